// What a player should look at first: what stands still and why, what runs short, and what has no power.

import { named, Problems } from '../../blocks/blocks.tsx';
import { addressOf } from '../../shell/address.ts';
import { count, counted, figure, stateText } from '../../shell/format.ts';
import { type SatisfactoryView, shortageOf } from './dashboard-tables.tsx';

const UNPOWERED: ReadonlySet<unknown> = new Set(['NO_POWER', 'NOT_CONNECTED']);
const MOST_SHORT = 3;

export function ProblemsCard({ view, slug }: { readonly view: SatisfactoryView; readonly slug: string }) {
  const reasons = view.idle?.groups?.nodes ?? [];
  const still = reasons.filter(({ keys: [reason] }) => !UNPOWERED.has(reason));
  const dark = reasons.filter(({ keys: [reason] }) => UNPOWERED.has(reason));
  const short = view.balance?.nodes.filter(({ isShort }) => isShort) ?? [];
  const manyShort = view.short?.totalCount ?? 0;
  const drained = (view.circuits?.nodes ?? []).filter(({ headroom }) => headroom !== null && headroom < 0);
  const total = (groups: typeof reasons): number => groups.reduce((sum, group) => sum + group.count, 0);
  const unpowered = [
    ...(total(dark) > 0 ? [counted(total(dark), 'machine')] : []),
    ...drained.map(({ number, headroom }) => `circuit ${number} lacks ${figure(-headroom!)} MW`),
  ];
  const onMap = addressOf({ slug, view: 'map', state: { color: 'attribute:standstill' } });
  return (
    <Problems
      problems={[
        total(still) > 0 && (
          <>
            <strong>
              {counted(total(still), 'machine')} {total(still) === 1 ? 'stands' : 'stand'} still
            </strong>
            :{' '}
            {still
              .map(
                ({ keys: [reason], count: many }) =>
                  `${count(many)} ${reason === 'UNKNOWN' ? 'for unknown reasons' : stateText(reason)}`,
              )
              .join(', ')}
            . <a href={onMap}>Show on the map</a>
          </>
        ),
        manyShort > 0 && (
          <>
            <strong>
              {counted(manyShort, 'item')} {manyShort === 1 ? 'runs' : 'run'} short
            </strong>
            :{' '}
            {short
              .slice(0, MOST_SHORT)
              .map((row) => `${named(row.item)} (${shortageOf(row)})`)
              .join(', ')}
            {manyShort > MOST_SHORT && ` and ${count(manyShort - MOST_SHORT)} more`}.
          </>
        ),
        unpowered.length > 0 && (
          <>
            <strong>Without power</strong>: {unpowered.join(', ')}.
          </>
        ),
      ]}
    />
  );
}
