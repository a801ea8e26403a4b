// The header of packages, before they are loaded.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError, tryRead } from '../../bytes/format-error.ts';
import { portableInflate } from '../../bytes/inflate.ts';
import type { Claim, ListedFile, SaveHeader } from '../format.ts';
import { inflatePackage } from './compression/inflate.ts';
import { compressionMethod, planStorage } from './compression/plan.ts';
import { DETECT_BYTES, detect, packageName } from './file/detect.ts';
import { PACKAGE_TAG } from './file/package-tag.ts';
import { consoleContainer, explaining, unsupported } from './file/refusals.ts';
import { summaryFields } from './nodes/describe.ts';
import { readSummary, type Summary } from './tables/summary.ts';

/** Enough for nearly every summary; only large maps, which name many chunks and sub-levels, need more. */
const HEAD_BYTES = 1 << 12;
const MOST_HEAD_BYTES = 1 << 16;

/** @throws FormatError when no package of the claim has a summary that can be read */
export function saveHeader({ name, files }: Claim): SaveHeader {
  const errors: FormatError[] = [];
  const read = files.flatMap((file) => tryRead(() => [{ file, ...fileSummary(file) }], [], errors));
  const first = read[0];
  if (first === undefined) throw errors[0] ?? unsupported(name, 0, 'no file');
  const lone = files.length === 1;
  return {
    title: lone ? packageName(first.file.path) : name.slice(name.lastIndexOf('/') + 1) || 'packages',
    version: [
      ...new Set(read.map(({ summary }) => `${summary.layout.version}/${summary.layout.licensee}`)),
    ].join(', '),
    fields: lone ? { ...summaryFields(first) } : { packages: files.length, unreadable: errors.length },
    savedAt: null,
    playSeconds: null,
    units: { length: 'cm', perMetre: 100, northAxis: null, upAxis: '+Z', isPerLevel: true },
    playthrough: null,
  };
}

interface FileSummary {
  readonly summary: Summary;
  readonly stored: string;
  readonly size: number;
}

/** Reads the summary from the first bytes of a file. */
function fileSummary(file: ListedFile): FileSummary {
  try {
    return headSummary(file, file.head(HEAD_BYTES));
  } catch (error) {
    const tooShort = error instanceof FormatError && error.code !== 'UNSUPPORTED' && file.size > HEAD_BYTES;
    if (!tooShort) throw error;
    return headSummary(file, file.head(MOST_HEAD_BYTES));
  }
}

function headSummary(file: ListedFile, bytes: Uint8Array): FileSummary {
  const found = detect(file.path, bytes.subarray(0, DETECT_BYTES));
  if (found.kind === 'refused') throw unsupported(file.path, 0, found.why);
  if (found.kind === 'compressed') return wholeSummary(file, bytes);
  const bigEndian = found.kind === 'package' && found.bigEndian;
  const summary = explaining(file.path, bytes, () =>
    readSummary(new Cursor(bytes, { file: file.path, bigEndian })),
  );
  if (summary.fault && bytes.length < Math.min(file.size, MOST_HEAD_BYTES)) throw summary.fault;
  const last = summary.chunks.at(-1);
  if (summary.compression === 0 || !last) return { summary, stored: 'raw', size: file.size };
  const method = compressionMethod(file.path, summary.compression);
  return { summary, stored: `${method} chunks`, size: last.inflatedAt + last.inflatedSize };
}

/** In a file that is compressed as a whole, the first block holds the summary. */
function wholeSummary(file: ListedFile, head: Uint8Array): FileSummary {
  // The block may be longer than the head; the plan checks sizes against the whole file.
  const bytes = head.length < file.size ? file.head(file.size) : head;
  const plan = planStorage(file.path, bytes);
  const block = plan.blocks[0];
  if (!block) throw unsupported(file.path, 0, 'an empty package');
  const image = new Uint8Array(block.inflatedSize);
  const [lost] = inflatePackage(file.path, bytes, { ...plan, blocks: [block] }, image, 0, portableInflate);
  if (lost) {
    throw plan.method === 'lzo' && isBigEndian(bytes)
      ? consoleContainer(file.path, block.storedAt)
      : lost.error;
  }
  const inner = detect(file.path, image.subarray(0, DETECT_BYTES));
  if (inner.kind === 'refused') throw unsupported(file.path, 0, inner.why);
  const cursor = new Cursor(image, { file: file.path, bigEndian: isBigEndian(image) });
  const summary = explaining(file.path, image, () => readSummary(cursor));
  return { summary, stored: plan.stored, size: plan.size };
}

function isBigEndian(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) !== PACKAGE_TAG;
}
