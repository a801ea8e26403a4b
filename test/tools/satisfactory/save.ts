/**
 * A whole Satisfactory save from a readable description.
 *
 * This is one of two independent views of the format: nothing here is shared with the reader, so that a mistake in one
 * is found by the other.
 * Source: `docs/formats/satisfactory.md` section 3.
 */
import { ByteWriter } from '../byte-writer.ts';
import type { ChunkSpec } from './chunks.ts';
import { writeChunks } from './chunks.ts';
import type { HeaderSpec } from './header.ts';
import { writeHeader } from './header.ts';
import type { DestroyedIn, GridSpec, LevelSpec } from './levels.ts';
import { writeBody } from './levels.ts';
import type { ObjectSpec } from './objects.ts';
import type { VersionData } from './versions.ts';
import { step } from './versions.ts';

export interface SaveSpec {
  header: HeaderSpec;
  /** Objects of the persistent level, or all of them before levels came. */
  objects: ObjectSpec[];
  levels?: LevelSpec[];
  /** What was collected or destroyed; before version 41 the level names of the groups are not written. */
  destroyed?: DestroyedIn[];
  /** The copy that closes the table of contents of the persistent level; null leaves it out. */
  tocDestroyed?: DestroyedIn[] | null;
  grids?: GridSpec[];
  versionData?: VersionData;
  chunks?: ChunkSpec;
}

/** The bytes of a `.sav` file. */
export function writeSave(spec: SaveSpec): Uint8Array {
  return writeSaveAround(spec, writeBody(spec));
}

/** The same around another body, for bodies that were spoilt on purpose. */
export function writeSaveAround(spec: SaveSpec, body: Uint8Array): Uint8Array {
  const content = new ByteWriter();
  if (spec.header.saveVersion < step.compressed) content.bytes(body);
  else writeChunks(content, body, spec.chunks ?? { version: spec.header.saveVersion < step.wide ? 1 : 2 });
  const bytes = content.finish();
  const out = new ByteWriter();
  writeHeader(out, spec.header);
  out.bytes(bytes);
  return out.finish();
}

export { writeBody };
