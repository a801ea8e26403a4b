// Synthetic saves that are committed: those of test/corpus, and the examples of the project.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Files } from './open-files.ts';

const CORPUS = new URL('../corpus/', import.meta.url);
const EXAMPLES = new URL('../../examples/', import.meta.url);

const bytesAt = (url: URL): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(url));

export const corpus = (path: string): Uint8Array<ArrayBuffer> => bytesAt(new URL(path, CORPUS));
export const example = (path: string): Uint8Array<ArrayBuffer> => bytesAt(new URL(path, EXAMPLES));

/** The rows of a list that tells what files of the corpus show, one in a line. */
export function corpusRows<Row>(path: string): Row[] {
  const lines = readFileSync(new URL(path, CORPUS), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Row);
}

/** A file as such lists have it: `text:...`, the path of one as `corpus:...` or `example:...`, else base64, `gzip:...` of it. */
export function contentOf(text: string): Uint8Array<ArrayBuffer> {
  const [, kind, rest = text] = /^(?:(text|corpus|example|gzip):)?(.*)$/s.exec(text)!;
  if (kind === 'corpus') return corpus(rest);
  if (kind === 'example') return example(rest);
  const bytes = Buffer.from(rest, kind === 'text' ? 'utf8' : 'base64');
  return new Uint8Array(kind === 'gzip' ? gunzipSync(bytes) : bytes);
}

/** The file that such a list has under a name. */
export function corpusBytes(path: string, wanted: string): Uint8Array<ArrayBuffer> {
  const rows = corpusRows<{ name: string; content: string }>(path);
  return contentOf(rows.find(({ name }) => name === wanted)!.content);
}

/** With a number in the place of each `#####`: from 0 up to `count`, again and again. */
export function numbered(content: Uint8Array, count: number): Uint8Array {
  const bytes = Buffer.from(content);
  for (let n = 0, at = bytes.indexOf('#####'); at >= 0; n++, at = bytes.indexOf('#####', at + 5))
    bytes.write(String(n % count).padStart(5, '0'), at);
  return new Uint8Array(bytes);
}

/** What a line says is to be repeated: where it is, where sizes of all that is around it stand, and where their count. */
export interface Repeated {
  readonly name: string;
  readonly content: string;
  readonly element: readonly [from: number, to: number];
  readonly sizes: readonly number[];
  readonly count: number;
  /** Where each has a number of its own. */
  readonly number?: number;
}

/** The element so often, each with its number. @param one what it is repeated in, where that is not the content itself */
export function repeated(row: Repeated, times: number, one: Uint8Array = contentOf(row.content)): Buffer {
  const [from, to] = row.element;
  const element = Buffer.from(one.subarray(from, to)).toString('latin1');
  const all = Array.from({ length: times }, (_, n) => {
    const copy = Buffer.from(element.replaceAll('#####', String(n).padStart(5, '0')), 'latin1');
    if (row.number !== undefined) copy.writeInt32LE(n, row.number);
    return copy;
  });
  const bytes = Buffer.concat([one.subarray(0, from), ...all, one.subarray(to)]);
  for (const at of row.sizes) bytes.writeInt32LE(bytes.readInt32LE(at) + bytes.length - one.length, at);
  bytes.writeInt32LE(times, row.count);
  return bytes;
}

function filesIn(folder: URL): Record<string, Uint8Array> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(new URL(path, folder)).isFile());
  return Object.fromEntries(files.map((path) => [path, bytesAt(new URL(path, folder))]));
}

/** All files below a folder, by path in it. */
export const corpusFiles = (folder: string): Record<string, Uint8Array> =>
  filesIn(new URL(`${folder}/`, CORPUS));
export const exampleFiles = (folder: string): Record<string, Uint8Array> =>
  filesIn(new URL(`${folder}/`, EXAMPLES));

/** A line of a `graphs.jsonl`: a small save that shows one thing. */
interface GraphCase {
  /** What it shows. */
  readonly name: string;
  /** By path, see `contentOf`. */
  readonly files?: Readonly<Record<string, string>>;
  /** The example, or the file of the corpus, that it is instead. */
  readonly example?: string;
  readonly corpus?: string;
  /** The case that it is but for these bytes in its first file, in hexadecimal, by where they stand. */
  readonly of?: string;
  readonly bytes?: Readonly<Record<number, string>>;
  /** How many bytes it lacks, or those that it has in front of others, by where. */
  readonly lost?: Readonly<Record<number, number>>;
  readonly more?: Readonly<Record<number, string>>;
}

/** The cases of a folder with their files. */
export function graphCases(folder: string): { name: string; of: string | null; files: Files }[] {
  const made = new Map<string, Files>();
  return corpusRows<GraphCase>(`${folder}/graphs.jsonl`).map((each) => {
    const { name, of = null } = each;
    const files = of ? changed(made.get(of)!, each) : filesOf(each);
    made.set(name, files);
    return { name, of, files };
  });
}

function filesOf({ files = {}, example, corpus: path }: GraphCase): Files {
  if (example) return exampleFiles(example);
  return path ? { [basename(path)]: corpus(path) } : mapped(files);
}

const mapped = (files: Readonly<Record<string, string>>): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, contentOf(content)]));

/** Files of a `claims.jsonl`. */
export function claimCases(folder: string): { name: string; files: Files }[] {
  const rows = corpusRows<{ name: string; files: Readonly<Record<string, string>> }>(
    `${folder}/claims.jsonl`,
  );
  return rows.map(({ name, files }) => ({ name, files: mapped(files) }));
}

/** Those of a line in either list. */
export const caseFiles = (folder: string, wanted: string): Files =>
  [...claimCases(folder), ...graphCases(folder)].find(({ name }) => name === wanted)!.files;

/** Bytes beyond the end come after it. */
function changed(files: Files, { bytes = {}, lost = {}, more = {} }: GraphCase): Files {
  const [[name, whole], ...others] = Object.entries(files) as [[string, Uint8Array]];
  const content = [...whole];
  for (const [at, hex] of Object.entries(bytes))
    content.splice(Number(at), hex.length / 2, ...Buffer.from(hex, 'hex'));
  for (const [at, count] of Object.entries(lost)) content.splice(Number(at), count);
  for (const [at, hex] of Object.entries(more)) content.splice(Number(at), 0, ...Buffer.from(hex, 'hex'));
  return { [name]: Uint8Array.from(content), ...Object.fromEntries(others) };
}
