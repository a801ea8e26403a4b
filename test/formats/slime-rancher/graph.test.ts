/** What a save becomes: nodes with paths and places, references of every kind, properties. */
import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { jsonAt, linksOf, nodeAt } from '../../tools/graph-nodes.ts';
import { dice } from '../../tools/random.ts';
import { block, bool, f64, i32, list, map, str } from '../../tools/slime-rancher/parts.ts';
import { firstGame, pathsOf, readRanch, understood } from '../../tools/slime-rancher/read.ts';
import * as sr2 from '../../tools/slime-rancher/sr2.ts';

/** Bytes whose innermost block has rows of its own version and was read: painted one by one. */
function knownBytes({ graph, data }: ReturnType<typeof readRanch>): number {
  const known = new Uint8Array(data.graph.image.length).fill(1);
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    const span = graph.span(node);
    if (!span || graph.isAbsent(node)) continue;
    const { version, layoutVersion } = graph.header(node);
    known.fill(version === layoutVersion ? 1 : 0, span.offset, span.offset + span.length);
    const unread = graph.properties(node, new Set(['unread'])).find(({ name }) => name === 'unread');
    // Blocks found in there come later, and paint themselves.
    if (unread) known.fill(0, unread.at!, unread.at! + unread.size!);
  }
  return known.reduce((sum, each) => sum + each, 0);
}

describe('the second game', () => {
  const d = dice(11);
  const { bytes } = sr2.game(d, {
    actors: [
      sr2.actor(d, { id: 100, type: 1, scene: 0 }),
      sr2.actor(d, { id: 101, type: 2, scene: 1, statueOf: 100 }),
      sr2.actor(d, { id: 102, type: 99, scene: -1, statueOf: 777 }),
    ],
    ranch: sr2.ranch([sr2.plot(d, { tracked: [101, 555], type: 4 }), sr2.plot(d, { type: 5, slots: 2 })]),
  });
  const read = readRanch(bytes);
  const { graph, data } = read;

  it('is understood to the last byte', () => {
    expect(data.graph.issueCount).toBe(0);
    expect(understood(read)).toBe(bytes.length);
    expect(graph.span(nodeAt(graph, 'SRGAME'))).toMatchObject({ offset: 0, length: bytes.length });
  });

  it('tells what an index does not have', () => {
    const outside = /^ranch\.sav: at \d+ .*expected a position in SRITI, below 11, found 99$/;
    expect(data.graph.issues).toMatchObject([{ message: expect.stringMatching(outside), info: true }]);
    expect(graph.path(data.graph.issues[0]!.node!)).toBe('SRGAME/actors[2]');
  });

  it('has no alias that is the name of another field', () => {
    const index = nodeAt(graph, 'SRSGI');
    const found = (path: string): unknown => graph.shortNames.get(path);
    expect([found('scene group'), found('scenegroup')]).toEqual([['items'], undefined]);
    expect(graph.properties(index, new Set(['scenegroup']))).toEqual([]);
  });

  it('names blocks by field, index and key', () => {
    expect(pathsOf(graph, 'SRAD.Actor')).toEqual([
      'SRGAME/actors[0]',
      'SRGAME/actors[1]',
      'SRGAME/actors[2]',
    ]);
    expect(pathsOf(graph, 'SRG')[0]).toBe('SRGAME/world/gordos/gordo0000000001');
    expect(pathsOf(graph, 'SRAD.Slot')).toContain(
      'SRGAME/ranch/plots[1]/siloAmmo/58d5bd4fc903e1c49aba61495aa74014[1]',
    );
    expect(pathsOf(graph, 'SRRW')).toEqual(['SRGAME/world/resourceSpawnerWater/1.5,2,-3']);
    expect(graph.name(nodeAt(graph, 'SRGAME/ranch/plots[1]'))).toBe('plots[1]');
  });

  it('makes an external node of every index entry, under its index', () => {
    const pink = nodeAt(graph, 'SRITI/SlimeDefinition.Pink');
    expect(graph.kind(pink)).toBe('EXTERNAL');
    expect(graph.name(pink)).toBe('SlimeDefinition.Pink');
    expect(graph.path(graph.parent(pink)!)).toBe('SRITI');
    expect(graph.path(graph.parent(graph.parent(pink)!)!)).toBe('SRGAME');
  });

  it('refers to entries by position: empty is no edge, a position that is gone is missing', () => {
    expect(linksOf(graph, 'SRGAME/actors[0]').slice(0, 2)).toEqual([
      'INDEX typeId -> SRITI/SlimeDefinition.Pink',
      'INDEX sceneGroup -> SRSGI/SceneGroup.MeadowHills',
    ]);
    const links = linksOf(graph, 'SRGAME/actors[2]');
    expect(links).toContain('INDEX typeId -> SRITI/[99]');
    expect(links.some((link) => link.includes('sceneGroup'))).toBe(false);
    expect(graph.kind(nodeAt(graph, 'SRITI/[99]'))).toBe('MISSING');
    expect(jsonAt(graph, 'SRGAME/actors[2]').sceneGroup).toBeNull();
  });

  it('refers to actors by id, also as doubles', () => {
    expect(linksOf(graph, 'SRGAME/actors[1]')).toContain('ID statueActorId -> SRGAME/actors[0]');
    expect(linksOf(graph, 'SRGAME/actors[2]')).toContain('ID statueActorId -> SRAD.Actor/777');
    expect(linksOf(graph, 'SRGAME/ranch/plots[0]')).toEqual([
      'INDEX growerId -> SRRGI/treeMango',
      'ID tracked.ids[0] -> SRGAME/actors[1]',
      'ID tracked.ids[1] -> SRAD.Actor/555',
    ]);
    expect(graph.kind(nodeAt(graph, 'SRAD.Actor/555'))).toBe('MISSING');
    const back = [...graph.into(nodeAt(graph, 'SRGAME/actors[1]'))];
    expect(back.map((edge) => graph.path(graph.edges.source[edge] as NodeId))).toContain(
      'SRGAME/ranch/plots[0]',
    );
  });

  it('refers to tables that come later in the file', () => {
    expect(linksOf(graph, 'SRGAME/player')).toContain(
      'INDEX components.counts[0].key -> SRUCI/UpgradeComponent.Booster',
    );
  });

  it('refers from all the other places', () => {
    expect(linksOf(graph, 'SRGAME/summary')).toEqual(['INDEX iconId -> SRGAMEICONINDEX/gameIcon_pink']);
    expect(linksOf(graph, 'SRGAME/settings')).toEqual([
      'INDEX options[0].value -> SRGAMEICONINDEX/gameIcon_pink',
      'INDEX iconId -> SRGAMEICONINDEX/gameIcon_pink',
    ]);
    expect(linksOf(graph, 'SRGAME/world')).toContain(
      'INDEX econSaturations[0].key -> SRITI/IdentifiableType.PinkPlort',
    );
    expect(linksOf(graph, 'SRGAME/world/placedGadgets/site0000000001')).toEqual(
      expect.arrayContaining(['INDEX typeId -> SRITI/GadgetDefinition.Teleporter']),
    );
    expect(linksOf(graph, 'SRGAME/player')).toContain('ID upgrades.levels[1].key -> SRPU/16');
    expect(linksOf(graph, 'SRGAME/pedia')).toEqual(['ID unlocked[0] -> SRITI/SlimeDefinition.Pink']);
    expect(linksOf(graph, 'SRGAME/events/entries[0]')).toEqual(['ID dataKey -> SRGZONEINDEX/meadow']);
  });

  it('has places and rotations', () => {
    for (const path of [
      'SRGAME/actors[0]',
      'SRGAME/world/gordos/gordo0000000001',
      'SRGAME/world/placedGadgets/site0000000001',
      'SRGAME/player',
    ]) {
      expect(graph.position(nodeAt(graph, path)), path).toHaveLength(3);
    }
    expect(graph.position(nodeAt(graph, 'SRGAME/world/resourceSpawnerWater/1.5,2,-3'))).toEqual([1.5, 2, -3]);
    expect(graph.position(nodeAt(graph, 'SRGAME/world/treasurePods/pod0000000001'))).toBeNull();
    // The player looks along 90 degrees about the upright axis.
    const { rotation } = graph.pose(nodeAt(graph, 'SRGAME/player'));
    const expected = [0, Math.SQRT1_2, 0, Math.SQRT1_2];
    rotation?.forEach((part, i) => {
      expect(part).toBeCloseTo(expected[i]!, 12);
    });
    expect(rotation).toHaveLength(4);
  });

  it('shows dates as dates, game time as seconds, and what no number is as text', () => {
    expect(jsonAt(graph, 'SRGAME/summary').savedAt).toBe('2022-09-28T22:13:20.0000007Z');
    expect(jsonAt(graph, 'SRGAME/events/entries[0]')).toMatchObject({
      updatedAt: '2022-11-01T16:00:00.0000001Z',
    });
    expect(jsonAt(graph, 'SRGAME/world')).toMatchObject({
      worldTime: 200_000,
      dailyOfferCreateTime: 'Infinity',
    });
  });

  it('gives only the properties asked for, whatever their case', () => {
    const node = nodeAt(graph, 'SRGAME/player');
    const names = graph.properties(node, new Set(['CURRENCY', 'itemcounts'])).map(({ name }) => name);
    expect(names).toEqual(['currency', 'itemCounts']);
    expect(graph.outline(node).map(({ name }) => name)).toEqual(
      graph.properties(node).map(({ name }) => name),
    );
  });

  it('says what numbers are called where that is known', () => {
    const [state] = graph.properties(
      nodeAt(graph, 'SRGAME/world/treasurePods/pod0000000002'),
      new Set(['state']),
    );
    expect(state?.value).toEqual({ kind: 'text', text: 'open', json: 'open', number: 1 });
  });

  it('tells when copies of a fact differ, as something to know', () => {
    const poor = Buffer.from(bytes);
    const at = poor.indexOf('SRPL') + 4 + 6 + 12;
    expect(poor.readInt32LE(at)).toBe(1234);
    poor.writeInt32LE(5, at);
    const { data: reported } = readRanch(new Uint8Array(poor));
    expect(reported.graph.issueCount).toBe(0);
    expect(reported.graph.issues.map(({ code, message }) => `${code} ${message}`)).toContain(
      'DIFFERS ranch.sav: SRGSUMM.currency is 1234, SRPL.currency is 5',
    );
  });

  it('tells of a block whose version no game has', () => {
    const wrong = Buffer.from(bytes);
    const at = wrong.indexOf('SRAD') + 4;
    expect(wrong.readUInt32LE(at)).toBe(1);
    wrong[at + 3] = 1;
    const { data: reported } = readRanch(new Uint8Array(wrong));
    const found = reported.graph.issues.filter(({ info }) => !info);
    expect(found[0]).toMatchObject({ offset: at, message: expect.stringContaining('a version below 200') });
  });

  it('keeps paths unique when keys or entries come back', () => {
    const twice = sr2.game(dice(12), {
      world: sr2.world(dice(12), {
        pods: [
          ['pod/1', 0],
          ['pod/1', 1],
        ],
      }),
    });
    const paths = pathsOf(readRanch(twice.bytes).graph, 'SRTP');
    expect(paths).toEqual(['SRGAME/world/treasurePods/pod~11', 'SRGAME/world/treasurePods/pod~11#2']);
    const index = sr2.index('SRITI', ['a', 'a', 'a#2']);
    const tiny = block('SRGAME', 1, [['itemIndex', index]]);
    const { graph: small } = readRanch(tiny.bytes);
    expect(pathsOf(small, 'External')).toEqual(['SRITI/a', 'SRITI/a#2', 'SRITI/a#2#2']);
  });
});

describe('the first game', () => {
  const bytes = firstGame(12);
  const read = readRanch(bytes);
  const { graph, data } = read;

  it.each([4, 5, 6, 7, 8, 9, 10, 11, 12])('is understood to the last byte at version %i', (version) => {
    const old = readRanch(firstGame(version));
    expect(old.data.graph.issues).toEqual([]);
    expect(old.data.graph.opaqueBytes).toBe(0);
  });

  it('makes external nodes of what numbers stand for', () => {
    expect(data.graph.issues).toEqual([]);
    const links = linksOf(graph, 'SRGAME/player');
    expect(links).toContain('ID craftMats[0].key -> Identifiable/SPIRAL_STEAM_CRAFT');
    expect(graph.kind(nodeAt(graph, 'Identifiable/SPIRAL_STEAM_CRAFT'))).toBe('EXTERNAL');
  });

  it('has nodes for nested blocks with places', () => {
    expect(pathsOf(graph, 'SRDRONE')).toEqual(['SRGAME/world/placedGadgets/site0000000001/drone/drone']);
    expect(pathsOf(graph, 'SRENG')).toEqual(['SRGAME/world/echoNotes/echo0000000001']);
    expect(graph.position(nodeAt(graph, 'SRGAME/actors[1]'))).toHaveLength(3);
    expect(graph.position(nodeAt(graph, pathsOf(graph, 'SRRW')[0]!))).toHaveLength(3);
  });
});

describe('later versions', () => {
  const d = dice(31);
  const added = block('SRNEW', 3, [
    ['flag', bool(true)],
    ['when', f64(1)],
    ['more', list([sr2.gordo(d), sr2.gordo(d)])],
  ]);
  const { bytes } = sr2.game(d, {
    version: 8,
    beforeWorld: [
      ['weatherStates', sr2.index('SRWSI', ['Rain', 'Wind'])],
      ['new', added],
    ],
    world: sr2.world(d, { version: 6, more: [['forecast', map([[str('x'), i32(1)]])]] }),
    actors: [1, 2, 3].map((id) => sr2.actor(d, { id, version: 4, more: [['radiant', bool(true)]] })),
  });
  const read = readRanch(bytes);
  const { graph, data } = read;

  it('still answer from indices, summary and known blocks', () => {
    expect(jsonAt(graph, 'SRGAME')).toMatchObject({ gameName: '20221101120000_2' });
    expect(jsonAt(graph, 'SRGAME/summary').currency).toBe(1234);
    expect(jsonAt(graph, 'SRGAME/player').itemCounts).toEqual([
      { key: { ref: 'SRITI/IdentifiableType.PinkPlort' }, value: 40 },
      { key: { ref: 'SRITI/IdentifiableType.RockPlort' }, value: 7 },
    ]);
    expect(linksOf(graph, 'SRGAME/ranch/plots[0]')).toContain('ID tracked.ids[0] -> SRAD.Actor/101');
    expect(pathsOf(graph, 'SRUCI')).toEqual(['SRUCI']);
  });

  it('read unknown index blocks', () => {
    expect(graph.kind(nodeAt(graph, 'SRWSI/Rain'))).toBe('EXTERNAL');
  });

  it('keep the good fields of blocks that have more of them', () => {
    expect(jsonAt(graph, 'SRGAME/world')).toMatchObject({ worldTime: 200_000, unread: { bytes: 12 } });
    expect(pathsOf(graph, 'SRG').filter((path) => path.startsWith('SRGAME/world/'))).toHaveLength(2);
    expect(pathsOf(graph, 'SRAD.Actor')).toHaveLength(3);
    expect(linksOf(graph, 'SRGAME/actors[0]').some((link) => link.startsWith('INDEX typeId'))).toBe(true);
    expect(jsonAt(graph, 'SRGAME/actors[0]').unread).toEqual({ bytes: 1, base64: 'AQ==' });
  });

  it('place a gadget whose unknown bytes have grown', () => {
    const small = sr2.gadget(d, 9001);
    const at = Buffer.from(small.bytes).lastIndexOf('SRV3') - 1;
    const [head, tail] = [small.bytes.subarray(0, at - 9), small.bytes.subarray(at - 9)];
    const grown = Buffer.concat([head, Buffer.from('0100000007000000ffffffff00000040', 'hex'), tail]);
    const used = sr2.world(d, { gadgets: [['site0000000009', { bytes: grown, json: null }]] });
    const { graph: inUse, data: reported } = readRanch(sr2.game(d, { world: used }).bytes);
    expect(reported.graph.issueCount).toBe(1);
    const gadget = nodeAt(inUse, 'SRGAME/world/placedGadgets/site0000000009');
    const view = new DataView(grown.buffer, grown.byteOffset + grown.length - 16);
    expect(inUse.position(gadget)).toEqual([0, 4, 8].map((offset) => view.getFloat32(offset, true)));
    expect(jsonAt(inUse, 'SRGAME/world/placedGadgets/site0000000009').actorId).toBe('9001');
    expect(pathsOf(inUse, 'SRTP')).toHaveLength(2);
  });

  it('list the blocks inside unknown ones', () => {
    const unknown = nodeAt(graph, 'SRGAME/SRNEW[0]');
    expect([...graph.children(unknown)].map((row) => graph.path(row as NodeId))).toEqual([
      'SRGAME/SRNEW[0]/SRG[0]',
      'SRGAME/SRNEW[0]/SRG[1]',
    ]);
    expect(graph.header(unknown)).toMatchObject({ identifier: 'SRNEW', version: 3, read: 'not' });
  });

  it('say how much is understood, and what was read with other rows', () => {
    expect(understood(read)).toBe(knownBytes(read));
    expect(understood(read)).toBeGreaterThan(bytes.length * 0.5);
    const notes = data.graph.issues.filter(({ code }) => code === 'VERSION');
    expect(notes.map(({ message }) => message).join('\n')).toMatch(/SRGAME 8.*SRW 6.*SRAD 4.*do not count/s);
    expect(notes.every(({ info, offset }) => info && offset !== null)).toBe(true);
    expect(graph.header(nodeAt(graph, 'SRGAME/player')).read).toBe('whole');
    expect(graph.header(nodeAt(graph, 'SRGAME')).read).toBe('partly');
  });

  it('do not count what only fits by its length', () => {
    const wholly = sr2.game(dice(5), { actors: [sr2.actor(dice(6), { id: 100, version: 2 })] });
    const guessed = readRanch(wholly.bytes);
    expect(guessed.data.graph.issueCount).toBe(0);
    expect(guessed.graph.header(nodeAt(guessed.graph, 'SRGAME/actors[0]'))).toMatchObject({
      version: 2,
      layoutVersion: 1,
      read: 'guessed',
      unreadBytes: 0,
    });
    const { length } = guessed.graph.bytes(nodeAt(guessed.graph, 'SRGAME/actors[0]'));
    expect(understood(guessed)).toBe(wholly.bytes.length - length);
    expect(understood(guessed)).toBe(knownBytes(guessed));
  });

  it('do not count a value of an unknown version inside a block that is known', () => {
    const game = sr2.game(dice(5), { actors: [sr2.actor(dice(6), { id: 100 })] });
    const at = Buffer.from(game.bytes).lastIndexOf('SRRCD') - 1;
    game.bytes[at + 6] = 9;
    const read = readRanch(game.bytes);
    expect(read.data.graph.issues).toMatchObject([{ code: 'VERSION', offset: at, info: true }]);
    // Head, an int, a double, the end marker.
    expect(understood(read)).toBe(game.bytes.length - (6 + 4 + 2 + 4 + 8 + 2));
  });
});
