// How far the players are: phase, milestone, and what is still to collect.

import { Card, Meter, named } from '../../blocks/blocks.tsx';
import { count, label } from '../../shell/format.ts';
import type { CardProps } from './dashboard-tables.tsx';

export function ProgressCard({ view: { progress } }: CardProps) {
  const { phase, activeMilestone, alternates, sink, phaseCost, phasePaid } = progress;
  return (
    <Card title="Progress">
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
      <ul class="bars">
        {(phaseCost ?? []).map(({ item, amount }) => {
          const paid = phasePaid?.find((one) => one.item.name === item.name)?.amount ?? 0;
          return (
            <li key={item.name}>
              <span class="bar-label">{named(item)}</span>
              <Meter value={paid} of={amount} label={`${count(paid)} of ${count(amount)}`} />
              <span class="number">{`${count(paid)}/${count(amount)}`}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export function CollectedCard({ view: { collected } }: CardProps) {
  return (
    <Card title="Collected">
      <ul class="bars">
        {collected.map(({ kind, total, collected: found, unknown, isComplete }) => (
          <li key={kind}>
            <span class="bar-label">{label(kind)}</span>
            <Meter value={found} of={total} label={`${found} of ${total}`} />
            <span class="number">{`${count(found)}/${count(total)}${isComplete && unknown === 0 ? '' : '+'}`}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
