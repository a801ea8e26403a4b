/**
 * The steps of the Satisfactory save format that change bytes, and what they mean for a writer.
 * Source: `docs/formats/satisfactory.md` sections 3.1, 3.3 and 3.4. Written without a look at the reader, so that the
 * two check each other.
 */
import type { ByteWriter } from '../byte-writer.ts';
import type { Guid, Text } from './strings.ts';
import { writeGuid, writeString } from './strings.ts';

export const step = {
  compressed: 21,
  levels: 29,
  wireCache: 33,
  noWireCache: 40,
  wide: 41,
  dynamicItemState: 43,
  lightweightVersion: 48,
  objectFlags: 49,
  levelVersion: 51,
  versionData: 53,
  doubledHandle: 57,
  plainHandle: 58,
} as const;

/** Builds of the game by the save version they wrote; where several did, one of them. Between them rounded. */
const builds: [saveVersion: number, build: number][] = [
  [58, 481_836],
  [53, 474_567],
  [52, 424_353],
  [51, 406_341],
  [47, 390_000],
  [43, 365_306],
  [42, 273_254],
  [41, 238_433],
  [37, 225_000],
  [31, 211_839],
  [29, 195_135],
  [26, 174_936],
  [22, 152_331],
];

/** Readers look at the build too: before 140822 texts were written otherwise. */
export function usualBuild(saveVersion: number): number {
  return builds.find(([first]) => saveVersion >= first)?.[1] ?? 118_009;
}

/** Steps of the engine, as its own UE5 version number. */
export const engineStep = {
  beforeVersionData: 1000,
  serializationControl: 1011,
  completeTypeNames: 1012,
} as const;

/** What the layout of an object's values depends on: the object's own version, and the engine that wrote it. */
export interface Layout {
  version: number;
  ue5: number;
}

/** The engine and package versions that files carry from save version 53 on. */
export interface VersionData {
  first: number;
  ue4: number;
  ue5: number;
  licensee: number;
  engine: [major: number, minor: number, patch: number];
  changelist: number;
  branch: Text;
  custom: { guid: Guid; version: number }[];
}

/** Version data as 1.2 writes it, with two synthetic custom versions. */
export function versionData(changes: Partial<VersionData> = {}): VersionData {
  return {
    first: 0,
    ue4: 522,
    ue5: 1017,
    licensee: 3,
    engine: [5, 6, 1],
    changelist: 0x8000_0000 + 481_836,
    branch: '++FactoryGame+rel-main-1.2.0',
    custom: [1, 2].map((n) => ({ guid: new Uint8Array(16).fill(n), version: 10 + n })),
    ...changes,
  };
}

export function writeVersionData(out: ByteWriter, data: VersionData): void {
  out.u32(data.first).i32(data.ue4).i32(data.ue5).i32(data.licensee);
  for (const part of data.engine) out.u16(part);
  out.u32(data.changelist);
  writeString(out, data.branch);
  out.list32(data.custom, (entry) => {
    writeGuid(out, entry.guid);
    out.i32(entry.version);
  });
}

/** Optional version data follows a bool of four bytes. */
export function writeOptionalVersionData(out: ByteWriter, data: VersionData | null): void {
  out.i32(data ? 1 : 0);
  if (data) writeVersionData(out, data);
}

/** The layout of values under an object version, with the version data that holds for it, if any. */
export function layoutOf(version: number, data: VersionData | null): Layout {
  const ue5 = version >= step.versionData && data ? data.ue5 : engineStep.beforeVersionData;
  return { version, ue5 };
}
