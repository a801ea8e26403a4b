// Answers one kind of expensive question for some seconds, alone in its process: what the processors can do
// when nothing is shared. Prints answers per second as JSON.

import { listCondition } from '../../src/query/compile/compile-filter.ts';
import { MatchingRows } from '../../src/query/run/matches.ts';
import { NO_TOOLS } from '../../src/query/tools.ts';
import { graphOf } from './saves.ts';

const [path, seconds] = process.argv.slice(2) as [string, string];
const graph = graphOf(path);
const context = { graph, tools: NO_TOOLS, nodeOf: (id: string) => graph.find(id) };

let answers = -1;
let began = 0;
for (; performance.now() - began < Number(seconds) * 1000 || answers < 1; answers++) {
  // Never the same twice; the first warms up.
  const where = { path: { matches: `(a|b|c)+${answers}x(d|e)+$` } };
  new MatchingRows(graph, listCondition(context, where), NO_TOOLS).all();
  if (answers < 0) began = performance.now();
}
console.log(JSON.stringify(answers / ((performance.now() - began) / 1000)));
