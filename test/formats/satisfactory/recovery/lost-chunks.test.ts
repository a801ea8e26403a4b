// A chunk that is lost takes what something else is told by: the header of the lightweight subsystem, the name of a
// level, the sizes of lists. What lies in other chunks is there all the same.

import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import { classes, inWorld, recipes, swatch } from '../../../tools/satisfactory/game.ts';
import { actor, type ObjectSpec } from '../../../tools/satisfactory/objects.ts';
import { ref } from '../../../tools/satisfactory/refs.ts';
import {
  type Marks,
  type SaveSpec,
  writeBody,
  writeSave,
  writeSaveAround,
} from '../../../tools/satisfactory/save.ts';
import { chunkOffsets } from '../../../tools/unreal/chunks.ts';
import { int, prop } from '../../../tools/unreal/tags.ts';
import { readFile } from '../read-file.ts';

const CHUNK = 512;
/** After the header of a chunk: the first block becomes one of a kind that does not exist. */
const FIRST_BLOCK = 49 + 2;
const SUBSYSTEM = inWorld('LightweightBuildableSubsystem');

const poles = (from: number, to: number): ObjectSpec[] =>
  Array.from({ length: to - from }, (_, at) =>
    actor(classes.pole, inWorld(`Build_PowerPoleMk1_C_${from + at}`), [prop('mTier', int(from + at))]),
  );

function subsystem(count: number, path = SUBSYSTEM, swatches: readonly number[] = [0]): ObjectSpec {
  const instances = Array.from({ length: count }, (_, at) => ({
    position: [at, 0, 8] as [number, number, number],
    swatch: swatch(swatches[at % swatches.length]!),
    recipe: recipes.ironPlate,
  }));
  const group = { class: { level: '', path: classes.foundation }, instances };
  return actor(classes.lightweights, path, [], {
    trailing: { class: 'lightweights', version: 3, classes: [group] },
  });
}

/** The save without the chunk that holds a byte of its body. */
function without(spec: SaveSpec, ...lost: readonly (string | number)[]) {
  const chunks = { version: 2 as const, size: CHUNK };
  const marks: Marks = new Map();
  writeBody({ ...spec, chunks }, marks);
  const bytes = writeSave({ ...spec, chunks });
  const offsets = chunkOffsets(bytes);
  for (const place of lost) {
    const at = typeof place === 'number' ? place : marks.get(place);
    if (at === undefined) throw new Error(`no ${place}`);
    bytes[offsets[Math.floor(at / CHUNK)]! + FIRST_BLOCK] = 0x07;
  }
  return readFile('lost.sav', bytes).graph;
}

describe('lightweight buildables whose subsystem has lost its header', () => {
  const spec = (...objects: readonly ObjectSpec[]): SaveSpec => ({
    ...factorySave(52),
    ...{ levels: [], objects: [...poles(0, 9), ...objects, ...poles(9, 20)] },
  });
  const children = (graph: ReturnType<typeof without>): number =>
    graph.children(graph.find(SUBSYSTEM)).length;

  it('are its children all the same, and it is missing', () => {
    const graph = without(spec(subsystem(12)), `header:${SUBSYSTEM}`);
    const node = graph.find(SUBSYSTEM);
    expect(graph.kind(node)).toBe('MISSING');
    expect(graph.issuesOf(node).map(({ code }) => code)).toEqual(['UNMATCHED']);
    expect(children(graph)).toBe(12);
    const last = graph.find(`${SUBSYSTEM}.Build_Foundation_8x4_01_C[11]`);
    expect(graph.position(last)).toEqual([11, 0, 8]);
    expect(graph.header(node)).toEqual({});
  });

  it('are left out where their class is lost too', () => {
    const graph = without(spec(subsystem(12)), `header:${SUBSYSTEM}`, `body:${SUBSYSTEM}`);
    // Their class stands in the lost chunk.
    expect(graph.find(SUBSYSTEM)).toBe(-1);
    const body = without(spec(subsystem(12)), `body:${SUBSYSTEM}`);
    expect(body.kind(body.find(SUBSYSTEM))).toBe('ACTOR');
  });

  it('are nobody’s where they are too few to be sure of, or stand in two bodies', () => {
    const few = without(spec(subsystem(3)), `header:${SUBSYSTEM}`);
    expect(few.find(SUBSYSTEM)).toBe(-1);
    const two = spec(subsystem(12), subsystem(12, `${SUBSYSTEM}2`));
    const both = without(two, `header:${SUBSYSTEM}`, `header:${SUBSYSTEM}2`);
    expect(both.find(SUBSYSTEM)).toBe(-1);
  });
});

describe('a level whose name is lost', () => {
  const names = ['A', 'B', 'C'].map((mark) => `${'L'.repeat(20)}${mark}`);
  const inLevel = (name: string, object: string): string => `${name}:PersistentLevel.${object}`;
  const spec = (pad: number): SaveSpec => ({
    ...factorySave(52),
    objects: poles(0, 9),
    levels: names.map((name, at) => ({
      name,
      objects: [actor(classes.pole, inLevel(name, `Pole_${at === 0 ? '1'.repeat(pad) : 1}`), [])],
    })),
  });
  /** Sizes of the second level stand at the beginning of a chunk, its name in the chunk before. */
  const pad = Array.from({ length: CHUNK }, (_, at) => at + 1).find((of) => {
    const marks: Marks = new Map();
    writeBody(spec(of), marks);
    return marks.get(`toc.size:${names[1]}`)! % CHUNK === 0;
  })!;
  const marks: Marks = new Map();
  writeBody(spec(pad), marks);

  it('is not taken for the last of all', () => {
    const graph = without(spec(pad), marks.get(`toc.size:${names[1]}`)! - 1);
    for (const { path } of poles(0, 9))
      expect(graph.span(graph.find(path as string)), String(path)).not.toBeNull();
    const [, second, third] = names.map((name) => graph.find(inLevel(name, 'Pole_1')));
    expect(graph.level(third!)).toBe(names[2]);
    expect(graph.span(second!)).not.toBeNull();
    expect(graph.level(second!)).not.toBe('Persistent_Level');
  });
});

describe('a level whose bodies have lost their size', () => {
  const inLevel = (name: string, at: number): string => `${name}:PersistentLevel.Wall_${at}`;
  // 25 bytes each: a body, its own size and those after it look like a list of 25 texts that ends with the level.
  const walls = (name: string): ObjectSpec[] =>
    Array.from({ length: 150 }, (_, at) => actor(classes.wall, inLevel(name, at), []));
  const spec: SaveSpec = {
    ...factorySave(36),
    levels: ['First', 'Second'].map((name) => ({ name, objects: walls(name) })),
  };

  it('ends at a list of objects, not of anything', () => {
    const marks: Marks = new Map();
    writeBody(spec, marks);
    const offsets = (graph: ReturnType<typeof without>): (number | undefined)[] =>
      Array.from({ length: 150 }, (_, at) => graph.span(graph.find(inLevel('First', at)))?.offset);
    const whole = offsets(without(spec));
    const left = offsets(without(spec, 'data.size:First'));
    expect(left.filter((offset) => offset !== undefined).length).toBeGreaterThan(100);
    for (const [at, offset] of left.entries())
      if (offset !== undefined) expect([at, offset]).toEqual([at, whole[at]]);
  });
});

describe('lists of actors that are gone', () => {
  const LISTS = 'destroyed.count:Persistent_Level';
  const BODIES = 'data.size:Persistent_Level';
  const gone = ['A', 'B', 'C', 'D'].map((level) => ({
    level,
    refs: Array.from({ length: 12 }, (_, at) => ref(inWorld(`Gone_${level}_${at}`), level)),
  }));
  const spec: SaveSpec = {
    ...factorySave(52),
    ...{ levels: [], objects: poles(0, 30), destroyed: gone, tocDestroyed: null },
  };
  const marks: Marks = new Map();
  writeBody(spec, marks);
  const all = gone.flatMap(({ refs }) => refs.map(({ path }) => path as string));
  const found = (graph: ReturnType<typeof without>): string[] =>
    Array.from({ length: graph.count }, (_, node) => node as NodeId)
      .filter((node) => {
        const { collected } = graph.header(node);
        return collected === true;
      })
      .map((node) => graph.path(node));

  it('are all read where they are sound', () => {
    expect(found(without(spec))).toEqual(all);
  });

  it('are read up to the one that is damaged, and it is said', () => {
    const graph = without(spec, marks.get(LISTS)! + 3 * CHUNK);
    const left = found(graph);
    expect(left.length).toBeGreaterThan(0);
    expect(left).toEqual(all.slice(0, left.length));
    expect(left.length).toBeLessThan(all.length);
    expect(graph.data.issues.some(({ code }) => code === 'INFLATE')).toBe(true);
  });

  it('that have no room are reported', () => {
    const body = writeBody(spec);
    new DataView(body.buffer, body.byteOffset).setInt32(marks.get(LISTS)!, 0x7fffffff, true);
    const { graph } = readFile('many.sav', writeSaveAround(spec, body));
    expect(graph.data.issues.map(({ code }) => code)).toContain('COUNT');
    expect(found(graph)).toEqual([]);
  });

  it('end the bodies whose size is lost', () => {
    const graph = without(spec, BODIES);
    expect(found(graph)).toEqual(all);
    expect(graph.span(graph.find(inWorld('Build_PowerPoleMk1_C_20')))).not.toBeNull();
  });
});

describe('a first level whose name is lost', () => {
  const long = (name: string): string => `Level /Game/Map/${name}.${name}:PersistentLevel`;
  const inLevel = (name: string, at: number): string => `${name}:PersistentLevel.Wall_${at}`;
  const spec: SaveSpec = {
    ...factorySave(36),
    levels: ['Tile_X1', 'Tile_X2'].map((name) => ({
      ...{ name: long(name), inside: name },
      objects: Array.from({ length: 30 }, (_, at) => actor(classes.wall, inLevel(name, at), [])),
    })),
  };

  it('is named as the levels after it are', () => {
    const graph = without(spec, 0);
    expect(graph.level(graph.find(inLevel('Tile_X1', 29)))).toBe(long('Tile_X1'));
  });
});
