// Palworld's worlds in a list of saves: which files are one save, its title, its times, and which world it is.

import { expect, test } from 'vitest';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { worldsOf } from '../../../src/library/catalogue/memory-catalogue.ts';
import { claimSaves } from '../../../src/library/find/claim-saves.ts';
import { palworld } from '../../tools/gvas/wrap.ts';
import { VERSIONS, writeGame } from '../../tools/gvas/writer.ts';
import { listed } from '../../tools/open-files.ts';
import type { Generation } from '../../tools/palworld/world.ts';
import {
  bytes,
  dateTime,
  enumeration,
  type Fields,
  guid,
  int64,
  map,
  type Property,
  prop,
  str,
  struct,
} from '../../tools/unreal/tags.ts';
import { UnrealWriter } from '../../tools/unreal/unreal-writer.ts';

const WORLD = '0123456789ABCDEF0123456789ABCDEF';
const GUILD = 'FEDCBA98FEDCBA98FEDCBA98FEDCBA98';
const NOBODY = '0'.repeat(32);
/** 2024-01-20 20:23:33.486. */
const SAVED = 638_413_790_134_860_000n;

const save = (className: string, ...properties: Property[]) =>
  palworld(writeGame(VERSIONS['5.1'], { className: `/Script/Pal.${className}`, properties }), 0x32);

/** A group as it is packed; what a class writes after its own fields there is in generation 3. */
function packed(generation: Generation, id: string, type: number): Fields {
  const end = new Uint8Array(generation > 2 ? 4 : 0);
  const out = new UnrealWriter().guid(id).text('').i32(1).guid(NOBODY).guid(GUILD).bytes(end).u8(type);
  out.list32([GUILD, WORLD], (each) => out.guid(each)).bytes(end);
  const content = { RawData: bytes(out.finish()) };
  if (generation === 1) return content;
  const versions = new UnrealWriter().list32(generation > 2 ? ['380b00de'] : [], (ends, list) =>
    list.bytes(Buffer.from(ends, 'hex')).zeros(12).i32(1),
  );
  return { ...content, CustomVersionData: bytes(versions.finish()) };
}

function level(generation: Generation, savedAt: bigint, types: readonly number[] = [3, 2]): Uint8Array {
  const organizations = types.map((type, at) => {
    const id = type === 2 && at < 2 ? WORLD : `${at}`.repeat(32);
    const kind = enumeration('EPalGroupType', 'EPalGroupType::Organization');
    return [guid(id), struct('Value', { GroupType: kind, ...packed(generation, id, type) })] as const;
  });
  const data = struct('PalWorldSaveData', {
    GameTimeSaveData: struct('PalGameTimeSaveData', { RealDateTimeTicks: int64(36_000_000_000n) }),
    GroupSaveDataMap: map(...organizations),
  });
  return save('PalWorldSaveGame', prop('Timestamp', dateTime(savedAt)), prop('worldSaveData', data));
}

const meta = save('PalWorldBaseInfoSaveGame', prop('SaveData', struct('Meta', { WorldName: str('Isles') })));

test.each([1, 2, 3] as const)('are named in generation %i', (generation) => {
  const claims = gvas.claim([
    listed('w/LevelMeta.sav', meta),
    listed('w/Level.sav', level(generation, SAVED)),
  ]);
  expect(claims.map(({ name }) => name)).toEqual(['w']);
  expect(gvas.header(claims[0]!)).toMatchObject({
    title: 'Isles',
    savedAt: '2024-01-20T20:23:33.486Z',
    playSeconds: 3600,
    playthrough: WORLD,
    units: { length: 'cm', northAxis: '+X' },
  });
});

test('are called by their folder where the level is alone, and as their file where that has none', () => {
  const titleOf = (path: string) => gvas.header(gvas.claim([listed(path, level(3, SAVED))])[0]!).title;
  expect(titleOf('saves/Our island/Level.sav')).toBe('Our island');
  expect(titleOf('Level.sav')).toBe('Level');
});

test('have earlier states in their folder', () => {
  const files = ['w/', 'w/backup/world/2024.01.20-20.13.33/'].flatMap((folder, at) => [
    listed(`${folder}Level.sav`, level(3, SAVED - BigInt(at) * 6_000_000_000n)),
    listed(`${folder}LevelMeta.sav`, meta),
  ]);
  expect(gvas.claim(files).map(({ isBackup }) => isBackup)).toEqual([undefined, true]);
  const entries = gvas
    .claim(files)
    .map((claim, at) => ({ format: gvas, header: gvas.header(claim), slug: `${at}` }));
  const worlds = worldsOf(entries as unknown as Parameters<typeof worldsOf>[0]);
  expect(worlds.map(({ newest }) => newest.header.savedAt)).toEqual(['2024-01-20T20:23:33.486Z']);
});

test('are listed by the beginnings of their files', () => {
  let read = 0;
  const bytes = level(3, SAVED);
  const padded = new Uint8Array(1 << 20);
  padded.set(bytes);
  const file = (path: string, content: Uint8Array) => ({
    ...listed(path, content),
    failure: null,
    head: (size: number) => {
      read = Math.max(read, size);
      return content.subarray(0, size);
    },
  });
  const files = [file('w/Level.sav', padded), file('w/LevelMeta.sav', meta)];
  const { saves } = claimSaves({ root: 'w', isFolder: true, files }, [gvas]);
  expect(saves[0]!.header.savedAt).toBe('2024-01-20T20:23:33.486Z');
  expect(read).toBeLessThan(padded.length);
  expect(saves[0]!.header.playthrough).toBe(WORLD);
  expect(read).toBe(padded.length);
});

test.each([
  ['no group of its kind', level(3, SAVED, [3, 4])],
  ['two of them', level(3, SAVED, [2, 3, 2])],
  ['damage', level(3, SAVED).subarray(0, 200)],
  ['a time that no calendar has', level(3, 1n << 62n, [3])],
])('are not told apart with %s', (_, bytes) => {
  const [claim] = gvas.claim([listed('Level.sav', bytes)]);
  expect(claim ? gvas.header(claim).playthrough : null).toBeNull();
});
