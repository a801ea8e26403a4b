// What the lists of the views cost, by game: `npm run bench -- game-views [PATH...]`, on the largest save of
// each game among the paths. "First" is on a graph without any query before, with warm code: best of the
// rounds. "Again" uses what is kept with the graph. `views` has bounds for single questions about
// Satisfactory worlds.

import { existsSync, readFileSync } from 'node:fs';
import { listTypes } from '../src/api/games/list-types.ts';
import { createSchema } from '../src/api/schema/schema.ts';
import { FORMATS } from '../src/formats/registry.gen.ts';
import { GAMES } from '../src/games/registry.ts';
import type { GameView } from '../src/games/shared/game.ts';
import type { Row } from '../src/games/shared/rows/fields.ts';
import { Library } from '../src/library/library.ts';
import { nativeInflate } from '../src/library/read/native-inflate.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import { openGraph, readSave } from '../src/library/read/read-save.ts';
import type { SaveEntry } from '../src/library/save.ts';
import { printTable } from './tools/table.ts';

const ROUNDS = 7;
const REAL_SAVES = '../shared/saves';

const library = new Library({ reader: inProcessReader(FORMATS), formats: FORMATS });
const named = process.argv.slice(2);
for (const path of named.length > 0 ? named : [existsSync(REAL_SAVES) ? REAL_SAVES : 'examples']) {
  library.add(path);
}

const schema = createSchema();
for (const game of GAMES.filter(({ format }) => format !== 'SATISFACTORY')) {
  const entry = largest(library.entries.filter(({ format }) => format.id === game.format));
  if (!entry) continue;
  const lists = listTypes(schema).filter(({ on }) => on === game.type);
  const open = opener(entry, game.open);
  console.log(`${entry.slug}: ${open().graph.count} objects`);
  printTable(
    ['list', 'rows', 'first of all ms', 'first ms', 'again ms'],
    lists.map(({ field }) => {
      const rowsOf = (view: GameView): readonly Row[] =>
        (view as unknown as Readonly<Record<string, readonly Row[]>>)[field]!;
      const first: number[] = [];
      const again: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const { view } = open();
        first.push(timed(() => rowsOf(view)));
        again.push(timed(() => rowsOf(view)));
      }
      const best = (times: readonly number[], digits: number): string => Math.min(...times).toFixed(digits);
      return [
        field,
        String(rowsOf(open().view).length),
        first[0]!.toFixed(2),
        best(first, 2),
        best(again, 3),
      ];
    }),
  );
}
await library.close();

/** Opens views of graphs that have not been queried before. */
function opener(
  { format, files, header }: SaveEntry,
  open: (typeof GAMES)[number]['open'],
): () => { readonly view: GameView; readonly graph: ReturnType<typeof openGraph> } {
  const sources = files.map(({ name, absolute }) => ({
    name,
    bytes: readFileSync(typeof absolute === 'string' ? absolute : Buffer.from(absolute)),
  }));
  const data = readSave(format, sources, { inflate: nativeInflate });
  return () => {
    const graph = openGraph(format, data);
    const view = open(
      { graph, header: header.fields, object: (node) => ({ node }) },
      { gameData: null, factories: null },
    );
    if (view === null) throw new Error('a save without a view');
    return { view, graph };
  };
}

function largest(entries: readonly SaveEntry[]): SaveEntry | undefined {
  const sizeOf = ({ files }: SaveEntry): number => files.reduce((sum, { size }) => sum + size, 0);
  return entries.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
