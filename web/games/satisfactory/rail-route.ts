// The tracks that a train takes from stop to stop: the shortest way along joined tracks.

import type { SatisfactoryTracksQuery } from '../../queries.gen.ts';
import type { PlacedThing } from '../game.ts';

type View = NonNullable<NonNullable<SatisfactoryTracksQuery['save']>['satisfactory']>;
export type Track = NonNullable<View['railTracks']>['nodes'][number];
type Point = NonNullable<PlacedThing['position']>;

/** The tracks between these places and back to the first; where none lead on, that part is left out. */
export function railRoute(tracks: readonly Track[], stops: readonly Point[]): PlacedThing[] {
  const numbers = new Map(tracks.map(({ object }, at) => [object.path, at]));
  const joined = tracks.map(({ joinedTo }) =>
    (joinedTo ?? []).flatMap(({ path }) => numbers.get(path) ?? []),
  );
  const nearest = stops.map((stop) => nearestTrack(tracks, stop));
  const used = new Set<number>();
  nearest.forEach((from, at) => {
    const to = nearest[(at + 1) % nearest.length];
    if (from === null || to === null || to === undefined) return;
    for (const track of shortest(tracks, joined, from, to)) used.add(track);
  });
  return [...used].map((at) => {
    const { position, object } = tracks[at]!;
    return { position, classPath: object.class.path };
  });
}

function nearestTrack(tracks: readonly Track[], { x, y, z }: Point): number | null {
  let best: number | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  tracks.forEach(({ position }, at) => {
    if (!position) return;
    const far = Math.hypot(position.x - x, position.y - y, position.z - z);
    if (far < nearest) [best, nearest] = [at, far];
  });
  return best;
}

/** Dijkstra's, with a plain queue: railways have a few thousand tracks. */
function shortest(tracks: readonly Track[], joined: readonly number[][], from: number, to: number): number[] {
  const far = new Map([[from, 0]]);
  const before = new Map<number, number>();
  const open = new Set([from]);
  while (open.size > 0) {
    let next = -1;
    for (const at of open) if (next < 0 || far.get(at)! < far.get(next)!) next = at;
    open.delete(next);
    if (next === to) break;
    for (const other of joined[next]!) {
      const length = far.get(next)! + (tracks[other]!.length ?? 1);
      if (length >= (far.get(other) ?? Number.POSITIVE_INFINITY)) continue;
      far.set(other, length);
      before.set(other, next);
      open.add(other);
    }
  }
  if (!far.has(to)) return [];
  const way = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) way.push(at);
  return way;
}
