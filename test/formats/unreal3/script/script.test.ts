import { describe, expect, it } from 'vitest';
import type { Graph } from '../../../../src/graph/graph.ts';
import { nodeAt } from '../../../tools/graph-nodes.ts';
import { edges, openPackages } from '../../../tools/unreal3/open-packages.ts';
import { type PackageOptions, PackageWriter } from '../../../tools/unreal3/package-writer.ts';
import { classBody, plainClass } from '../../../tools/unreal3/reflection-writer.ts';
import { type CodeWriter, functionBody, objectProperty } from '../../../tools/unreal3/script-writer.ts';

type Code = (code: CodeWriter) => void;

/**
 * A class with a function that has this code, a function `Target`, a property `Other` of the class, and a native one.
 */
function scripted(code: Code, options: PackageOptions = {}): Graph {
  const out = new PackageWriter(options);
  const functions = out.classImport('Core.Function');
  const base = out.export({ class: 0, name: 'Base', body: plainClass });
  const thing = out.object(0, 'Thing', (body) => classBody(body, { parent: base }), { super: base });
  out.export({ class: functions, outer: base, name: 'Target', body: (body) => functionBody(body, 'Target') });
  out.object('Core.ObjectProperty', 'Other', (body) => objectProperty(body, thing), { outer: base });
  out.object(functions, 'Native', (body) => functionBody(body, 'Native', { native: 300, flags: 0x402 }), {
    outer: base,
  });
  out.object(functions, 'F', (body) => functionBody(body, 'F', { code }), { outer: thing });
  return openPackages({ 'P.u': out.finish() });
}

const TARGET = 3;
const OTHER = 4;
const calls = (graph: Graph): string[] =>
  edges(graph, 'P.Thing.F').filter((edge) => edge.startsWith('NATIVE script'));
const script = (graph: Graph): string =>
  String(graph.native(nodeAt(graph, 'P.Thing.F'))!.find(({ name }) => name === 'script')!.value);

describe('byte code', () => {
  it('refers to the objects in it', () => {
    const graph = scripted((code) =>
      code.finalCall(TARGET, (parameters) => parameters.op(0x01).object(OTHER)),
    );
    expect(graph.data.issues).toEqual([]);
    expect(graph.data.opaqueBytes).toBe(0);
    expect(calls(graph)).toEqual(['NATIVE script -> P.Base.Target', 'NATIVE script -> P.Base.Other']);
  });

  it.each<[string, Code]>([
    ['of its own class', (code) => code.virtualCall('Target')],
    ['in any case', (code) => code.virtualCall('TARGET')],
    ['of the object in a property', (code) => code.context(OTHER, (inside) => inside.virtualCall('Target'))],
    ['of itself', (code) => code.op(0x19, 0x17).u16(0).object(0).op(0).virtualCall('Target')],
    [
      'of what is cast',
      (code) => code.op(0x19, 0x2e).object(2).op(0x2a).u16(0).object(0).op(0).virtualCall('Target'),
    ],
    ['globally', (code) => code.op(0x37).name('Target').op(0x16)],
  ])('finds functions that are called by name, %s', (_, code) => {
    const graph = scripted(code);
    expect(graph.data.issues).toEqual([]);
    expect(calls(graph).at(-1)).toBe('NATIVE script -> P.Base.Target');
  });

  it('makes no edge of a name that nothing loaded declares', () => {
    expect(calls(scripted((code) => code.virtualCall('Elsewhere')))).toEqual([]);
    expect(
      calls(scripted((code) => code.op(0x19, 0x2a).u16(0).object(0).op(0).virtualCall('Target'))),
    ).toEqual([]);
  });

  it('finds functions by their native index', () => {
    const graph = scripted((code) => code.op(0x61, 300 - 256, 0x25, 0x16));
    expect(calls(graph)).toEqual(['NATIVE script -> P.Base.Native']);
  });

  it('is shown as text, with the offsets that jumps name', () => {
    const graph = scripted((code) =>
      code
        .op(0x07)
        .u16(0x26)
        .op(0x27)
        .context(OTHER, (inside) => inside.virtualCall('Target', (parameters) => parameters.text('hi "you"')))
        .op(0x04, 0x0b),
    );
    expect(script(graph).split('\n')).toEqual([
      '0000  jump if not 38',
      '0003    true',
      '0004  context 0 nothing 0',
      '0005    instance variable P.Base.Other',
      "0019    virtual call 'Target'",
      '0022      string "hi \\"you\\""',
      '002d  return',
      '002e    nothing',
      '002f  end of script',
    ]);
  });

  it('may have debug information after a call', () => {
    const graph = scripted((code) => code.finalCall(TARGET).op(0x41).i32(100).i32(7).i32(1).op(3));
    expect(graph.data.issues).toEqual([]);
    expect(calls(graph)).toEqual(['NATIVE script -> P.Base.Target']);
  });

  it.each<[string, Code, string]>([
    ['an unknown token', (code) => code.finalCall(TARGET).op(0x4c), '0x4c'],
    ['an index outside the tables', (code) => code.op(0x01).object(5000), '5000'],
    ['a name outside the table', (code) => code.op(0x21).i32(5000).i32(0), '5000'],
    ['parameters without an end', (code) => code.op(0x1c).object(TARGET).op(0x25), ''],
    ['expressions without end', (code) => code.op(...Array<number>(5000).fill(0x2d)), ''],
    ['a text without an end', (code) => code.op(0x1f, 65, 66, 67), ''],
  ])('says where it has %s, and gives no references', (_, code, found) => {
    const graph = scripted(code);
    expect(graph.data.issues).toMatchObject([
      { node: nodeAt(graph, 'P.Thing.F'), path: 'script', message: expect.stringContaining(found) },
    ]);
    expect(calls(graph)).toEqual([]);
    expect(graph.data.opaqueBytes).toBeGreaterThan(0);
    // What was read before stays to be seen, with the reason at its end.
    expect(script(graph)).toContain('P.u: at ');
    // Its other fields are read.
    expect(graph.native(nodeAt(graph, 'P.Thing.F'))!.map(({ name }) => name)).toContain('functionFlags');
  });

  it('of versions that were never checked is information, once', () => {
    const graph = scripted((code) => code.op(0x4c), { version: 880 });
    expect(graph.data.issueCount).toBe(0);
    expect(graph.data.issues).toMatchObject([{ code: 'UNKNOWN_TAIL', info: true, path: 'byte code' }]);
  });
});
