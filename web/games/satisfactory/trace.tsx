// Where belts and pipes of a building lead, drawn on the map.

import { useEffect, useState } from 'preact/hooks';
import { named } from '../../blocks/blocks.tsx';
import { useQuery } from '../../net/use-data.ts';
import { SatisfactoryTraceDocument, type SatisfactoryTraceQuery } from '../../queries.gen.ts';
import { Failure } from '../../shell/feedback.tsx';
import { count, figure } from '../../shell/format.ts';
import type { InspectorProps } from '../game.ts';

type Direction = 'UPSTREAM' | 'DOWNSTREAM';

export function Trace({ slug, path, className, onHighlight }: InspectorProps) {
  const [direction, setDirection] = useState<Direction | null>(null);
  const trace = useQuery(SatisfactoryTraceDocument, direction && { save: slug, from: path, direction });
  const found = trace.data?.save?.satisfactory?.trace;
  useEffect(() => setDirection(null), [path]);
  useEffect(() => {
    if (!direction || !found) return;
    const things = [...found.carriers, ...found.ends.map(({ object }) => object)];
    onHighlight(things.map(({ position, class: own }) => ({ position, classPath: own.path })));
  }, [found, direction]);
  // Conveyors, pipes and everything they connect are buildings.
  if (!/^build_/i.test(className)) return null;
  const choose = (next: Direction): void => {
    if (direction === next) onHighlight(null);
    setDirection(direction === next ? null : next);
  };
  return (
    <section class="game-details" aria-label="In the game">
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

type Traced = NonNullable<NonNullable<NonNullable<SatisfactoryTraceQuery['save']>['satisfactory']>['trace']>;

/** How far a trace leads, and what limits and what is on it. */
function TraceSummary({ found }: { readonly found: Traced }) {
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
