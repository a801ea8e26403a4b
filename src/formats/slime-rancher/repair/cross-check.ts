// Compares facts that a save stores twice. The menu's summary repeats money, time, build and icon; if the
// copies differ, one was edited or a layout is wrong: worth a note, not an error.

import { Cursor } from '../../../bytes/cursor.ts';
import { tryRead } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LayoutCompiler } from '../codecs/layout-compiler.ts';
import { headAt } from '../file/framing.ts';
import { RAW } from '../records/look.ts';
import { readWanted } from '../records/record-scan.ts';
import type { Scan } from '../records/scan.ts';

const COPIES: readonly (readonly [block: string, field: string, otherBlock: string, otherField: string])[] = [
  ['SRGSUMM', 'currency', 'SRPL', 'currency'],
  ['SRGSUMM', 'worldTime', 'SRW', 'worldTime'],
  ['SRGSUMM', 'version', 'SRPL', 'version'],
  ['SRGSUMM', 'iconId', 'SRGAMESETTINGS', 'iconId'],
  ['SRGSUMM', 'iconId', 'SRPL', 'gameIconId'],
];

/** Reports copies that differ, after the whole save was read. */
export function crossCheck(
  compiler: LayoutCompiler,
  bytes: Uint8Array,
  scan: Scan,
  sink: GraphSink,
  file: string,
): void {
  for (const [block, field, otherBlock, otherField] of COPIES) {
    const one = fieldOf(compiler, bytes, scan, block, field);
    const other = fieldOf(compiler, bytes, scan, otherBlock, otherField);
    if (one === undefined || other === undefined || one === other) continue;
    const message = `${file}: ${block}.${field} is ${one}, ${otherBlock}.${otherField} is ${other}`;
    const node = scan.checked.get(block)?.node ?? null;
    sink.issue({ code: 'DIFFERS', message, file, offset: null, path: field, node, info: true });
  }
}

/** A plain value of a block that was read completely; undefined for anything else. */
function fieldOf(
  compiler: LayoutCompiler,
  bytes: Uint8Array,
  scan: Scan,
  key: string,
  field: string,
): string | undefined {
  const found: { readonly node: NodeId; readonly at: number } | undefined = scan.checked.get(key);
  if (!found || scan.partials.has(found.node)) return undefined;
  const cursor = new Cursor(bytes, { file: '', start: found.at });
  const head = headAt(cursor, found.at);
  const steps = (head && compiler.block(key, head.version)?.steps) ?? [];
  if (head) cursor.at = head.fieldsAt;
  const isWanted = (i: number): boolean => steps[i]!.row.name === field;
  const upTo = steps.slice(0, steps.findLastIndex(({ row }) => row.name === field) + 1);
  const [shown] = tryRead(() => readWanted(cursor, upTo, isWanted, RAW, scan.jumps), []);
  return typeof shown?.value === 'object' ? undefined : shown && String(shown.value);
}
