/**
 * The header in front of the chunks, versions 5 to 14.
 * Source: `docs/formats/satisfactory.md` section 3.1.
 */
import type { ByteWriter } from '../byte-writer.ts';
import type { Text } from './strings.ts';
import { worldLevel, writeBool32, writeString } from './strings.ts';
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

const headerStep = {
  visibility: 5,
  editor: 7,
  mods: 8,
  id: 10,
  partition: 11,
  hash: 12,
  creative: 13,
  saveName: 14,
};

export function writeHeader(out: ByteWriter, spec: HeaderSpec): void {
  const version = spec.headerVersion;
  out
    .i32(version)
    .i32(spec.saveVersion)
    .i32(spec.build ?? usualBuild(spec.saveVersion));
  if (version >= headerStep.saveName) writeString(out, spec.saveName ?? spec.session ?? '');
  writeString(out, worldLevel);
  writeString(out, spec.mapOptions ?? '');
  writeString(out, spec.session ?? '');
  out.i32(spec.playSeconds ?? 0).i64(ticksOf(spec.savedAt ?? '2024-01-01T00:00:00Z'));
  if (version >= headerStep.visibility) out.u8(0);
  if (version >= headerStep.editor) out.i32(spec.editorVersion ?? 40);
  if (version >= headerStep.mods) {
    writeString(out, spec.modMetadata ?? '');
    writeBool32(out, false);
  }
  if (version >= headerStep.id) writeString(out, spec.saveId ?? 'AAECAwQFBgcICQoLDA0ODw');
  if (version >= headerStep.partition) writeBool32(out, true);
  if (version >= headerStep.hash) {
    writeBool32(out, spec.hash !== undefined);
    if (spec.hash) out.bytes(spec.hash);
  }
  if (version >= headerStep.creative) writeBool32(out, false);
}

/** Ticks of 100 nanoseconds since the start of year 1 at the beginning of 1970. */
const unixEpochTicks = 621_355_968_000_000_000n;

/** An instant such as `2024-05-01T12:00:00Z`, or the ticks themselves. */
function ticksOf(instant: string): bigint {
  const milliseconds = Date.parse(instant);
  if (Number.isNaN(milliseconds)) return BigInt(instant);
  return unixEpochTicks + BigInt(milliseconds) * 10_000n;
}
