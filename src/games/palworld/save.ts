// A Palworld world as the game sees it: its files, and the records that lists are made of. All lists of the view derive
// from it.

import type { NodeId } from '../../graph/ids.ts';
import { getOrCreate, memoize } from '../../graph/made-once.ts';
import { type NamedSave, namedSave } from '../shared/game.ts';
import { className, type Fields, fields, nodesOfClass } from '../shared/read.ts';
import { type Named, type Place, placeOf, type Scope } from '../shared/scope.ts';
import { mapPosition } from './map-coordinates.ts';
import type { PalworldNames } from './names.ts';
import { keyOf, placeIn } from './read.ts';

export type PalworldSave = NamedSave<PalworldNames>;

const WORLD = 'PalWorldSaveGame';
/** Files with nothing but pals, which are saves of their own where no world is beside them. */
const STORAGE = /\b(PalGlobalPalStorage|PalDimensionPalStorage)SaveGame$/;

/** Null for saves of other games. */
export function palworldSave(scope: Scope, names: PalworldNames): PalworldSave | null {
  const isOurs = (name: string): boolean => isWorldClass(name) || STORAGE.test(name);
  return nodesOfClass(scope.graph, isOurs).length > 0 ? namedSave(scope, names) : null;
}

function isWorldClass(name: string): boolean {
  return name === WORLD || name.endsWith(`.${WORLD}`);
}

/** The file of the world or, where there is none, of a storage of pals. */
export const mainFile = memoize((save: PalworldSave): { node: NodeId; isWorld: boolean } => {
  const [world] = nodesOfClass(save.graph, isWorldClass);
  const node = world ?? nodesOfClass(save.graph, (name) => STORAGE.test(name))[0]!;
  return { node, isWorld: world !== undefined };
});

/** Files of this class: `PalWorldSaveGame` is the world itself. */
export function filesOfClass(save: PalworldSave, name: string): readonly NodeId[] {
  return nodesOfClass(save.graph, (own) => own === name || own.endsWith(`.${name}`));
}

export function worldFields(save: PalworldSave, names: string): Fields {
  return fields(save.graph, mainFile(save).node, names);
}

/** Records of these maps and arrays, by class. */
export function records(save: PalworldSave, name: string): readonly NodeId[] {
  return recordsByClass(save)(name);
}

const recordsByClass = memoize((save: PalworldSave) => {
  const known = new Map<string, readonly NodeId[]>();
  return (name: string): readonly NodeId[] =>
    getOrCreate(known, name, () => nodesOfClass(save.graph, (own) => own === name));
});

/** Records of a class by the GUID that is their key. */
export function recordsByKey(save: PalworldSave, name: string): ReadonlyMap<string, NodeId> {
  return keyIndexes(save)(name);
}

const keyIndexes = memoize((save: PalworldSave) => {
  const known = new Map<string, ReadonlyMap<string, NodeId>>();
  return (name: string): ReadonlyMap<string, NodeId> =>
    getOrCreate(
      known,
      name,
      () => new Map(records(save, name).map((node) => [keyOf(save.graph, node), node])),
    );
});

/** The first record of this class around a record. */
export function recordAround(save: PalworldSave, node: NodeId, name: string): NodeId | null {
  for (let at = save.graph.parent(node); at !== null; at = save.graph.parent(at))
    if (className(save.graph, at) === name) return at;
  return null;
}

/** A record with the title that people know it by. */
export function namedRecord(
  save: PalworldSave,
  title: string | null,
  id: string,
  node: NodeId | null,
): Named {
  return { title, name: id, path: node === null ? null : save.graph.path(node) };
}

/** A place in centimetres and on the game's map. */
export function placed(position: Place | null): {
  readonly position: Place | null;
  readonly mapPosition: ReturnType<typeof mapPosition>;
} {
  return { position, mapPosition: mapPosition(position) };
}

/** Where a record stands; `transform` is its property if the graph has no place for it. */
export function placeOfRecord(
  save: PalworldSave,
  node: NodeId,
  transform: () => Fields | null,
): Place | null {
  const known = placeOf(save.graph, node);
  if (known) return known;
  const found = transform();
  return placeIn(found?.value('Translation'), found);
}
