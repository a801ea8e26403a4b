// Things that move or lie about in the world, and the plot they belong to.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { eachKnown, fields, nodesOfClass, referencedPath, referencesOf } from '../shared/read.ts';
import { type Place, placeOf, refTo } from '../shared/scope.ts';
import { itemKind } from './names.ts';
import { bigIn, shown } from './read.ts';
import type { SlimeRancherSave } from './save.ts';

export type ActorRow = ReturnType<typeof actor>;

const VALUES = [
  'actorId typeId emotions transformTime reproduceTime destroyTime cycle isFeral sceneGroup regionSetId isStatue',
  'statueActorId statusEffects',
].join(' ');

export const actors = memoize((save: SlimeRancherSave) => {
  return nodesOfClass(save.graph, (_, path) => path === 'SRAD.Actor').map((node) => actor(save, node));
});

export const slimes = memoize((save: SlimeRancherSave) =>
  actors(save).filter(({ kind }) => kind === 'SLIME'),
);

function actor(save: SlimeRancherSave, node: NodeId) {
  const { graph, scope } = save;
  const values = fields(graph, node, VALUES);
  const item = save.namedAt(values.value('typeId'));
  const moods = values.struct('emotions')?.struct('levels');
  const position = placeOf(graph, node);
  const plot = plotsByActor(save).get(node) ?? null;
  const nearest = plot === null && position ? nearestPlot(save, position) : null;
  return {
    object: scope.object(node),
    actorId: bigIn(values.value('actorId')),
    item,
    kind: item === null && !values.isWhole ? null : itemKind(item),
    sceneGroup: save.namedAt(values.value('sceneGroup')) ?? save.namedAt(values.value('regionSetId')),
    position,
    hunger: moods?.number('hunger') ?? null,
    agitation: moods?.number('agitation') ?? null,
    fear: moods?.number('fear') ?? null,
    sleepiness: moods?.number('sleepiness') ?? null,
    isFeral: values.boolean('isFeral'),
    isStatue: values.boolean('isStatue'),
    statueOf: refTo(scope, values.node('statueActorId')),
    ripeness: shown(values.struct('cycle')?.value('state')),
    transformTime: values.number('transformTime'),
    reproduceTime: values.number('reproduceTime'),
    destroyTime: values.number('destroyTime'),
    effects: eachKnown(values.structs('statusEffects'), (effect) => {
      const path = referencedPath(effect.value('effect'));
      return path === null ? [] : save.names.entry(path);
    }),
    plot: refTo(scope, plot ?? nearest),
    plotBy: plot !== null ? 'TRACKED' : nearest !== null ? 'NEAREST' : null,
  };
}

/** By actor, the first plot that lists it. */
const plotsByActor = memoize(({ graph }: SlimeRancherSave): ReadonlyMap<NodeId, NodeId> => {
  const plots = new Map<NodeId, NodeId>();
  for (const plot of nodesOfClass(graph, (name) => name === 'SRLP'))
    for (const actor of trackedBy(graph, plot)) if (!plots.has(actor)) plots.set(actor, plot);
  return plots;
});

/** What a plot lists; MISSING if nothing has the id any more. */
export function trackedBy(graph: Graph, plot: NodeId): NodeId[] {
  return referencesOf(graph).all(plot, 'tracked.ids[]');
}

/** A plot is about ten metres wide: a guess. */
const HALF_PLOT = 5;

/** Plots that have a place and list nothing, by the grid square of their size that they are in; the first of each. */
export type PlacedPlots = ReadonlyMap<string, { readonly node: NodeId; readonly place: Place }>;

const placedPlots = memoize(({ graph }: SlimeRancherSave): PlacedPlots => {
  const plots = new Map<string, { readonly node: NodeId; readonly place: Place }>();
  for (const node of nodesOfClass(graph, (name) => name === 'SRLP')) {
    const place = placeOf(graph, node);
    if (!place || fields(graph, node, 'tracked').has('tracked')) continue;
    const square = squareOf(place);
    if (!plots.has(square)) plots.set(square, { node, place });
  }
  return plots;
});

function squareOf({ x, z }: Place, right = 0, up = 0): string {
  const side = 2 * HALF_PLOT;
  return `${Math.floor(x / side) + right} ${Math.floor(z / side) + up}`;
}

/** The plot at a place, for saves whose plots list nothing. */
function nearestPlot(save: SlimeRancherSave, at: Place): NodeId | null {
  const plots = placedPlots(save);
  if (plots.size === 0) return null;
  let nearest: NodeId | null = null;
  let least = HALF_PLOT;
  for (const right of [-1, 0, 1]) {
    for (const up of [-1, 0, 1]) {
      const plot = plots.get(squareOf(at, right, up));
      if (!plot) continue;
      const far = Math.max(Math.abs(plot.place.x - at.x), Math.abs(plot.place.z - at.z));
      if (far > least) continue;
      nearest = plot.node;
      least = far;
    }
  }
  return nearest;
}
