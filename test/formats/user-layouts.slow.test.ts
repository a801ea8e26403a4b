// Layouts that users add, on saves with data of mods and games whose layouts are not known, or not as the user reads them.

import { expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import type { Graph } from '../../src/graph/graph.ts';
import { toJson } from '../../src/graph/values.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { describeReal } from '../tools/real-saves.ts';

async function open(save: URL, layouts?: object): Promise<Graph> {
  const text = layouts && { layouts: JSON.stringify(layouts) };
  const library = new Library({ reader: inProcessReader(FORMATS), formats: FORMATS, ...text });
  library.add(save.pathname);
  const [entry] = library.entries;
  return (await library.load(entry!)).graph;
}

/** What is said to be unknown of a save. */
function unknown(graph: Graph): string {
  const issues = graph.data.issues.filter(({ code }) => code.startsWith('UNKNOWN'));
  return issues.map(({ message }) => message).join('\n');
}

/** Values of a property of all objects that have it. */
function valuesOf(graph: Graph, name: string): unknown[] {
  return Array.from({ length: graph.count }, (_, node) =>
    graph.properties(node as never, new Set([name.toLowerCase()])),
  )
    .flatMap((properties) => properties.filter((property) => property.name === name))
    .map(({ value }) => toJson(value));
}

it('has fields in data of a class that is not known', async () => {
  const save = new URL('../corpus/satisfactory/unknown-rest-46.sav', import.meta.url);
  expect(unknown(await open(save))).toContain('Build_Specimen');
  const graph = await open(save, { satisfactory: { classes: { Build_Specimen_C: 'Odd: u8, More: u32' } } });
  expect(unknown(graph)).toBe('');
  expect([...valuesOf(graph, 'Odd'), ...valuesOf(graph, 'More')]).toEqual([1, 0x05_04_03_02]);
});

describeReal('satisfactory', 'class-specific data of a mod', (folder) => {
  it('has the fields of the user before those that are known', async () => {
    const save = new URL('sv52_hv14_etothepii4_Dunarr-027.sav', folder);
    expect(valuesOf(await open(save), 'KernelState')).toEqual([]);
    const classes = { FINKernelSystem: '...state', FINModuleSystemPanel: 'Kind: i32, Rest: rest' };
    const graph = await open(save, { satisfactory: { classes, parts: { state: 'KernelState: i32' } } });
    expect(unknown(graph)).toBe('');
    expect(valuesOf(graph, 'KernelState')).toEqual([1, 1]);
    expect(valuesOf(graph, 'Kind').length).toBeGreaterThan(0);
  }, 60_000);
});

describeReal('gvas', 'binary and packed structs of a game', (folder) => {
  it('has fields in tagged properties', async () => {
    const save = new URL('chunks-ue5.6-voyage.sav', folder);
    expect((await open(save)).data.opaqueBytes).toBe(178_800);
    const structs = {
      VoyageFloat3Packed16: 'X: u16, Y: u16, Z: u16',
      VoyagePackedTransform: 'Location: vector, Packed: 6[u16]',
    };
    const graph = await open(save, { gvas: { structs } });
    expect(graph.data.opaqueBytes).toBe(0);
    expect(unknown(graph)).toBe('');
    expect(valuesOf(graph, 'LinearVelocity')).toContainEqual({ X: 0, Y: 0, Z: 0 });
  }, 60_000);

  it('has fields in arrays of bytes', async () => {
    const save = new URL('plm-ue5.1-palworld-server', folder);
    expect(unknown(await open(save))).toContain('PalGuildExpeditionSaveData.RawData');
    const packed = { 'PalGuildExpeditionSaveData.RawData': 'ExpeditionNumber: i32, Rest: rest' };
    const graph = await open(save, { gvas: { packed } });
    expect(unknown(graph)).not.toContain('PalGuildExpeditionSaveData.RawData');
    expect(JSON.stringify(valuesOf(graph, 'Expedition'))).toContain('ExpeditionNumber');
  }, 60_000);
});

describeReal('unreal3', 'the tail of a class', (folder) => {
  it('has fields', async () => {
    const save = new URL('lex__PC_ME1_BIOA_WAR_C.upk', folder);
    expect(unknown(await open(save))).toContain('3 objects with 12 bytes');
    const graph = await open(save, { unreal3: { classes: { BioInert: 'inertState: u32' } } });
    expect(unknown(graph)).not.toContain('BioInert');
    expect(valuesOf(graph, 'inertState')).toHaveLength(3);
  }, 60_000);
});

it('says where a text of a user is wrong', async () => {
  await Promise.all(FORMATS.map((format) => format.ready?.()));
  const check = (layouts: object) => () => {
    for (const format of FORMATS) format.check?.({ layouts: JSON.stringify(layouts) });
  };
  expect(check({ gvas: { structs: { Odd: 'X: f33' } } })).toThrow(/gvas\.structs\.Odd.*a type/s);
  expect(check({ unreal3: { classes: { Odd: 'X' } } })).toThrow(/unreal3\.classes\.Odd/);
  expect(check({ satisfactory: { struct: {} } })).toThrow(/structs, classes, parts.*struct/s);
  expect(check({ satisfactory: { structs: { Odd: '...none' } } })).toThrow(/a part of the table/);
  expect(check({ satisfactry: {} })).toThrow(/satisfactry/);
  expect(check({ satisfactory: { structs: { Odd: 'Owner: ref, {ItemState+} Count: i32' } } })).not.toThrow();
});
