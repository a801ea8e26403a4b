/** Broken saves: the place, the field and the last good field are reported, and everything else still answers. */

import { describe, expect, it } from 'vitest';
import { jsonAt, linksOf, nodeAt } from '../../../tools/graph-nodes.ts';
import { dice } from '../../../tools/random.ts';
import { block, f64, i32, str } from '../../../tools/slime-rancher/parts.ts';
import { pathsOf, readRanch, understood } from '../../../tools/slime-rancher/read.ts';
import * as sr2 from '../../../tools/slime-rancher/sr2.ts';

const whole = sr2.game(dice(1)).bytes;

/** Where a text stands; of several the n-th. */
function find(bytes: Uint8Array, text: string, nth = 0): number {
  let at = -1;
  for (let i = 0; i <= nth; i++) at = Buffer.from(bytes).indexOf(text, at + 1);
  if (at < 0) throw new Error(`no ${text}`);
  return at;
}

function changed(at: number, ...values: number[]): Uint8Array {
  const bytes = whole.slice();
  bytes.set(values, at);
  return bytes;
}

/** What must answer however one block is broken. */
function expectRest(bytes: Uint8Array, lost: number): ReturnType<typeof readRanch> {
  const read = readRanch(bytes);
  const { graph } = read;
  expect(jsonAt(graph, 'SRGAME/summary').currency).toBe(1234);
  expect(nodeAt(graph, 'SRITI/SlimeDefinition.Pink')).toBeGreaterThan(0);
  expect(pathsOf(graph, 'SREVENTENTRY')).toHaveLength(1);
  expect(pathsOf(graph, 'SRAD.Actor').length).toBeGreaterThanOrEqual(4 - lost);
  return read;
}

describe('a wrong marker', () => {
  it('at the end of a dictionary entry', () => {
    const at = find(whole, 'SRTP') + 4 + 4 + 2 + 4 + 4 + 2;
    expect([...whole.subarray(at, at + 2)]).toEqual([0x00, 0x20]);
    const { data, graph } = expectRest(changed(at, 1), 0);
    expect(data.graph.issues[0]).toMatchObject({
      code: 'VALUE',
      offset: at,
      path: 'treasurePods/pod0000000001',
      node: nodeAt(graph, 'SRGAME/world'),
    });
    expect(data.graph.issues[0]?.message).toContain(
      'in SRGAME/world/treasurePods/pod0000000001: expected the marker 00 20 (element), found 01 20;' +
        ' last good field: placedGadgets',
    );
    expect(jsonAt(graph, 'SRGAME/world').econSaturations).toHaveLength(1);
    // The world's end is found, so that the player is where it belongs.
    expect(jsonAt(graph, 'SRGAME/player').currency).toBe(1234);
  });

  it('at the begin of a block', () => {
    const at = find(whole, 'SRLP') + 4 + 4;
    const { data, graph } = expectRest(changed(at, 0, 0x31), 0);
    expect(data.graph.issues[0]).toMatchObject({ code: 'VALUE', offset: at, path: 'plots[0]' });
    expect(pathsOf(graph, 'SRPL')).toEqual(['SRGAME/player']);
  });

  it('at the end of an actor', () => {
    const next = find(whole, 'SRAD', 6) - 1;
    expect(whole[next]).toBe(4);
    const { data, graph } = expectRest(changed(next - 2, 0, 0x41), 1);
    expect(data.graph.issueCount).toBeGreaterThan(0);
    expect(understood({ data, graph })).toBeGreaterThan(whole.length * 0.8);
  });
});

describe('a count that cannot fit', () => {
  it.each([
    ['negative', [0xff, 0xff, 0xff, 0xff]],
    ['of 2^31 - 1 entries', [0xff, 0xff, 0xff, 0x7f]],
  ])('%s, in a list of actors', (_, count) => {
    const first = find(whole, 'SRAD', 5) - 1;
    const { data } = expectRest(changed(first - 4, ...count), 4);
    expect(data.graph.issues[0]).toMatchObject({ code: 'COUNT', offset: first - 4, path: 'actors' });
    expect(data.graph.issues[0]?.message).toContain('last good field: actorsBegin');
  });

  it('in a mood inside an actor', () => {
    const at = find(whole, 'SRSED', 6) + 5 + 4 + 2;
    const { data, graph } = expectRest(changed(at, 0xff, 0xff, 0xff, 0x7f), 0);
    expect(data.graph.issues[0]).toMatchObject({ code: 'COUNT', offset: at });
    expect(data.graph.issues[0]?.path).toMatch(/emotions\/levels$/);
    const broken = data.graph.issues[0]?.node;
    expect(graph.path(broken!)).toBe('SRGAME/actors[1]');
    expect(graph.header(broken!)).toMatchObject({ read: 'partly' });
    expect(linksOf(graph, 'SRGAME/actors[1]')[0]).toMatch(/^INDEX typeId/);
    expect(jsonAt(graph, 'SRGAME/actors[2]').actorId).toBe('102');
  });
});

describe('a string', () => {
  it('whose length runs on', () => {
    const at = find(whole, '20221101120000_2') - 1;
    const { data } = readRanch(changed(at, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff));
    expect(data.graph.issues[0]).toMatchObject({ code: 'VALUE', offset: at, path: 'gameName' });
  });

  it('that claims more than there is', () => {
    const at = find(whole, '20221101120000_2') - 1;
    const read = readRanch(changed(at, 0xff, 0xff, 0x7f));
    expect(read.data.graph.issues[0]).toMatchObject({ code: 'SHORT', offset: at });
    expect(read.data.graph.issues[0]?.message).toContain('last good field: zoneIndex');
    // What is not touched is found without the game block's help.
    expect(jsonAt(read.graph, 'SRGAME/world').worldTime).toBe(200_000);
    expect(pathsOf(read.graph, 'SRAD.Actor')).toHaveLength(4);
  });
});

describe('an index with a damaged text', () => {
  it('loses that text and the one before, and the others keep their positions', () => {
    const at = find(whole, 'SlimeDefinition.Cotton') - 1;
    const intact = readRanch(whole).graph;
    const { graph } = readRanch(changed(at, 0xff, 0xff, 0x7f));
    let kept = 0;
    for (const path of pathsOf(graph, 'SRAD.Actor')) {
      const links = linksOf(graph, path);
      if (links.some((link) => /SRITI\/\[[34]\]$/.test(link))) continue;
      expect(links.sort()).toEqual(linksOf(intact, path).sort());
      kept++;
    }
    expect(kept).toBeGreaterThan(1);
  });
});

it('finds the end of a block inside a block that was only found', () => {
  // The game block is of a later version with more in it, and one pod in its world is broken.
  const d = dice(9);
  const later = sr2.game(d, {
    version: 8,
    beforeWorld: [['more', block('SRMORE', 1, [['a', i32(1)]])]],
  }).bytes;
  const bytes = later.slice();
  const pod = find(bytes, 'SRTP');
  bytes.set([0xff, 0xff, 0xff, 0x7f], pod + 4 + 6 + 4);
  const { graph, data } = readRanch(bytes);
  expect(pathsOf(graph, 'SRTP')).toEqual([
    'SRGAME/world/treasurePods/pod0000000001',
    'SRGAME/world/treasurePods/pod0000000002',
  ]);
  expect(jsonAt(graph, 'SRGAME/world/treasurePods/pod0000000001')).toMatchObject({ state: 'locked' });
  expect(jsonAt(graph, 'SRGAME/world')).toMatchObject({
    puzzleSlots: [{ key: 'puz0000000001', value: true }],
  });
  // The fields of the later game block itself do not count, nor does what is broken.
  expect(understood({ data, graph })).toBeGreaterThan(bytes.length - 40 - 40);
  expect(understood({ data, graph })).toBeLessThan(bytes.length - 29);
});

describe('hostile files', () => {
  it('with nested blocks without end', () => {
    const head = block('SRNEST', 1, []).bytes.subarray(0, -2);
    const bytes = new Uint8Array(head.length * 5000);
    for (let i = 0; i < 5000; i++) bytes.set(head, i * head.length);
    const { data, graph } = readRanch(Buffer.concat([whole.subarray(0, 700), bytes]));
    expect(data.graph.issueCount).toBeGreaterThan(0);
    expect(jsonAt(graph, 'SRGAME/summary').currency).toBe(1234);
  });

  it('with known blocks in themselves', () => {
    const layouts = JSON.stringify({
      layouts: [{ key: 'SRPED', versions: [1], fields: [{ name: 'inner', type: 'SRPED' }] }],
    });
    const head = block('SRPED', 1, []).bytes.subarray(0, -2);
    const nested = Buffer.concat([whole.subarray(0, 700), ...Array(500).fill(head)]);
    const { data } = readRanch(nested, layouts);
    expect(data.graph.issueCount).toBeGreaterThan(0);
  });

  it('with end markers everywhere', () => {
    const ends = new Uint8Array(400_000);
    for (let i = 1; i < ends.length; i += 2) ends[i] = 0x40;
    const { data } = readRanch(Buffer.concat([whole.subarray(0, 1500), ends]));
    expect(data.graph.issueCount).toBeGreaterThan(0);
  });
});

it('tells bytes after the end', () => {
  const { data } = readRanch(Buffer.concat([whole, Uint8Array.of(1, 2, 3)]));
  expect(data.graph.issues[0]).toMatchObject({ code: 'TRAILING', offset: whole.length });
  expect(data.graph.opaqueBytes).toBe(3);
});

it('reads again what it read around a broken child', () => {
  // A slot in a plot's silo: the fields of the plot after it must still be found.
  const d = dice(3);
  const bad = block('SRAD', 1, [
    ['item', i32(1)],
    ['count', i32(2)],
    ['text', str('a text where a number should be')],
    ['when', f64(1)],
  ]);
  const plot = sr2.plot(d, { slots: 1, id: 'plot0000000009' });
  const text = Buffer.from(plot.bytes);
  const at = text.indexOf('SRAD') - 1;
  const end = text.indexOf(Buffer.from([0x00, 0x40, 0x00, 0x40, 0x00, 0x20]), at) + 4;
  const bytes = Buffer.concat([text.subarray(0, at), bad.bytes, text.subarray(end)]);
  const { data, graph } = readRanch(
    sr2.game(d, { ranch: sr2.ranch([{ bytes, json: null }, sr2.plot(d)]) }).bytes,
  );
  expect(data.graph.issueCount).toBe(1);
  expect(jsonAt(graph, 'SRGAME/ranch/plots[0]')).toMatchObject({
    id: 'plot0000000009',
    siloSlotSelections: [0, 0, 0, 1],
    flag: true,
  });
  expect(pathsOf(graph, 'SRLP')).toHaveLength(2);
});
