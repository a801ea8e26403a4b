// The steps of the Satisfactory save format that change bytes, and what they mean for a writer. Written without a look at the
// reader, so that the two check each other. Source: docs/formats/satisfactory.md sections 3.1, 3.3 and 3.4.

import type { TagVersion } from '../unreal/tags.ts';
import type { Text, UnrealWriter } from '../unreal/unreal-writer.ts';

export const step = {
  ...{ compressed: 21, levels: 29, wireCache: 33, noWireCache: 40, wide: 41, dynamicItemState: 43 },
  ...{ lightweightVersion: 48, objectFlags: 49, levelVersion: 51, versionData: 53, doubledHandle: 57 },
  plainHandle: 58,
} as const;

/** Save versions, and builds of the game that wrote from them on; where several did, one of them. Between them rounded. */
const SAVES = [58, 53, 52, 51, 47, 43, 42, 41, 37, 31, 29, 26, 22];
const BUILDS = [
  ...[481_836, 474_567, 424_353, 406_341, 390_000, 365_306, 273_254, 238_433, 225_000, 211_839],
  ...[195_135, 174_936, 152_331],
];

/** Readers look at the build too: before 140822 texts were written otherwise. */
export function usualBuild(saveVersion: number): number {
  return BUILDS[SAVES.findIndex((first) => saveVersion >= first)] ?? 118_009;
}

/** Steps of the engine, as its own UE5 version number. */
const BEFORE_VERSION_DATA = 1000;
export const SERIALIZATION_CONTROL = 1011;

/** What the layout of an object's values depends on: the object's own version, and the engine that wrote it. */
export interface Layout extends TagVersion {
  readonly version: number;
}

/** The engine and package versions that files carry from save version 53 on. */
export interface VersionData {
  ue5: number;
  branch: Text;
}

/** Version data as 1.2 writes it. */
export const versionData = (changes: Partial<VersionData> = {}): VersionData => ({
  ue5: 1017,
  branch: '++FactoryGame+rel-main-1.2.0',
  ...changes,
});

/** First version, UE4, UE5, licensee; engine, changelist, branch; two synthetic custom versions. */
export function writeVersionData(out: UnrealWriter, { ue5, branch }: VersionData): void {
  out.u32(0).i32(522).i32(ue5).i32(3);
  out
    .u16(5)
    .u16(6)
    .u16(1)
    .u32(0x8000_0000 + 481_836)
    .text(branch);
  out.list32([1, 2], (n) => out.bytes(new Uint8Array(16).fill(n)).i32(10 + n));
}

/** Optional version data follows a bool of four bytes. */
export function writeOptionalVersionData(out: UnrealWriter, data: VersionData | null): void {
  out.bool32(data !== null);
  if (data) writeVersionData(out, data);
}

/** The layout of values under an object version, with the version data that holds for it, if any. */
export function layoutOf(version: number, data: VersionData | null): Layout {
  return { version, ue4: 522, ue5: version >= step.versionData && data ? data.ue5 : BEFORE_VERSION_DATA };
}
