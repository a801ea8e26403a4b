// Details of a machine in the inspector, and where its belts and pipes lead, drawn on the map.

import { useEffect, useState } from 'preact/hooks';
import { named } from '../../blocks/blocks.tsx';
import { useQuery } from '../../net/use-data.ts';
import {
  SatisfactoryMachineAtDocument,
  type SatisfactoryMachineAtQuery,
  SatisfactoryTraceDocument,
  type SatisfactoryTraceQuery,
} from '../../queries.gen.ts';
import { Failure } from '../../shell/feedback.tsx';
import { count, figure, percent, stateText } from '../../shell/format.ts';
import type { InspectorProps } from '../game.ts';

type Direction = 'UPSTREAM' | 'DOWNSTREAM';

export function MachineDetails({ slug, path, className, onHighlight }: InspectorProps) {
  const [direction, setDirection] = useState<Direction | null>(null);
  const machine = useQuery(SatisfactoryMachineAtDocument, { save: slug, path });
  const trace = useQuery(SatisfactoryTraceDocument, direction && { save: slug, from: path, direction });
  const found = trace.data?.save?.satisfactory?.trace;
  useEffect(() => setDirection(null), [path]);
  useEffect(() => {
    if (!direction || !found) return;
    const things = [...found.carriers, ...found.ends.map(({ object }) => object)];
    onHighlight(things.map(({ position, class: own }) => ({ position, classPath: own.path })));
  }, [found, direction]);
  const row = machine.data?.save?.satisfactory?.machines?.nodes[0];
  // Conveyors, pipes and everything they connect are buildings.
  if (!/^build_/i.test(className)) return null;
  const choose = (next: Direction): void => {
    if (direction === next) onHighlight(null);
    setDirection(direction === next ? null : next);
  };
  return (
    <section class="game-details" aria-label="In the game">
      {row && <MachineFacts row={row} />}
      <div class="actions">
        {(['UPSTREAM', 'DOWNSTREAM'] as const).map((way) => (
          <button
            key={way}
            type="button"
            class="button"
            aria-pressed={direction === way}
            onClick={() => choose(way)}
          >
            Follow {way.toLowerCase()}
          </button>
        ))}
      </div>
      {trace.error && <Failure error={trace.error} />}
      {direction && found && <TraceSummary found={found} />}
      {direction && !trace.isLoading && !trace.error && !found && (
        <p class="muted">No belts or pipes lead on.</p>
      )}
    </section>
  );
}

type View<Query extends { readonly save: { readonly satisfactory: unknown } | null }> = NonNullable<
  NonNullable<Query['save']>['satisfactory']
>;
type MachineRow = NonNullable<View<SatisfactoryMachineAtQuery>['machines']>['nodes'][number];
type Trace = NonNullable<View<SatisfactoryTraceQuery>['trace']>;

function MachineFacts({ row }: { readonly row: MachineRow }) {
  return (
    <dl class="facts">
      {row.recipe && (
        <>
          <dt>Recipe</dt>
          <dd>{named(row.recipe)}</dd>
        </>
      )}
      {row.resource && (
        <>
          <dt>Digs</dt>
          <dd>
            {named(row.resource)} {row.purity?.toLowerCase()}
          </dd>
        </>
      )}
      <dt>State</dt>
      <dd>
        {row.reason === null ? 'runs' : stateText(row.reason)}
        {row.productivity === null ? '' : `, ${percent(row.productivity)} productive`}, clock{' '}
        {row.clock === null ? 'unknown' : percent(row.clock)}
      </dd>
      {row.circuit !== null && (
        <>
          <dt>Power</dt>
          <dd>
            {row.capacity === null ? `${figure(row.draw ?? 0)} MW` : `gives ${figure(row.capacity)} MW`},
            circuit {row.circuit}
          </dd>
        </>
      )}
      {row.rates?.map(({ item, direction: way, perMinute, measuredPerMinute }) => (
        <>
          <dt>{way === 'IN' ? 'Takes' : 'Makes'}</dt>
          <dd>
            {named(item)} {figure(measuredPerMinute)}{' '}
            <span class="muted">of {figure(perMinute)} a minute</span>
          </dd>
        </>
      ))}
    </dl>
  );
}

/** How far a trace leads, and what limits and what is on it. */
function TraceSummary({ found }: { readonly found: Trace }) {
  return (
    <p class="muted" role="status">
      {count(found.carrierCount)} belts and pipes to {count(found.ends.length)}{' '}
      {found.ends.length === 1 ? 'building' : 'buildings'}
      {found.bottleneck &&
        `; at most ${figure(found.bottleneck.perMinute)} a minute through ${named(found.bottleneck.building)}`}
      {found.items.length > 0 &&
        `; on them ${found.items
          .slice(0, 4)
          .map(({ item, amount }) => `${figure(amount)} ${named(item)}`)
          .join(', ')}`}
      .
    </p>
  );
}
