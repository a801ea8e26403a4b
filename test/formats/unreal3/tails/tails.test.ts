import { describe, expect, it } from 'vitest';
import { parseLayout } from '../../../../src/formats/layout/layout-text.ts';
import { layoutOf } from '../../../../src/formats/unreal3/file/layout.ts';
import { traitsOf } from '../../../../src/formats/unreal3/file/traits.ts';

import { rowsOf, TailLayouts, tailOfReflection } from '../../../../src/formats/unreal3/tails/registry.ts';
import { tailWords } from '../../../../src/formats/unreal3/tails/words.ts';
import type { EdgeId } from '../../../../src/graph/ids.ts';
import { fieldsJson } from '../../../../src/graph/values.ts';
import { jsonAt, nodeAt } from '../../../tools/graph-nodes.ts';
import type { BodyWriter } from '../../../tools/unreal3/body-writer.ts';
import { edges, openPackages } from '../../../tools/unreal3/open-packages.ts';
import { type PackageOptions, PackageWriter } from '../../../tools/unreal3/package-writer.ts';
import { plainClass } from '../../../tools/unreal3/reflection-writer.ts';
import {
  bulk,
  bulkElsewhere,
  material,
  materialHead,
  staticMesh,
  staticMeshComponent,
  texture2D,
} from '../../../tools/unreal3/tail-writer.ts';

/** A package with one object of this class, whose tail is written. */
function withTail(
  type: string,
  write: (body: BodyWriter) => void,
  options: PackageOptions = {},
): PackageWriter {
  const out = new PackageWriter(options);
  out.export({
    class: out.classImport(type),
    name: 'O',
    body: (body) => write(body.netIndex().int('N', 1).none()),
  });
  return out;
}

describe('tails', () => {
  it('show the mips of textures, with the place of their data', () => {
    const out = withTail('Engine.Texture2D', (body) =>
      texture2D(body, [
        { width: 64, height: 32, write: (each) => bulk(each, Uint8Array.of(1, 2, 3)) },
        { width: 4, height: 4, write: (each) => bulkElsewhere(each, 8, 77) },
      ]),
    );
    const graph = openPackages({ 'P.upk': out.finish() });
    expect(graph.data.issues).toEqual([]);
    expect(graph.data.opaqueBytes).toBe(0);
    expect(jsonAt(graph, 'P.O')).toMatchObject({
      N: 1,
      mips: [
        { width: 64, height: 32, data: { storage: 'inline', bytes: 3 } },
        { width: 4, height: 4, data: { storage: 'separate file', bytes: 8, offset: 77, file: null } },
      ],
    });
    // Nothing names the file, so nothing is guessed.
    expect(edges(graph, 'P.O')).toEqual(['CLASS class -> Engine.Texture2D']);
    expect(fieldsJson(graph.native(nodeAt(graph, 'P.O'))!, 4)).not.toHaveProperty('N');
  });

  it('name the file of bulk data that a property of the object says', () => {
    const out = new PackageWriter();
    out.object('Engine.Texture2D', 'T', (body) =>
      texture2D(body.netIndex().nameValue('TextureFileCacheName', 'Chars').none(), [
        { width: 8, height: 8, write: (each) => bulkElsewhere(each, 32, 0) },
      ]),
    );
    const graph = openPackages({ 'P.upk': out.finish() });
    expect(edges(graph, 'P.T').at(-1)).toBe('NATIVE mips[].data.file -> Chars.tfc');
    expect(graph.kind(nodeAt(graph, 'Chars.tfc'))).toBe('EXTERNAL');
    expect(graph.name(nodeAt(graph, 'Chars.tfc'))).toBe('Chars.tfc');
    expect(jsonAt(graph, 'P.T')).toMatchObject({ mips: [{ data: { file: 'Chars.tfc', bytes: 32 } }] });
  });

  it('lead from meshes to materials, from materials to textures, from components to shadow maps', () => {
    const out = new PackageWriter();
    const texture = out.import('Texture2D', 'Art.Stone', 'Engine');
    const stone = out.object('Engine.Material', 'Stone', (body) =>
      material(body.netIndex().none(), [texture]),
    );
    out.object('Engine.StaticMesh', 'Rock', (body) =>
      staticMesh(body.netIndex().none(), { materials: [stone, 0], bodySetup: stone }),
    );
    out.object('Engine.StaticMeshComponent', 'C', (body) =>
      staticMeshComponent(body.i32(stone).netIndex().int('N', 1).none(), [texture]),
    );
    const graph = openPackages({ 'P.upk': out.finish() });
    expect(graph.data.issues).toEqual([]);
    expect(edges(graph, 'P.Stone').slice(1)).toEqual(['NATIVE resources[].textures[] -> Art.Stone']);
    expect(edges(graph, 'P.Rock').slice(1)).toEqual([
      'NATIVE bodySetup -> P.Stone',
      'NATIVE lods[].sections[].material -> P.Stone',
    ]);
    expect(edges(graph, 'P.C').slice(1)).toEqual([
      'NATIVE templateOwner -> P.Stone',
      'NATIVE lods[].shadowMaps[] -> Art.Stone',
    ]);
    expect(graph.header(nodeAt(graph, 'P.C'))).toMatchObject({ templateOwner: 'P.Stone' });
    const [from] = [graph.out(nodeAt(graph, 'P.Rock')).from];
    expect(graph.referencePath((from + 2) as EdgeId)).toBe('lods[0].sections[0].material');
  });

  it('are those of the nearest class above that has any, also in another package', () => {
    const game = new PackageWriter();
    const base = game.object(0, 'Base', plainClass, { super: game.classImport('Engine.Texture2D') });
    game.export({ class: 0, super: base, name: 'Sign', body: plainClass });
    const out = withTail('Game.Sign', (body) => texture2D(body, []));
    const graph = openPackages({ 'Game.u': game.finish(), 'P.upk': out.finish() });
    expect(graph.data.issues).toEqual([]);
    expect(jsonAt(graph, 'P.O')).toMatchObject({ mips: [] });
  });

  it('that end too early or too late are issues, and give no references', () => {
    for (const [change, found] of [
      [(body: BodyWriter) => material(body, [1]).u8(0), '1 more bytes'],
      [(body: BodyWriter) => material(body, [5000]), '5000'],
      [(body: BodyWriter) => materialHead(body).i32(1 << 20), '1048576'],
      [(body: BodyWriter) => materialHead(body).i32(1).i32(1), ''],
    ] as const) {
      const graph = openPackages({ 'P.upk': withTail('Engine.Material', change).finish() });
      expect(graph.data.issues).toMatchObject([
        { node: nodeAt(graph, 'P.O'), path: 'Engine.Material', message: expect.stringContaining(found) },
      ]);
      expect(edges(graph, 'P.O')).toEqual(['CLASS class -> Engine.Material']);
      expect(jsonAt(graph, 'P.O')).toEqual({ N: 1 });
      expect(graph.native(nodeAt(graph, 'P.O'))).toBeNull();
      expect(graph.data.opaqueBytes).toBeGreaterThan(0);
    }
  });

  it('of unknown classes and games are reported once a class', () => {
    const out = new PackageWriter({ version: 868, licensee: 77 });
    for (const name of ['A', 'B']) {
      const write = (type: string): void => {
        out.export({
          class: out.classImport(type),
          name,
          body: (body) => body.netIndex().none().bytes([1, 2, 3]),
        });
      };
      write('Engine.Texture2D');
      write('Game.Blob');
    }
    const graph = openPackages({ 'P.upk': out.finish() });
    expect(graph.data.issueCount).toBe(0);
    expect(graph.data.issues).toMatchObject([
      {
        code: 'UNKNOWN_TAIL',
        path: 'Engine.Texture2D',
        message: expect.stringContaining('2 objects with 6 bytes'),
      },
      { code: 'UNKNOWN_TAIL', path: 'Game.Blob', message: expect.stringContaining('no layout is known') },
    ]);
    expect(graph.data.opaqueBytes).toBe(12);
  });
});

describe('layouts', () => {
  it('of all classes can be parsed for all games', () => {
    for (const family of ['PLAIN', 'MASS_EFFECT', 'HAT_IN_TIME', 'XCOM_2'] as const) {
      for (const version of [343, 491, 512, 684, 888]) {
        const layouts = new TailLayouts({ ...layoutOf(version, 105, false, true), family }, rowsOf(null));
        for (let tail = 1; tail < 256; tail++) layouts.forms(tail);
        expect(layouts.forms(rowsOf(null).ofName('texture2d'))).toHaveLength(1);
        expect(layouts.forms(tailOfReflection('core.class'))).toHaveLength(3);
      }
    }
  });

  it.each([
    ['a: i33', 'a type, or a part of the table, found i33'],
    ['a: [i32', 'expected ], found the end'],
    ['a: i32 b: i32', 'expected , between fields, found b'],
    ['{me4} a: i32', '"me4" is no condition'],
    ['a: raw many', 'a number'],
  ])('say what is wrong with %s', (text, message) => {
    const traits = traitsOf(layoutOf(868, 0, false, false));
    expect(() => parseLayout(text, tailWords(traits, ''))).toThrow(message);
  });
});
