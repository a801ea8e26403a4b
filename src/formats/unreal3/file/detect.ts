// Detects by its first bytes what a file is: a readable package, an unreadable one and why, or something else.

import { CHUNK_VERSION } from '../../unreal/chunks/chunk-header.ts';
import { olderEngine, VERSION } from '../versions.ts';
import { PACKAGE_TAG, SWAPPED_TAG } from './package-tag.ts';

/** Bytes that `detect` needs. */
export const DETECT_BYTES = 8;

/** File extensions of packages; only used to recognise that a file was meant to be one. */
export const EXTENSIONS = ['.u', '.upk', '.umap', '.udk', '.pcc', '.sfm', '.xxx'] as const;

export type Detected =
  | { readonly kind: 'package'; readonly bigEndian: boolean }
  /** The whole file is one compressed chunk. */
  | { readonly kind: 'compressed'; readonly bigEndian: boolean }
  /** A related kind of file that is not read. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'other' };

/** @param head at least {@link DETECT_BYTES} of the file, or all of a shorter one */
export function detect(path: string, head: Uint8Array): Detected {
  if (head.length < DETECT_BYTES) return { kind: 'other' };
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const tag = view.getUint32(0, true);
  if (tag !== PACKAGE_TAG && tag !== SWAPPED_TAG) return detectForeign(path, tag);
  const bigEndian = tag === SWAPPED_TAG;
  const word = view.getUint32(4, !bigEndian);
  if (word === 0x20000 || word === 0x10000 || word === PACKAGE_TAG) return { kind: 'compressed', bigEndian };
  if (word === CHUNK_VERSION.v1 || word === CHUNK_VERSION.v2)
    return refused('a compressed Unreal archive of unknown content');
  const version = word & 0xffff;
  if (word >= 0x8000_0000 && version >= 0xff00)
    return refused('an Unreal Engine 4 or 5 package (its version word is negative)');
  if (version < VERSION.first) return refused(`an ${olderEngine(version)} package (version ${version})`);
  return { kind: 'package', bigEndian };
}

function detectForeign(path: string, tag: number): Detected {
  const lower = path.toLowerCase();
  if (!EXTENSIONS.some((extension) => lower.endsWith(extension))) return { kind: 'other' };
  const shown = tag.toString(16).toUpperCase().padStart(8, '0');
  return refused(`named like a package, but its tag is ${shown}: encrypted, or packed by its licensee`);
}

function refused(why: string): Detected {
  return { kind: 'refused', why };
}

/** The name by which other packages refer to a package: its file name without folder and extension. */
export function packageName(path: string): string {
  const file = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  const dot = file.lastIndexOf('.');
  return dot > 0 ? file.slice(0, dot) : file;
}
