// Why a machine stands still, and where belts and pipes of a building lead, drawn on the map.

import { useEffect, useState } from 'preact/hooks';
import { named } from '../../blocks/blocks.tsx';
import { useQuery } from '../../net/use-data.ts';
import {
  SatisfactoryCausesDocument,
  type SatisfactoryCausesQuery,
  SatisfactoryTraceDocument,
  type SatisfactoryTraceQuery,
} from '../../queries.gen.ts';
import { Button } from '../../shell/controls.tsx';
import { Failure } from '../../shell/feedback.tsx';
import { count, figure, stateText } from '../../shell/format.ts';
import type { InspectorProps } from '../game.ts';

type Direction = 'UPSTREAM' | 'DOWNSTREAM';

export function Trace({ slug, path, className, onHighlight, onShow }: InspectorProps) {
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
      <Why slug={slug} path={path} onShow={onShow} />
      <div class="actions">
        {(['UPSTREAM', 'DOWNSTREAM'] as const).map((way) => (
          <Button key={way} aria-pressed={direction === way} onClick={() => choose(way)}>
            Follow {way.toLowerCase()}
          </Button>
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

/** What a machine stands still for, from machine to machine up to where it begins. */
function Why({ slug, path, onShow }: Pick<InspectorProps, 'slug' | 'path' | 'onShow'>) {
  const { data } = useQuery(SatisfactoryCausesDocument, { save: slug, of: path });
  const steps = data?.save?.satisfactory?.causes ?? [];
  if (steps.length === 0) return null;
  return (
    <section aria-label="Why it stands still">
      <h3>Why it stands still</h3>
      <ol class="causes">
        {steps.map((step, at) => (
          <li key={step.object.path}>
            {at > 0 && (
              <Button
                class="link"
                onClick={() => onShow({ position: step.object.position, classPath: step.object.class.path })}
              >
                {named(step.building)}
              </Button>
            )}
            {at > 0 && step.recipe && ` (${named(step.recipe)})`} {causeText(step, steps[at - 1])}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Step = NonNullable<
  NonNullable<NonNullable<SatisfactoryCausesQuery['save']>['satisfactory']>['causes']
>[number];

/** @param before the step that it explains */
function causeText({ reason, waitsFor, inputStacks, recipeRow }: Step, before: Step | undefined): string {
  const [item] = waitsFor ?? [];
  const has = inputStacks?.find((stack) => stack.item?.name === item?.name)?.amount ?? 0;
  const takes = recipeRow?.ingredients?.find((one) => one.item.name === item?.name)?.amount;
  if (item)
    return `waits for ${named(item)}${takes === undefined ? '' : `, ${figure(has)} of ${figure(takes)}`}`;
  const isAwaited = (before?.waitsFor?.length ?? 0) > 0;
  if (reason === 'OUTPUT_FULL' && isAwaited) return 'has its output full, but nothing arrives';
  if (reason !== null) return stateText(reason === 'UNKNOWN' ? 'stands for an unknown reason' : reason);
  return isAwaited ? 'makes it too slowly' : 'takes it too slowly';
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
