import { describe, expect, it } from 'vitest';
import { jsonAt, nodeAt } from '../../../tools/graph-nodes.ts';
import type { BodyWriter } from '../../../tools/unreal3/body-writer.ts';
import { edges, openPackages } from '../../../tools/unreal3/open-packages.ts';
import { type PackageOptions, PackageWriter } from '../../../tools/unreal3/package-writer.ts';
import { field, plainClass, property, state, struct } from '../../../tools/unreal3/reflection-writer.ts';

const VERSIONS = [391, 512, 600, 638, 639, 640, 690, 691, 755, 756, 788, 789, 812, 813, 868];

describe('reflection objects', () => {
  it.each(VERSIONS)('reads functions of version %i, and passes over their code', (version) => {
    const out = new PackageWriter({ version });
    const type = out.classImport('Core.Function');
    for (const net of [0, 0x40]) {
      out.object(type, net ? 'Remote' : 'Local', (body) => {
        body.netIndex().none();
        struct(body, 0, 1, [0x0b, 0x0b, 0x0b, 0x53]);
        body
          .u16(17)
          .u8(3)
          .u32(net | 0x2);
        if (net) body.u16(9);
        body.name('Shown');
      });
    }
    const graph = openPackages({ 'P.u': out.finish() });
    expect(graph.data.issues).toEqual([]);
    expect(jsonAt(graph, 'P.Local')).toMatchObject({
      children: { ref: 'P.Local' },
      line: 12,
      script: { bytes: 4, memory: 4 },
      nativeIndex: 17,
      functionFlags: 2,
      functionFlagNames: ['Defined'],
      friendlyName: 'Shown',
    });
    expect(jsonAt(graph, 'P.Remote')).toMatchObject({ replicationOffset: 9 });
    expect(edges(graph, 'P.Remote')).toContain('CHILD children -> P.Local');
    expect(graph.data.opaqueBytes).toBe(0);
  });

  it.each(VERSIONS)('reads classes of version %i', (version) => {
    const out = new PackageWriter({ version });
    const within = out.classImport('Core.Object');
    out.object(
      0,
      'Thing',
      (body) => {
        body.netIndex();
        struct(body, within, 2);
        state(body);
        body.i32(1).name('OnOpen').i32(2);
        body.u32(0x12);
        if (version <= 546) body.u8(0);
        body.i32(within).name('Game');
        if (version < 540) body.i32(1).name('Hidden');
        body.i32(1).name('Part').i32(2);
        body.i32(1).i32(within).i32(0);
        if (version >= 603) body.i32(0);
        if (version >= 540) body.i32(1).name('Hidden');
        body.i32(0);
        if (version >= 671) body.i32(0);
        if (version >= 749) body.i32(0);
        if (version >= 789) body.i32(0);
        if (version >= 813) body.text('');
        if (version >= 576 && version <= 672) body.i32(0);
        if (version >= 655) body.name('None');
        body.i32(2);
      },
      { super: within },
    );
    out.export({ class: 1, name: 'Default__Thing', flags: 0x200n });
    const graph = openPackages({ 'P.u': out.finish() });
    expect(graph.data.issues).toEqual([]);
    expect(jsonAt(graph, 'P.Thing')).toMatchObject({
      functionMap: [{ key: 'OnOpen', value: { ref: 'P.Default__Thing' } }],
      hideCategories: ['Hidden'],
      components: [{ key: 'Part', value: { ref: 'P.Default__Thing' } }],
      interfaces: [{ class: { ref: 'Core.Object' }, property: null }],
      defaultObject: { ref: 'P.Default__Thing' },
    });
    expect(edges(graph, 'P.Thing')).toEqual([
      'SUPER super -> Core.Object',
      'CHILD children -> P.Default__Thing',
      'NATIVE functionMap[].value -> P.Default__Thing',
      'NATIVE within -> Core.Object',
      'NATIVE components[].value -> P.Default__Thing',
      'NATIVE interfaces[].class -> Core.Object',
      'NATIVE defaultObject -> P.Default__Thing',
    ]);
  });

  it.each([391, 512, 755, 756, 868])('reads properties, enums and constants of version %i', (version) => {
    const out = new PackageWriter({ version });
    const target = out.classImport('Core.Object');
    const add = (type: string, write: (body: BodyWriter) => void): number =>
      out.object(`Core.${type}`, type, (body) => {
        body.netIndex().none();
        write(body);
      });
    for (const [type, objects] of Object.entries({
      IntProperty: 0,
      FloatProperty: 0,
      BoolProperty: 0,
      StrProperty: 0,
      NameProperty: 0,
      ByteProperty: 1,
      ObjectProperty: 1,
      ComponentProperty: 1,
      InterfaceProperty: 1,
      StructProperty: 1,
      ArrayProperty: 1,
      ClassProperty: 2,
      MapProperty: 2,
      DelegateProperty: 2,
    })) {
      add(type, (body) => {
        property(body);
        for (let i = 0; i < objects; i++) body.i32(target);
      });
    }
    add('Enum', (body) => {
      field(body, 0, 0, false);
      body.i32(2).name('A').name('B');
    });
    add('Const', (body) => {
      field(body, 0, 0, false);
      body.text('42');
    });
    const graph = openPackages({ 'P.u': out.finish() });
    expect(graph.data.issues).toEqual([]);
    expect(graph.data.opaqueBytes).toBe(0);
    expect(jsonAt(graph, 'P.Enum')).toMatchObject({ names: ['A', 'B'] });
    expect(jsonAt(graph, 'P.Const')).toMatchObject({ value: '42' });
    expect(jsonAt(graph, 'P.IntProperty')).toMatchObject({ propertyFlags: '32', replicationOffset: 7 });
    expect(edges(graph, 'P.MapProperty').slice(1)).toEqual([
      'NATIVE key -> Core.Object',
      'NATIVE value -> Core.Object',
    ]);
  });

  it('reads structs with their defaults', () => {
    const out = new PackageWriter();
    out.object('Core.ScriptStruct', 'Pair', (body) => {
      body.netIndex().none();
      struct(body, 0, 0);
      body.u32(4).int('N', 8).object('O', 1).none();
    });
    const graph = openPackages({ 'P.u': out.finish() });
    expect(graph.data.issues).toEqual([]);
    expect(jsonAt(graph, 'P.Pair')).toMatchObject({
      structFlags: 4,
      defaults: { N: 8, O: { ref: 'P.Pair' } },
    });
  });

  it('reads functions that were stripped of their source: no replication offset, whatever their flags', () => {
    for (const [version, licensee] of [
      [684, 194],
      [600, 0],
    ] as const) {
      const out = new PackageWriter({ flags: 9, version, licensee });
      out.object('Core.Function', 'F', (body) => {
        body.netIndex().none().i32(0).i32(0).i32(1).i32(2);
        if (version >= 639) body.i32(2);
        body.bytes([0x0b, 0x53]).u16(0).u32(0x42);
      });
      const graph = openPackages({ 'P.u': out.finish() });
      expect(graph.data.issues).toEqual([]);
      expect(jsonAt(graph, 'P.F')).toMatchObject({
        functionFlags: 0x42,
        functionFlagNames: ['Defined', 'Net'],
      });
      expect(jsonAt(graph, 'P.F')).not.toHaveProperty('replicationOffset');
    }
  });

  it('reads the source text of classes, and masks that name their enum', () => {
    const out = new PackageWriter();
    const type = out.classImport('Core.Object');
    const text = 'class Thing extends Object;\n// Tür\n';
    out.object('Core.TextBuffer', 'ScriptText', (body) => body.netIndex().none().i32(0).i32(0).text(text));
    out.object('Core.BioMask4Property', 'Mask', (body) => {
      body.netIndex().none();
      property(body);
      body.i32(type);
    });
    const graph = openPackages({ 'P.u': out.finish() });
    expect(graph.data.issues).toEqual([]);
    expect(graph.data.opaqueBytes).toBe(0);
    expect(jsonAt(graph, 'P.ScriptText')).toEqual({ position: 0, top: 0, text });
    expect(edges(graph, 'P.Mask')).toContain('NATIVE enum -> Core.Object');
    expect(jsonAt(graph, 'P.Mask')).toMatchObject({ propertyFlags: '32', propertyFlagNames: ['Net'] });
  });

  it('reads bodies that were stripped for consoles', () => {
    const out = new PackageWriter({ flags: 9, endian: 'big' });
    out.object('Core.Function', 'F', (body) =>
      body.netIndex().none().i32(0).i32(0).i32(1).i32(2).i32(2).bytes([0x0b, 0x53]).u16(0).u32(2),
    );
    const graph = openPackages({ 'P.u': out.finish() });
    expect(graph.data.issues).toEqual([]);
    expect(edges(graph, 'P.F')).toContain('CHILD children -> P.F');
  });

  it('say where a body is not as its class says, and count it as bytes', () => {
    const out = new PackageWriter();
    out.object('Core.Enum', 'E', (body) => body.netIndex().none().i32(0).i32(99).name('A'));
    const graph = openPackages({ 'P.u': out.finish() });
    expect(graph.data.issues).toMatchObject([{ code: 'COUNT', node: nodeAt(graph, 'P.E') }]);
    expect(graph.data.opaqueBytes).toBe(16);
  });

  it('does not take a class whose name ends in Property for one of the reflection', () => {
    const out = new PackageWriter();
    out.object('Game.CheckProperty', 'C', (body) => body.netIndex().none().u8(1));
    expect(openPackages({ 'P.u': out.finish() }).data.issues).toMatchObject([
      { path: 'Game.CheckProperty', info: true },
    ]);
  });
});

describe('declared arrays', () => {
  /** A package that declares two classes; the second derives from the first, which has the arrays. */
  function declarations(options: PackageOptions = {}): PackageWriter {
    const out = new PackageWriter(options);
    const base = out.object(0, 'Base', plainClass, { super: out.classImport('Core.Object') });
    out.export({ class: 0, super: base, name: 'Derived', body: plainClass });
    const declare = (name: string, inner: string, ...objects: number[]): void => {
      const array = out.nextExport;
      out.object(
        'Core.ArrayProperty',
        name,
        (body) => {
          body.netIndex().none();
          property(body);
          body.i32(array + 1);
        },
        { outer: base },
      );
      out.object(
        `Core.${inner}`,
        name,
        (body) => {
          body.netIndex().none();
          property(body);
          for (const object of objects) body.i32(object);
        },
        { outer: array },
      );
    };
    declare('Friends', 'ObjectProperty', out.classImport('Core.Object'));
    declare('Scores', 'IntProperty');
    declare('Odds', 'FloatProperty');
    declare('Spots', 'StructProperty', out.import('ScriptStruct', 'Core.Object.Vector'));
    declare('Flags', 'BoolProperty');
    return out;
  }

  it('in the class chain of any loaded package say what an array holds', () => {
    const user = new PackageWriter();
    const type = user.classImport('Game.Derived');
    user.object(type, 'O', (body) =>
      body
        .netIndex()
        .objects('FRIENDS', [1, 0])
        .array('Scores', 2, (out) => out.i32(1).i32(0))
        .array('Odds', 1, (out) => out.f32(0.5))
        .array('Spots', 1, (out) => out.f32(1).f32(2).f32(3))
        .array('Flags', 2, (out) => out.u8(1).u8(0))
        .none(),
    );
    const alone = openPackages({ 'User.upk': user.finish() });
    expect(jsonAt(alone, 'User.O')).toMatchObject({ Scores: [{ ref: 'User.O' }, null] });
    const graph = openPackages({ 'User.upk': user.finish(), 'Game.u': declarations().finish() });
    expect(graph.data.issues).toEqual([]);
    expect(jsonAt(graph, 'User.O')).toEqual({
      FRIENDS: [{ ref: 'User.O' }, null],
      Scores: [1, 0],
      Odds: [0.5],
      Spots: [{ X: 1, Y: 2, Z: 3 }],
      Flags: [true, false],
    });
    expect(edges(graph, 'User.O')).toContain('PROPERTY FRIENDS[] -> User.O');
    const types = graph.outline(nodeAt(graph, 'User.O')).map(({ type }) => type);
    expect(types).toContain('ArrayProperty<StructProperty<Vector>>');
  });
});
