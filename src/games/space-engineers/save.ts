// A world of Space Engineers as the game sees it. All lists of the view derive from it.

import { memoize, type NamedSave, type NodeId, nodesOfClass } from '../shared/kit.ts';

export type SpaceEngineersSave = NamedSave;

/** The game's own classes all begin like this. */
const PREFIX = 'MyObjectBuilder_';

/** A class in words. */
export function titleOf(name: string): string | null {
  return /^MyObjectBuilder_\w+$/.test(name) ? words(shortName(name)) : null;
}

/** `MyObjectBuilder_CargoContainer` is `CargoContainer`. */
export function shortName(name: string): string {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
}

/** `LargeBlockSmallContainer` is "Large block small container". */
export function words(name: string): string {
  return name
    .replaceAll(/[_/]/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z](?=[a-z])/g, (start) => ` ${start.toLowerCase()}`)
    .trim();
}

/** The game puts the sign of the player's platform in front: a character that only its own fonts have. */
export function personName(name: string | null): string | null {
  return name?.replace(/^[\ue000-\uf8ff]/, '') ?? null;
}

/** Objects of a class of the game. */
export function ofClass({ graph }: SpaceEngineersSave, name: string): readonly NodeId[] {
  return nodesOfClass(graph, (own) => own === PREFIX + name);
}

/** Grids that are there. Those inside others are only shown by projectors, or kept in their blocks. */
export const gridNodes = memoize((save: SpaceEngineersSave): readonly NodeId[] => {
  const sectors = new Set(ofClass(save, 'Sector'));
  return ofClass(save, 'CubeGrid').filter((node) => {
    const parent = save.graph.parent(node);
    return parent !== null && sectors.has(parent);
  });
});
