// The header in front of the chunks, versions 5 to 14. Source: docs/formats/satisfactory.md section 3.1.

import type { Text, UnrealWriter } from '../unreal/unreal-writer.ts';
import { worldLevel } from './refs.ts';
import { usualBuild } from './versions.ts';

export interface HeaderSpec {
  headerVersion: number;
  saveVersion: number;
  build?: number;
  saveName?: Text;
  mapOptions?: Text;
  session?: Text;
  playSeconds?: number;
  savedAt?: string;
  editorVersion?: number;
  modMetadata?: Text;
  saveId?: Text;
  /** 16 bytes; without them a hash that is marked as not valid. */
  hash?: Uint8Array;
}

const STEP = {
  visibility: 5,
  editor: 7,
  mods: 8,
  id: 10,
  partition: 11,
  hash: 12,
  creative: 13,
  saveName: 14,
};

export function writeHeader(out: UnrealWriter, spec: HeaderSpec): void {
  const { headerVersion: version, saveVersion, session = '', hash } = spec;
  out
    .i32(version)
    .i32(saveVersion)
    .i32(spec.build ?? usualBuild(saveVersion));
  if (version >= STEP.saveName) out.text(spec.saveName ?? session);
  out
    .text(worldLevel)
    .text(spec.mapOptions ?? '')
    .text(session);
  out.i32(spec.playSeconds ?? 0).i64(ticksOf(spec.savedAt ?? '2024-01-01T00:00:00Z'));
  if (version >= STEP.visibility) out.u8(0);
  if (version >= STEP.editor) out.i32(spec.editorVersion ?? 40);
  if (version >= STEP.mods) out.text(spec.modMetadata ?? '').bool32(false);
  if (version >= STEP.id) out.text(spec.saveId ?? 'AAECAwQFBgcICQoLDA0ODw');
  if (version >= STEP.partition) out.bool32(true);
  if (version >= STEP.hash) out.bool32(hash !== undefined).bytes(hash ?? []);
  if (version >= STEP.creative) out.bool32(false);
}

/** An instant such as `2024-05-01T12:00:00Z`, or ticks: units of 100 nanoseconds since the start of year 1. */
function ticksOf(instant: string): bigint {
  const milliseconds = Date.parse(instant);
  return Number.isNaN(milliseconds)
    ? BigInt(instant)
    : 621_355_968_000_000_000n + BigInt(milliseconds) * 10_000n;
}
