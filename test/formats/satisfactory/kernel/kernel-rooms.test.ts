// The kernel writes only where there is room, reads only what it was given, and nests only so deep: files that are made
// to have it do otherwise, read by the build that looks (test/tools/guard-kernels.ts).

import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { ScanHost } from '../../../../src/formats/satisfactory/kernel/boundary.gen.ts';
import { FastScan } from '../../../../src/formats/satisfactory/kernel/fast-scan.ts';
import { startKernel } from '../../../../src/formats/satisfactory/kernel/start-kernel.ts';
import { GraphMemory } from '../../../../src/graph/memory/graph-memory.ts';
import { guardKernels } from '../../../tools/guard-kernels.ts';
import { saveOf, specimen, specimenPath } from '../../../tools/satisfactory/cases/specimen.ts';
import { classes, inWorld } from '../../../tools/satisfactory/game.ts';
import { actor, type ObjectSpec } from '../../../tools/satisfactory/objects.ts';
import { writeSave } from '../../../tools/satisfactory/save.ts';
import type { Lightweight, Trailing } from '../../../tools/satisfactory/trailing.ts';
import { inventoryItem, objects } from '../../../tools/satisfactory/values.ts';
import { layoutOf } from '../../../tools/satisfactory/versions.ts';
import { listBytes, type Property, prop } from '../../../tools/unreal/tags.ts';
import { readFile } from '../read-file.ts';
import { compareFile } from './both-ways.ts';

const unguard = guardKernels();
afterAll(unguard);
afterEach(() => vi.restoreAllMocks());

const asset = (path: string) => ({ level: '', path });
const BEAM = asset('/Script/FactoryGame.BuildableBeamLightweightData');

const TARGET = asset('A');
const targets = (count: number) => [prop('A', objects(...Array.from({ length: count }, () => TARGET)))];

/** An instance with all seven references, the one to the type of its data, and `more` in that data. */
function instance(more: number): Lightweight {
  return {
    position: [1, 2, 3],
    ...{ swatch: TARGET, material: TARGET, pattern: TARGET, skin: TARGET },
    ...{ paintFinish: TARGET, recipe: TARGET, blueprint: TARGET },
    own: { type: BEAM, payload: more === 0 ? [] : targets(more) },
  };
}

/** Lightweight buildables, which are read last, and other objects with so many references. */
function lightweightSave(instances: readonly Lightweight[], references: number): Uint8Array {
  const subsystem = actor(classes.lightweights, inWorld('LightweightBuildableSubsystem'), [], {
    trailing: {
      class: 'lightweights',
      version: 2,
      classes: [{ class: asset(classes.beam), instances: [...instances] }],
    },
  });
  const others: ObjectSpec[] = [];
  for (let left = references; left > 0; ) {
    const count = left > 2000 ? 500 : Math.min(10, left);
    others.push(actor(classes.constructor, inWorld(`Build_${others.length}`), targets(count)));
    left -= count;
  }
  return writeSave(saveOf(51, subsystem, ...others));
}

describe('room for the references of lightweight buildables', () => {
  const instances = (last: number) => [
    instance(33),
    ...Array.from({ length: 11 }, () => instance(0)),
    ...[instance(last), instance(0), instance(0)],
  ];

  // Room for just seven was left where an instance with more than eight began: at some of these.
  it.each([597, 606, 608, 615, 617, 626])('is never passed after %i others', (others) => {
    const bytes = lightweightSave(instances(50), others);
    const { graph } = readFile('lightweights.sav', bytes);
    expect(graph.edges.count).toBe(others + 15 * 8 + 33 + 50);
    compareFile('lightweights.sav', bytes);
  });

  it.each([0, 25_478])('is made for one with thousands, after %i others', (others) => {
    const bytes = lightweightSave(instances(20_000), others);
    const lightweights = vi.spyOn(FastScan.prototype, 'lightweights');
    expect(readFile('many.sav', bytes).graph.edges.count).toBe(others + 15 * 8 + 33 + 20_000);
    // All of them by the kernel: what found no room is read again with more.
    expect(lightweights.mock.results.map(({ value }) => value.read)).toEqual([15]);
    compareFile('many.sav', bytes);
  });
});

it('makes room for nodes that are no objects of the file, class after class', () => {
  const many = Array.from({ length: 400 }, () => instance(0));
  const classList = Array.from({ length: 6 }, (_, i) => ({
    class: asset(`${classes.beam}${i}`),
    instances: many,
  }));
  const subsystem = actor(classes.lightweights, inWorld('LightweightBuildableSubsystem'), [], {
    trailing: { class: 'lightweights', version: 2, classes: classList },
  });
  const bytes = writeSave(saveOf(51, subsystem));
  expect(readFile('classes.sav', bytes).graph.edges.count).toBe(6 * 400 * 8);
  compareFile('classes.sav', bytes);
});

it('makes room for the references of a body', () => {
  const bytes = writeSave(saveOf(46, specimen(targets(5000))));
  expect(readFile('body.sav', bytes).graph.edges.count).toBe(5000);
  expect(compareFile('body.sav', bytes)).toEqual({ byKernel: 2, objects: 2 });
});

describe("data of a struct's own type inside itself", () => {
  /** Written from the inside out: the writer itself would nest too deep. */
  const nested = (depth: number): readonly Property[] => {
    let list: readonly Property[] = [];
    for (let level = 0; level < depth; level++) {
      const state = { type: BEAM, payload: listBytes(layoutOf(46, null), list) };
      list = [prop('Item', inventoryItem(null, state))];
    }
    return list;
  };

  it.each([1, 62, 63, 64, 65, 3000])('reads alike %i deep', (depth) => {
    const bytes = writeSave(saveOf(46, specimen(nested(depth))));
    compareFile('deep.sav', bytes);
    expect(readFile('deep.sav', bytes).graph.find(specimenPath)).toBeGreaterThanOrEqual(0);
  });
});

describe.each([28, 46, 58])('bytes after what is known of an object, save version %i', (version) => {
  const TAILS = [
    [1, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 1],
    [0, 0, 0],
    [0, 0, 0, 0, 0],
    [255, 255, 255, 255],
  ];
  const trailing: Trailing = { class: 'wire', ends: [TARGET, TARGET], cached: [1, 2, 3, 4, 5, 6] };
  const odd = (bytes: readonly number[], isWire: boolean): Uint8Array => {
    const rest = Uint8Array.from(bytes);
    const wire = actor(classes.wire, inWorld('Build_PowerLine_C_7'), [], { trailing, rest });
    return writeSave(saveOf(version, isWire ? wire : specimen([], { rest })));
  };

  it.each(TAILS)('are told, and read alike: %i %i %i ...', (...rest) => {
    for (const isWire of [false, true]) {
      const bytes = odd(rest, isWire);
      compareFile('odd.sav', bytes);
      const { issues } = readFile('odd.sav', bytes).graph.data;
      expect(issues.map(({ code }) => code)).toEqual([
        expect.stringMatching(/^(UNKNOWN_DATA|TRAILING|SHORT)$/),
      ]);
    }
  });

  it('are none when they are zeros', () => {
    for (const isWire of [false, true]) {
      for (const rest of [[], [0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]]) {
        expect(readFile('even.sav', odd(rest, isWire)).graph.data.issues).toEqual([]);
      }
    }
  });
});

/** A host whose answers are not needed. */
const HOST: ScanHost = {
  ...{
    classOf: () => 0,
    enterLevel: () => {},
    oddTransform: () => {},
    destroyedAt: () => {},
    enterVersion: () => {},
    fieldOf: () => 0,
    partOf: () => 0,
    graphLabel: () => 0,
  },
  ...{
    structOf: () => 0,
    structInContainer: () => 0,
    typeOf: () => 0,
    softTextAt: () => 0,
    readTail: () => {},
  },
};

describe('the guarded build', () => {
  it('notices what is written after a room', () => {
    const memory = new GraphMemory(1024, 'a.sav');
    const column = memory.array(Uint8Array, 128);
    memory.view(Uint8Array, column.byteOffset, 129)[128] = 7;
    expect(() => memory.array(Uint8Array, 1)).toThrow(/wrote past the end of the room that ends at/);
  });

  it('notices what is read outside the bytes that it was given', () => {
    const memory = new GraphMemory(64, 'a.sav');
    expect(() => memory.kernel.intern(60, 8)).toThrow(WebAssembly.RuntimeError);
    expect(() => memory.kernel.intern(60, 4)).not.toThrow();
  });

  it('ends where a row has no room', () => {
    const memory = new GraphMemory(1024, 'a.sav');
    const kernel = startKernel(memory, HOST, 10);
    const run = { at: 0, end: 1024, ready: 1024, count: 1, row: 5, versioned: false, save: 0 };
    expect(() => kernel.bodies(run)).toThrow(WebAssembly.RuntimeError);
  });
});
