// Bodies between two lost chunks, of which nothing but the size, the first property, what built them or a place says
// whose they are; headers between two lost chunks, of which nothing but their bodies and the bytes that are lost says
// which they are.

import { describe, expect, it } from 'vitest';
import type { Graph } from '../../../../src/graph/graph.ts';
import { fieldsJson } from '../../../../src/graph/values.ts';
import { factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import { classes, inWorld } from '../../../tools/satisfactory/game.ts';
import { chunkOffsets } from '../../../tools/satisfactory/hostile.ts';
import type { Marks } from '../../../tools/satisfactory/levels.ts';
import { actor, type ObjectSpec } from '../../../tools/satisfactory/objects.ts';
import { type SaveSpec, writeBody, writeSave } from '../../../tools/satisfactory/save.ts';
import { asset } from '../../../tools/satisfactory/strings.ts';
import { int, object, prop, str, struct } from '../../../tools/satisfactory/values.ts';
import { readFile } from '../read-file.ts';

const CHUNK = 512;
/** After the header of a chunk: the first block becomes one of a kind that does not exist. */
const FIRST_BLOCK = 49 + 2;
const EACH = 150;

type Properties = (at: number) => ObjectSpec['properties'];

const many = (className: string, name: string, properties: Properties): ObjectSpec[] =>
  Array.from({ length: EACH }, (_, at) => ({
    ...actor(className, inWorld(`${name}_${at}`), properties(at)),
    transform: { position: placeOf(at) },
  }));

/** Spread over the map. */
const placeOf = (at: number): [number, number, number] => [
  ((at * 7919) % 1000) * 900,
  ((at * 104_729) % 1009) * 900,
  0,
];
/** Of all sizes, without an order. */
const textOf = (at: number): string => 'x'.repeat((at * 7919) % 211);

const poles = (properties: Properties): ObjectSpec[] => many(classes.pole, 'Pole', properties);
const walls = (properties: Properties): ObjectSpec[] => many(classes.foundation, 'Wall', properties);

/** The save without the chunks in which the bodies of these objects begin. */
function without(objects: readonly ObjectSpec[], ...lost: readonly string[]): Graph {
  return withoutChunks(
    objects,
    lost.map((name) => `body:${inWorld(name)}`),
  );
}

/** The save without the chunks in which the headers of these objects begin. */
function withoutHeaders(objects: readonly ObjectSpec[], ...lost: readonly string[]): Graph {
  return withoutChunks(
    objects,
    lost.map((name) => `header:${inWorld(name)}`),
  );
}

function withoutChunks(objects: readonly ObjectSpec[], lost: readonly string[]): Graph {
  const chunks = { version: 2 as const, size: CHUNK };
  const spec: SaveSpec = { ...factorySave(46), levels: [], objects: [...objects], chunks };
  const marks: Marks = new Map();
  writeBody(spec, marks);
  const bytes = writeSave(spec);
  const offsets = chunkOffsets(bytes);
  for (const name of lost) {
    const chunk = Math.floor(marks.get(name)! / CHUNK);
    bytes[offsets[chunk]! + FIRST_BLOCK] = 0x07;
  }
  return readFile('lost.sav', bytes).graph;
}

/** What an object answers: its properties, and the codes of its issues. */
function answer(graph: Graph, name: string) {
  const node = graph.find(inWorld(name));
  const codes = graph.issuesOf(node).map(({ code }) => code);
  return { ...fieldsJson(graph.properties(node), 8), codes };
}

const unplaced = (graph: Graph): boolean =>
  graph.data.issues.some(({ code, node }) => code === 'UNMATCHED' && node === null);

describe('a run of bodies between two lost chunks', () => {
  it('is placed by how many bodies of one size were lost, and marked', () => {
    const objects = poles((at) => [prop('mTier', int(at))]);
    const graph = without(objects, 'Pole_40', 'Pole_110');
    expect(answer(graph, 'Pole_20')).toEqual({ mTier: 20, codes: [] });
    for (const at of [60, 80, 100])
      expect(answer(graph, `Pole_${at}`)).toEqual({ mTier: at, codes: ['UNMATCHED'] });
    expect(answer(graph, 'Pole_130')).toEqual({ mTier: 130, codes: [] });
    expect(answer(graph, 'Pole_41')).toEqual({ codes: ['INFLATE'] });
    expect(unplaced(graph)).toBe(false);
  });

  it('is placed by where its first properties change, and marked', () => {
    const objects = [
      ...poles((at) => [prop('mTier', int(at)), prop('mName', str(textOf(at)))]),
      ...walls((at) => [prop('mSize', int(at)), prop('mName', str(textOf(at + 3)))]),
    ];
    const graph = without(objects, 'Pole_80', 'Wall_60');
    expect(answer(graph, 'Pole_120')).toMatchObject({ mTier: 120, codes: ['UNMATCHED'] });
    expect(answer(graph, 'Wall_30')).toMatchObject({ mSize: 30, codes: ['UNMATCHED'] });
    expect(answer(graph, 'Wall_120')).toMatchObject({ mSize: 120, codes: [] });
  });

  it('is placed by the recipes of what was built, and marked', () => {
    const built = (name: string, at: number) => [
      prop('mName', str(textOf(at))),
      prop('mBuiltWithRecipe', object(asset(`/Game/Recipes/${name}.${name}_C`))),
    ];
    const objects = [
      ...poles((at) => built('Recipe_Pole', at)),
      ...walls((at) => built('Recipe_Wall', at + 3)),
    ];
    const graph = without(objects, 'Pole_2', 'Wall_147');
    expect(unplaced(graph)).toBe(false);
    expect(answer(graph, 'Pole_120')).toMatchObject({ mName: textOf(120), codes: ['UNMATCHED'] });
    expect(answer(graph, 'Wall_30')).toMatchObject({ mName: textOf(33), codes: ['UNMATCHED'] });
  });

  it('is nobody’s where bodies of one class have all sizes', () => {
    const objects = poles((at) => [prop('mTier', int(at)), prop('mName', str(textOf(at)))]);
    const graph = without(objects, ...[40, 42, 44, 46, 110, 112, 114].map((at) => `Pole_${at}`));
    expect(unplaced(graph)).toBe(true);
    expect(answer(graph, 'Pole_20')).toMatchObject({ mTier: 20, codes: [] });
    expect(answer(graph, 'Pole_80')).toEqual({ codes: ['INFLATE'] });
    expect(answer(graph, 'Pole_130')).toMatchObject({ mTier: 130, codes: [] });
  });

  it('is placed for certain by the places that its bodies name', () => {
    const objects = poles((at) => {
      const [x, y, z] = placeOf(at);
      const place = struct('Vector', { binary: 'reals', values: [x + 50, y, z] });
      return [prop('mName', str(textOf(at))), prop('mPlace', place), prop('mTier', int(at))];
    });
    const graph = without(objects, 'Pole_40', 'Pole_110');
    expect(answer(graph, 'Pole_80')).toMatchObject({ mTier: 80, codes: [] });
    expect(unplaced(graph)).toBe(false);
  });
});

describe('a run of headers between two lost chunks', () => {
  const tiers: Properties = (at) => [prop('mTier', int(at))];

  it('is placed by the bytes that the lost ones took, and its bodies are marked', () => {
    const graph = withoutHeaders(poles(tiers), 'Pole_20', 'Pole_50');
    expect(answer(graph, 'Pole_10')).toEqual({ mTier: 10, codes: [] });
    for (const at of [25, 30, 45])
      expect(answer(graph, `Pole_${at}`)).toEqual({ mTier: at, codes: ['UNMATCHED'] });
    expect(answer(graph, 'Pole_130')).toEqual({ mTier: 130, codes: [] });
  });

  it('is placed by where their class changes as bodies do', () => {
    // The names of all lengths say nothing of how many are lost.
    const named = (specs: ObjectSpec[]): ObjectSpec[] =>
      specs.map((spec, at) => ({ ...spec, path: `${spec.path}${textOf(at)}` }));
    const objects = [...named(poles(tiers)), ...named(walls((at) => [prop('mSize', int(at))]))];
    const name = ({ path }: ObjectSpec): string => String(path).slice(inWorld('').length);
    const lost = [100, 102, 104, 240, 242].map((at) => name(objects[at]!));
    const graph = withoutHeaders(objects, ...lost);
    expect(answer(graph, name(objects[120]!))).toEqual({ mTier: 120, codes: ['UNMATCHED'] });
    expect(answer(graph, name(objects[200]!))).toEqual({ mSize: 50, codes: ['UNMATCHED'] });
    expect(answer(graph, name(objects[290]!))).toEqual({ mSize: 140, codes: [] });
  });

  it('is placed by what headers of its class take, if those lost may be of it', () => {
    // Bodies of walls look the same, and their names are shorter or longer.
    const longer = (by: (at: number) => number) => (spec: ObjectSpec, at: number) => ({
      ...spec,
      path: `${spec.path}_${'x'.repeat(by(at))}`,
    });
    const lost = [20, 22, 24, 26, 50, 52, 54].map((at) => `Pole_${at}_${'x'.repeat(80)}`);
    const objects = [...walls(tiers).map(longer((at) => at)), ...poles(tiers).map(longer(() => 80))];
    const graph = withoutHeaders(objects, ...lost);
    for (const at of [35, 45]) {
      const pole = `Pole_${at}_${'x'.repeat(80)}`;
      expect(answer(graph, pole)).toEqual({ mTier: at, codes: ['UNMATCHED'] });
    }
  });

  describe('where any number may be lost behind it', () => {
    const named = (properties: Properties): Graph => {
      const objects = poles(properties).map((spec, at) =>
        at < 108 || at > 131 ? spec : { ...spec, path: `${spec.path}${textOf(at)}` },
      );
      const name = (at: number): string => String(objects[at]!.path).slice(inWorld('').length);
      const lost = [100, 112, 113, 114, 115, 116, 117, 118, 126, 127, 128, 129, 130, 131, 132];
      return withoutHeaders(objects, ...lost.map(name));
    };
    const middle = `Pole_122${textOf(122)}`;

    it('is placed if bodies show that those lost before it are of its class', () => {
      const graph = named(tiers);
      expect(answer(graph, 'Pole_105')).toEqual({ mTier: 105, codes: ['UNMATCHED'] });
      expect(answer(graph, middle)).toEqual({ codes: ['INFLATE'] });
      expect(answer(graph, 'Pole_140')).toEqual({ mTier: 140, codes: [] });
    });

    it('is nobody’s if bodies may be of any class', () => {
      const graph = named(() => []);
      for (const pole of ['Pole_105', middle]) expect(answer(graph, pole)).toEqual({ codes: ['INFLATE'] });
      expect(answer(graph, 'Pole_140')).toEqual({ codes: [] });
    });
  });
});
