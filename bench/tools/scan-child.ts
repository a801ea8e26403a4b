// Answers one kind of expensive question for some seconds, alone in its process: what the processors can do
// when nothing is shared. Prints answers per second as JSON.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FORMATS } from '../../src/formats/whole.gen.ts';
import { nativeInflate } from '../../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../../src/library/read/read-save.ts';
import { listCondition } from '../../src/query/compile/compile-filter.ts';
import { MatchingRows } from '../../src/query/run/matches.ts';
import { NO_TOOLS } from '../../src/query/tools.ts';
import { unlikeAny } from './expressions.ts';

const [path, seconds] = process.argv.slice(2) as [string, string];
const bytes = new Uint8Array(readFileSync(path));
const file = { path: basename(path), size: bytes.length, head: (most: number) => bytes.subarray(0, most) };
const format = FORMATS.find(({ claim }) => claim([file]).length > 0)!;
const graph = openGraph(format, readSave(format, [{ name: file.path, bytes }], { inflate: nativeInflate }));
const context = { graph, tools: NO_TOOLS, nodeOf: (id: string) => graph.find(id) };

let turn = 0;
answer();
const began = performance.now();
let answers = 0;
while (performance.now() - began < Number(seconds) * 1000) {
  answer();
  answers++;
}
console.log(JSON.stringify(answers / ((performance.now() - began) / 1000)));

function answer(): number {
  const where = { path: { matches: unlikeAny(turn++) } };
  return new MatchingRows(graph, listCondition(context, where), NO_TOOLS).all().length;
}
