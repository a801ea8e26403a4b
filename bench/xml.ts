// Reading XML saves beside two streaming parsers, in one process: `npm run bench -- xml [FILE...]`. They tell of tags,
// attributes and texts, as our scan does of elements and their places; `graph` is all that opening a save takes.
// Processor time of this process, warm, best of several rounds.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { documentOf } from '../src/formats/xml/files/beginning.ts';
import { UNKNOWN_GAME } from '../src/formats/xml/games/games.ts';
import { xml } from '../src/formats/xml/index.ts';
import { wrongBytes } from '../src/formats/xml/syntax/check-bytes.ts';
import { ElementColumns } from '../src/formats/xml/syntax/elements.ts';
import { Names } from '../src/formats/xml/syntax/names.ts';
import { Scanner } from '../src/formats/xml/syntax/scan.ts';
import { memoryBytes } from '../src/library/memory/data-memory.ts';
import { nativeInflate } from '../src/library/read/native-inflate.ts';
import { readSave } from '../src/library/read/read-save.ts';
import { megabytes, printTable } from './tools/table.ts';

/** What is used of the other parsers, which only this bench needs. */
interface Saxes {
  on(event: 'opentag' | 'closetag' | 'text' | 'error', use: () => void): void;
  write(text: string): { close(): void };
}
type HtmlParser2 = { end(text: string): void };
type Peers = {
  readonly SaxesParser: new (options: object) => Saxes;
  readonly Parser: new (events: Record<string, () => void>, options: object) => HtmlParser2;
};
const { SaxesParser, Parser }: Peers = Object.assign(
  {},
  ...(await Promise.all(['saxes', 'htmlparser2'].map((name) => import(name)))),
);

const ROUNDS = 15;
const REAL = '../shared/saves/xml';
/** Unpacked; smaller ones are read before anything is warm. */
const LEAST_BYTES = 2e6;

const asked = process.argv.slice(2);
const files = asked.length > 0 ? asked : existsSync(REAL) ? filesIn(REAL) : filesIn('examples/rimworld');
const rows: string[][] = [];
for (const file of files) {
  const bytes = contentOf(file);
  if (asked.length === 0 && bytes.length < LEAST_BYTES && files.length > 1) continue;
  const read = (): ReturnType<typeof readSave> =>
    readSave(xml, [{ name: basename(file, '.xz'), bytes }], { inflate: nativeInflate });
  const { graph, counts } = read();
  const text = new TextDecoder().decode(bytes);
  rows.push([
    file.replace(`${REAL}/`, ''),
    megabytes(bytes.length),
    String(counts.elements),
    String(graph.nodes.count),
    ...[read, () => scan(bytes), () => saxes(text), () => htmlparser2(text)].map((work) =>
      rate(bytes.length, work),
    ),
    (memoryBytes(graph) / bytes.length).toFixed(2),
  ]);
}
printTable(
  ['file', 'MB', 'elements', 'nodes', 'graph MB/s', 'scan', 'saxes', 'htmlparser2', 'memory / bytes'],
  rows,
);

function rate(bytes: number, work: () => unknown): string {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return (bytes / least).toFixed(0);
}

function scan(bytes: Uint8Array): number {
  const elements = new ElementColumns(Math.ceil(bytes.length / 24));
  const place = { base: 0, end: bytes.length, file: '' };
  const scanner = new Scanner(bytes, place, new Names(), elements, documentOf(bytes)?.game ?? UNKNOWN_GAME);
  scanner.scan(0);
  return elements.count + wrongBytes(bytes, 0, bytes.length, scanner.asWritten).length;
}

function saxes(text: string): number {
  let events = 0;
  const parser = new SaxesParser({ xmlns: false });
  for (const event of ['opentag', 'closetag', 'text'] as const) parser.on(event, () => void events++);
  // Invalid documents are read as far as they go.
  parser.on('error', () => undefined);
  parser.write(text).close();
  return events;
}

function htmlparser2(text: string): number {
  let events = 0;
  const count = (): void => void events++;
  const parser = new Parser({ onopentag: count, onclosetag: count, ontext: count }, { xmlMode: true });
  parser.end(text);
  return events;
}

/** Packed with xz, which is a program of its own. */
function contentOf(file: string): Uint8Array {
  return new Uint8Array(
    file.endsWith('.xz') ? execFileSync('xz', ['-dc', file], { maxBuffer: 1 << 28 }) : readFileSync(file),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'oracle' ? [] : filesIn(path);
    return /\.(rws|sbc|sbs|xml|gz|xz)$/.test(name) ? [path] : [];
  });
}
