// Costs of the lists of the views, by game: `npm run bench -- views [PATH...]`, on the largest save of each game among the
// paths. "First" is on a graph without any query before, with warm code: best of the rounds. "Again" uses what is kept with
// the graph. Every row is read with all its fields. Exits with 1 when a bound is passed.

import { existsSync, readFileSync } from 'node:fs';
import { listTypes } from '../src/api/games/list-types.ts';
import { gameOfEntry } from '../src/api/games/open.ts';
import { createSchema } from '../src/api/schema/schema.ts';
import { FORMATS } from '../src/formats/whole.gen.ts';
import { GAMES } from '../src/games/registry.ts';
import type { GameView } from '../src/games/shared/game.ts';
import type { Row } from '../src/games/shared/rows/fields.ts';
import { systemPath } from '../src/library/files/file-path.ts';
import { type FoundSave, findSaves } from '../src/library/find/find-saves.ts';
import { nativeInflate } from '../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../src/library/read/read-save.ts';
import { printTable } from './tools/table.ts';

const ROUNDS = 7;
const REAL_SAVES = '../shared/saves';
/** Milliseconds of a first question about the largest real world, 98 k objects. */
const BOUNDS: Readonly<Record<string, number>> = {
  circuits: 30,
  stock: 30,
  machines: 50,
  balance: 100,
  collectibles: 10,
};

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : [existsSync(REAL_SAVES) ? REAL_SAVES : 'examples'];
const saves = paths.flatMap((path) => findSaves(path, FORMATS).saves);
const schema = createSchema();
for (const game of GAMES) {
  const save = largest(saves.filter((each) => gameOfEntry(each) === game));
  if (!save) continue;
  const lists = listTypes(schema).filter(({ on }) => on === game.type);
  const open = opener(save, game.open);
  console.log(`${save.claim.name}: ${open().graph.count} objects`);
  printTable(
    ['list', 'rows', 'first of all ms', 'first ms', 'again ms', 'bound ms'],
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
      const bound = game.format === 'SATISFACTORY' ? BOUNDS[field] : undefined;
      const best = Math.min(...first);
      if (bound !== undefined && best > bound) process.exitCode = 1;
      return [
        field,
        String(rowsOf(open().view).length),
        first[0]!.toFixed(2),
        best.toFixed(2),
        Math.min(...again).toFixed(3),
        bound === undefined ? '' : String(bound),
      ];
    }),
  );
}

/** Opens views of graphs that have not been queried before. */
function opener(
  { format, files, header, claim }: FoundSave,
  open: (typeof GAMES)[number]['open'],
): () => { readonly view: GameView; readonly graph: ReturnType<typeof openGraph> } {
  const sources = files.map(({ name, absolute }) => ({ name, bytes: readFileSync(systemPath(absolute)) }));
  const data = readSave(format, sources, { inflate: nativeInflate }, { part: claim.part });
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

function largest(found: readonly FoundSave[]): FoundSave | undefined {
  const sizeOf = ({ files }: FoundSave): number => files.reduce((sum, { size }) => sum + size, 0);
  return found.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
