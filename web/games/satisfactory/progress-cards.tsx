// How far the players are: phase, milestone, and what is still to collect.

import { Card, named, Progresses } from '../../blocks/blocks.tsx';
import { count, label } from '../../shell/format.ts';
import type { CardProps } from './dashboard-tables.tsx';

export function ProgressCard({ view: { progress } }: CardProps) {
  const { phase, activeMilestone, alternates, sink, phaseCost, phasePaid } = progress;
  return (
    <Card title="Progress" of={['progress']}>
      <dl class="facts">
        {phase && (
          <>
            <dt>Phase</dt>
            <dd title={phase.name}>{named(phase)}</dd>
          </>
        )}
        {activeMilestone && (
          <>
            <dt>Milestone</dt>
            <dd title={activeMilestone.name}>{named(activeMilestone)}</dd>
          </>
        )}
        <dt>Alternate recipes</dt>
        <dd>{alternates === null ? 'unknown' : count(alternates)}</dd>
        <dt>Coupons</dt>
        <dd>{sink === null || sink.coupons === null ? 'unknown' : count(sink.coupons)}</dd>
      </dl>
      <Progresses
        rows={(phaseCost ?? []).map(({ item, amount }) => ({
          name: named(item),
          value: phasePaid?.find((one) => one.item.name === item.name)?.amount ?? 0,
          of: amount,
        }))}
      />
    </Card>
  );
}

export function CollectedCard({ view: { collected } }: CardProps) {
  return (
    <Card title="Collected" of={['collected']}>
      <Progresses
        rows={collected.map(({ kind, total, collected: found, unknown, isComplete }) => ({
          name: label(kind),
          value: found,
          of: total,
          text: `${count(found)}/${count(total)}${isComplete && unknown === 0 ? '' : '+'}`,
        }))}
      />
    </Card>
  );
}
