/**
 * One small factory that every save version writes in its own way: most of what differs between versions is in it.
 * What a version does not know yet is left out. Bodies of its objects are those of the corpus, each from the version on
 * that first wrote it so; headers, levels and sizes around them are written here.
 */
import { corpusRows } from '../../corpus.ts';
import { classes, inWorld, world } from '../game.ts';
import type { HeaderSpec } from '../header.ts';
import { actor, type ObjectSpec } from '../objects.ts';
import { ref } from '../refs.ts';
import type { GridSpec, LevelSpec, SaveSpec } from '../save.ts';
import { step } from '../versions.ts';

type Since<T> = readonly (readonly [version: number, value: T])[];

const rows = corpusRows<
  Pick<ObjectSpec, 'kind' | 'class' | 'path' | 'transform'> & {
    bodies: Since<string>;
    grids?: Since<GridSpec[]>;
  }
>('satisfactory/factory.jsonl');

/** The last that is as old as the version. */
const lastOf = <T>(values: Since<T>, version: number): T | undefined =>
  values.findLast(([since]) => since <= version)?.[1];

const firstWithLightweights = 46;

export function factoryHeader(version: number, changes: Partial<HeaderSpec> = {}): HeaderSpec {
  return {
    headerVersion: headerVersionOf(version),
    saveVersion: version,
    session: `Version ${version}`,
    playSeconds: 3600,
    savedAt: '2024-09-10T12:00:00Z',
    ...changes,
  };
}

/** Save versions that had a new header. */
const FIRSTS = [49, 41, 33, 26, 22, 21];
const headerVersionOf = (version: number): number =>
  [14, 13, 10, 9, 8, 6][FIRSTS.findIndex((first) => version >= first)] ?? 5;

function factoryObjects(version: number): ObjectSpec[] {
  return rows.flatMap(({ bodies = [], ...row }) => {
    const body = lastOf(bodies, version);
    return body === undefined ? [] : { ...row, properties: [], body: Buffer.from(body, 'base64') };
  });
}

/** How a streamed level is called in this version, and what its objects call it. */
function levelNames(version: number): { name: string; inside: string } {
  if (version < step.wide) {
    return {
      name: 'Level /Game/FactoryGame/Map/GameLevel01/Tile_X2_Y1.Tile_X2_Y1:PersistentLevel',
      inside: 'Tile_X2_Y1',
    };
  }
  const name = version < firstWithLightweights ? 'MainGrid_L5_X-1_Y-1_DL0' : 'AAAAABBBBBCCCCCDDDDDEEEEE';
  return { name, inside: name };
}

/** A level with one slug left and one collected. */
function slugLevel(version: number): LevelSpec {
  const names = levelNames(version);
  const slug = actor(classes.blueSlug, inWorld('BP_Crystal5'), [], {
    ...{ transform: { position: [5000, 6000, 700] }, placedInLevel: true },
  });
  return { ...names, objects: [slug], destroyed: [ref(inWorld('BP_Crystal6'), names.inside)] };
}

export function factorySave(version: number): SaveSpec {
  const levels =
    version < step.levels ? [] : [slugLevel(version), { ...levelNames(version), name: 'Empty', objects: [] }];
  const grids = lastOf(rows.at(-1)!.grids!, version);
  return {
    header: factoryHeader(version),
    objects: factoryObjects(version),
    levels,
    destroyed: [{ level: 'Persistent_Level', refs: [world('BP_DropPod9')] }],
    ...(grids && { grids }),
  };
}
