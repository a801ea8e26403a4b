// The progress of the players: phase, milestone, and what is still to collect.

import { Card, FactList, named, Progresses } from '../../blocks/blocks.tsx';
import { count, label } from '../../shell/format.ts';
import type { CardProps } from './dashboard-tables.tsx';

export function ProgressCard({ view: { progress } }: CardProps) {
  const { phase, activeMilestone, alternates, sink, phaseCost, phasePaid } = progress;
  return (
    <Card title="Progress" of={['progress']}>
      <FactList
        rows={[
          phase && ['Phase', named(phase), phase.name],
          activeMilestone && ['Milestone', named(activeMilestone), activeMilestone.name],
          ['Alternate recipes', alternates === null ? 'unknown' : count(alternates)],
          ['Coupons', sink === null || sink.coupons === null ? 'unknown' : count(sink.coupons)],
        ]}
      />
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
