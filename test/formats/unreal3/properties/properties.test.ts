import { describe, expect, it } from 'vitest';
import type { EdgeId } from '../../../../src/graph/ids.ts';
import { jsonAt, nodeAt } from '../../../tools/graph-nodes.ts';
import { type BodyWriter, numbered } from '../../../tools/unreal3/body-writer.ts';
import { edges, openPackages } from '../../../tools/unreal3/open-packages.ts';
import { type PackageOptions, PackageWriter } from '../../../tools/unreal3/package-writer.ts';

const opaque = (bytes: readonly number[]): unknown => ({
  bytes: bytes.length,
  base64: Buffer.from(bytes).toString('base64'),
});

/** A package `P` with two things to point at and one object `O` that has these properties. */
function objectWith(write: (body: BodyWriter, a: number, b: number) => void, options: PackageOptions = {}) {
  const out = new PackageWriter(options);
  const type = out.classImport('Game.Thing');
  const a = out.export({ class: type, name: 'A' });
  const b = out.import('Mesh', 'Props.Door', 'Engine');
  out.object(type, 'O', (body) => {
    body.netIndex();
    write(body, a, b);
    body.none();
  });
  const graph = openPackages({ 'P.upk': out.finish() });
  return {
    graph,
    json: jsonAt(graph, 'P.O'),
    edges: edges(graph, 'P.O').slice(1),
    issues: graph.data.issues,
  };
}

describe('tagged properties', () => {
  it.each([632, 633, 672, 673, 868])('reads every plain type of version %i', (version) => {
    const { json, edges, issues } = objectWith(
      (body, a, b) => {
        body
          .int('Count', -7)
          .float('Weight', 1.5)
          .bool('Open', true)
          .bool('Shut', false)
          .byte('Level', 200)
          .enumValue('Mode', 'EMode', 'MODE_Fast')
          .nameValue('Tag', numbered('Door', 0))
          .string('Title', 'Grüße')
          .string('Sign', '門')
          .string('Empty', '')
          .object('Left', a)
          .object('Mesh', b, 'ComponentProperty')
          .object('Kind', b, 'ClassProperty')
          .object('Face', a, 'InterfaceProperty')
          .object('Nothing', 0);
      },
      { version },
    );
    expect(issues).toEqual([]);
    expect(json).toEqual({
      Count: -7,
      Weight: 1.5,
      Open: true,
      Shut: false,
      Level: 200,
      Mode: 'MODE_Fast',
      Tag: 'Door_0',
      Title: 'Grüße',
      Sign: '門',
      Empty: '',
      Left: { ref: 'P.A' },
      Mesh: { ref: 'Props.Door' },
      Kind: { ref: 'Props.Door' },
      Face: { ref: 'P.A' },
      Nothing: null,
    });
    expect(edges).toEqual([
      'PROPERTY Left -> P.A',
      'PROPERTY Mesh -> Props.Door',
      'PROPERTY Kind -> Props.Door',
      'PROPERTY Face -> P.A',
    ]);
  });

  it('says types as the file does, with enum and struct', () => {
    const { graph } = objectWith((body) => {
      body.enumValue('Mode', 'EMode', 'MODE_Fast').vector('Place', 1, 2, 3).byte('Plain', 1);
    });
    expect(graph.outline(nodeAt(graph, 'P.O'))).toEqual([
      { name: 'Mode', type: 'ByteProperty<EMode>' },
      { name: 'Place', type: 'StructProperty<Vector>' },
      { name: 'Plain', type: 'ByteProperty' },
    ]);
  });

  it('keeps static arrays as one property per element', () => {
    const { graph, json } = objectWith((body) => body.int('Slot', 5).int('Slot', 6, 1));
    expect(graph.properties(nodeAt(graph, 'P.O')).map(({ index }) => index)).toEqual([0, 1]);
    expect(json).toEqual({ Slot: [5, 6] });
  });

  it('reads delegates, and keeps what it does not know of long ones', () => {
    const { json, edges } = objectWith((body, a) => {
      body
        .tag(
          'Short',
          'DelegateProperty',
          body.part((out) => out.i32(a).name('OnOpen')),
        )
        .tag(
          'Long',
          'DelegateProperty',
          body.part((out) => out.i32(a).name('OnShut').i32(9)),
        );
    });
    expect(json).toEqual({
      Short: { object: { ref: 'P.A' }, function: 'OnOpen' },
      Long: { object: { ref: 'P.A' }, function: 'OnShut', unknown: opaque([9, 0, 0, 0]) },
    });
    expect(edges).toEqual(['PROPERTY Short -> P.A', 'PROPERTY Long -> P.A']);
  });

  it('keeps the bytes of types that it does not know', () => {
    const { json, graph } = objectWith((body) => {
      body.tag('Odd', 'StrangeProperty', Uint8Array.of(1, 2, 3)).int('After', 4);
    });
    expect(json).toEqual({ Odd: opaque([1, 2, 3]), After: 4 });
    expect(graph.data.opaqueBytes).toBe(3);
  });

  it('says which reference of the object stands where', () => {
    const { graph } = objectWith((body, a) => {
      body.struct('Outer', 'Pair', (pair) => pair.object('First', a).none()).objects('Skins', [0, a]);
    });
    const { from, to } = graph.out(nodeAt(graph, 'P.O'));
    const paths = Array.from({ length: to - from }, (_, i) => graph.referencePath((from + i) as EdgeId));
    expect(paths).toEqual(['class', 'Outer.First', 'Skins[1]']);
  });
});

describe('structs', () => {
  it('reads tagged structs inside tagged structs', () => {
    const { json, edges } = objectWith((body, a) => {
      body.struct('Outer', 'Pair', (outer) => {
        outer.struct('Inner', 'Pair', (inner) => inner.object('First', a).int('N', 2).none()).none();
      });
    });
    expect(json).toEqual({ Outer: { Inner: { First: { ref: 'P.A' }, N: 2 } } });
    expect(edges).toEqual(['PROPERTY Outer.Inner.First -> P.A']);
  });

  it('reads structs without tags by their names', () => {
    const { json } = objectWith((body) => {
      body
        .vector('Place', 1, 2, 3)
        .rotator('Turn', 16384, -8192, 65536)
        .struct('Tint', 'Color', (out) => out.u8(1).u8(2).u8(3).u8(255))
        .struct('Id', 'Guid', (out) => out.u32(1).u32(2).u32(0xabcdef).u32(4))
        .struct('Extent', 'Box', (out) => out.f32(0).f32(1).f32(2).f32(3).f32(4).f32(5).u8(1))
        .struct('Cell', 'IntPoint', (out) => out.i32(-3).i32(4));
    });
    expect(json).toEqual({
      Place: { X: 1, Y: 2, Z: 3 },
      Turn: { Pitch: 90, Yaw: -45, Roll: 360 },
      Tint: { B: 1, G: 2, R: 3, A: 255 },
      Id: '000000010000000200ABCDEF00000004',
      Extent: { Min: { X: 0, Y: 1, Z: 2 }, Max: { X: 3, Y: 4, Z: 5 }, IsValid: 1 },
      Cell: { X: -3, Y: 4 },
    });
  });

  it('follows references in structs that only the cooker writes without tags', () => {
    const write = (body: BodyWriter, a: number): void => {
      body.struct('Nav', 'ActorReference', (out) => out.i32(a).zeros(16));
    };
    const cooked = objectWith(write, { flags: 9 });
    expect(cooked.json).toEqual({ Nav: { Actor: { ref: 'P.A' }, Guid: '0'.repeat(32) } });
    expect(cooked.edges).toEqual(['PROPERTY Nav.Actor -> P.A']);
    expect(objectWith(write).edges).toEqual([]);
  });

  it('keeps the bytes of structs that it does not know', () => {
    const { json, issues } = objectWith((body) => body.struct('Odd', 'Blob', (out) => out.u8(1).u8(2)));
    expect(json).toEqual({ Odd: opaque([1, 2]) });
    expect(issues).toEqual([]);
  });

  it('ends at structs nested without end, and says so', () => {
    const nested = (body: BodyWriter, depth: number): BodyWriter =>
      depth === 0
        ? body.int('N', 1).none()
        : body.struct('S', 'Pair', (out) => nested(out, depth - 1)).none();
    const { graph, issues } = objectWith((body) => body.struct('S', 'Pair', (out) => nested(out, 60)));
    expect(issues).toMatchObject([{ code: 'LIMIT', node: nodeAt(graph, 'P.O') }]);
  });
});

describe('arrays', () => {
  it('recognises structs, names and texts by their shape', () => {
    const { json, edges } = objectWith((body, a) => {
      body
        .array('Pairs', 2, (out) => out.object('First', a).none().int('N', 1).none())
        .array('Tags', 2, (out) => out.name('Red').name(numbered('Blue', 4)))
        .array('Texts', 2, (out) => out.text('one').text('two'))
        .array('Bytes', 3, (out) => out.u8(1).u8(2).u8(3))
        .array('Nothing', 0, () => undefined);
    });
    expect(json).toEqual({
      Pairs: [{ First: { ref: 'P.A' } }, { N: 1 }],
      Tags: ['Red', 'Blue_4'],
      Texts: ['one', 'two'],
      Bytes: [1, 2, 3],
      Nothing: [],
    });
    expect(edges).toEqual(['PROPERTY Pairs[].First -> P.A']);
  });

  it('takes well-known names for what they are, when the values agree', () => {
    const { json, edges } = objectWith((body, a, b) => body.objects('Materials', [a, 0, b]));
    expect(json).toEqual({ Materials: [{ ref: 'P.A' }, null, { ref: 'Props.Door' }] });
    expect(edges).toEqual(['PROPERTY Materials[] -> P.A', 'PROPERTY Materials[] -> Props.Door']);
    expect(objectWith((body) => body.objects('Materials', [1, 1 << 20])).edges).toEqual([]);
  });

  it('takes arrays of unknown type for references when every value is the index of an object, and says so', () => {
    const { json, edges, graph } = objectWith((body, a) => body.objects('Odd', [a, 0]));
    expect(json).toEqual({ Odd: [{ ref: 'P.A' }, null] });
    expect(edges).toEqual(['PROPERTY Odd[] -> P.A']);
    const [odd] = graph.properties(nodeAt(graph, 'P.O'));
    expect(odd).toMatchObject({
      type: 'ArrayProperty<ObjectProperty>',
      note: 'element type inferred: every value is the index of an object',
    });
  });

  it.each([
    ['a value that is no index', 'Odd', [1, 1 << 20]],
    ['zeros alone', 'Odd', [0, 0]],
    ['a name that says numbers', 'TrackIndices', [1, 0]],
  ])(
    'shows both readings of 4-byte elements of unknown type with %s, and makes no edge',
    (_, name, values) => {
      const { json, edges, graph } = objectWith((body) => body.objects(name, values));
      expect(json).toMatchObject({ [name]: { elementType: 'UNKNOWN', integers: values } });
      expect(edges).toEqual([]);
      expect(graph.outline(nodeAt(graph, 'P.O'))).toEqual([{ name, type: 'ArrayProperty<UNKNOWN>' }]);
    },
  );

  it('keeps elements of other sizes as bytes', () => {
    const { json } = objectWith((body) => body.array('Odd', 2, (out) => out.zeros(24)));
    expect(json).toEqual({ Odd: [opaque(Array(12).fill(0)), opaque(Array(12).fill(0))] });
  });

  it('keeps arrays whose count cannot be', () => {
    for (const count of [-1, 1 << 30]) {
      const { json, issues } = objectWith((body) => body.array('Odd', count, (out) => out.i32(1)));
      expect(json).toHaveProperty('Odd.bytes', 8);
      expect(issues).toEqual([]);
    }
  });
});

describe('object headers', () => {
  const component = (version: number, inDefault: boolean): PackageWriter => {
    const out = new PackageWriter({ version });
    const type = out.classImport('Engine.MeshComponent');
    const holder = out.object('Game.Thing', inDefault ? 'Default__Thing' : 'Thing', undefined, {
      flags: inDefault ? 0x200n : 0n,
    });
    out.object(
      type,
      'Part',
      (body) => {
        body.i32(type);
        if (inDefault) body.name('Part');
        body.netIndex().int('N', 3).none();
      },
      { outer: holder },
    );
    return out;
  };

  it.each([
    [868, false],
    [868, true],
    [512, true],
  ])('finds the properties of components by trial, version %i, in a default: %s', (version, inDefault) => {
    const graph = openPackages({ 'P.upk': component(version, inDefault).finish() });
    expect(graph.data.issues).toEqual([]);
    expect(jsonAt(graph, inDefault ? 'P.Default__Thing.Part' : 'P.Thing.Part')).toEqual({ N: 3 });
  });

  it.each([512, 565, 566, 690, 691, 868])('passes over state frames of version %i', (version) => {
    for (const node of [0, 1]) {
      const out = new PackageWriter({ version });
      out.object(
        'Game.Thing',
        'O',
        (body) => {
          body.i32(node).i32(0);
          if (version >= 691) body.u32(0);
          else body.u64(0);
          if (version >= 566) body.u16(0);
          else body.u32(0);
          body.i32(1).zeros(12);
          if (node) body.i32(0);
          body.netIndex().int('N', 3).none();
        },
        { flags: 0x0200_0000_0000_0000n },
      );
      const graph = openPackages({ 'P.upk': out.finish() });
      expect(graph.data.issues).toEqual([]);
      expect(jsonAt(graph, 'P.O')).toEqual({ N: 3 });
    }
  });

  it('passes over the shadow maps of dominant lights', () => {
    const out = new PackageWriter();
    const type = out.classImport('Engine.DominantSpotLightComponent');
    out.object(type, 'Sun', (body) =>
      body.i32(3).u16(1).u16(2).u16(3).i32(type).netIndex().int('N', 3).none(),
    );
    expect(jsonAt(openPackages({ 'P.upk': out.finish() }), 'P.Sun')).toEqual({ N: 3 });
  });

  it('keeps what follows the properties of an unknown class, and says so as information', () => {
    const out = new PackageWriter();
    out.object('Game.Blob', 'T', (body) => body.netIndex().int('N', 3).none().bytes([1, 2, 3, 4, 5]));
    const graph = openPackages({ 'P.upk': out.finish() });
    expect(graph.data.issues).toMatchObject([{ code: 'UNKNOWN_TAIL', info: true, path: 'Game.Blob' }]);
    expect(graph.data.opaqueBytes).toBe(5);
    const { tail, serialOffset } = graph.header(nodeAt(graph, 'P.T')) as {
      tail: unknown;
      serialOffset: number;
    };
    expect(tail).toEqual({ offset: serialOffset + 4 + 28 + 8, size: 5 });
  });

  it('says of an object without readable properties where it went wrong, and keeps the others', () => {
    const out = new PackageWriter();
    const type = out.classImport('Game.Thing');
    out.object(type, 'Bad', (body) => body.netIndex().name('Red').name('Blue').bytes(Array(16).fill(0xee)));
    out.export({ class: type, name: 'Good', body: (body) => body.netIndex().int('N', 3).none() });
    const graph = openPackages({ 'P.upk': out.finish() });
    expect(graph.data.issues).toMatchObject([{ code: 'VALUE', file: 'P.upk', node: nodeAt(graph, 'P.Bad') }]);
    expect(graph.header(nodeAt(graph, 'P.Bad'))).toMatchObject({ state: 'UNREADABLE' });
    expect(jsonAt(graph, 'P.Good')).toEqual({ N: 3 });
  });
});
