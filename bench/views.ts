// Costs of the lists of the views, by game: `npm run bench -- views [PATH...]`, on the largest save of each game among the
// paths. "First" is on a graph without any query before, with warm code: best of the rounds. "Again" uses what is kept with
// the graph. Every row is read with all its fields.

import { existsSync, readFileSync } from 'node:fs';
import { listTypes } from '../src/api/games/list-types.ts';
import { gameOfEntry } from '../src/api/games/open.ts';
import { createSchema } from '../src/api/schema/schema.ts';
import { FORMATS } from '../src/formats/whole.gen.ts';
import { GAMES } from '../src/games/registry.ts';
import type { GameView } from '../src/games/shared/game.ts';
import type { Row } from '../src/games/shared/rows/fields.ts';
import { systemPath } from '../src/library/files/file-path.ts';
import { nativeInflate } from '../src/library/files/native-inflate.ts';
import { type FoundSave, findSaves } from '../src/library/find/find-saves.ts';
import { openGraph, readSave } from '../src/library/read/read-save.ts';
import { bounded, printTable } from './tools/table.ts';
import { firstAndBest } from './tools/timing.ts';

const ROUNDS = 7;
const REAL_SAVES = '../shared/saves';
/** Milliseconds of a first question about the largest real world of Satisfactory, 98 k objects. */
const BOUNDS: Readonly<Record<string, number>> = {
  ...{ circuits: 30, stock: 30, machines: 50, balance: 100, collectibles: 10 },
};

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : [existsSync(REAL_SAVES) ? REAL_SAVES : 'examples'];
const saves = paths.flatMap((path) => findSaves(path, FORMATS).saves);
const sizeOf = ({ files }: FoundSave): number => files.reduce((sum, { size }) => sum + size, 0);
const schema = createSchema();
for (const game of GAMES) {
  const ofGame = saves.filter((each) => gameOfEntry(each) === game);
  const [save] = ofGame.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (!save) continue;
  const open = opener(save, game.open);
  const opened = open();
  if (opened.view === null) continue;
  console.log(`${save.claim.name}: ${opened.graph.count} objects`);
  const lists = listTypes(schema).filter(({ on }) => on === game.type);
  printTable(
    ['list', 'rows', 'first of all ms', 'first ms', 'bound', 'again ms'],
    lists.map(({ field }) => {
      const rowsOf = (view: GameView | null): readonly Row[] =>
        (view as unknown as Readonly<Record<string, readonly Row[]>>)[field]!;
      const runs = Array.from({ length: ROUNDS }, () => {
        const { view } = open();
        return firstAndBest(() => rowsOf(view), 1);
      });
      const bound = game.format === 'SATISFACTORY' ? BOUNDS[field] : undefined;
      return [
        field,
        String(rowsOf(opened.view).length),
        runs[0]!.first.toFixed(2),
        ...bounded(Math.min(...runs.map(({ first }) => first)), bound),
        Math.min(...runs.map(({ best }) => best)).toFixed(3),
      ];
    }),
  );
}

/** Opens views of graphs that have not been queried before. */
function opener({ format, files, header, claim }: FoundSave, open: (typeof GAMES)[number]['open']) {
  const sources = files.map(({ name, absolute }) => ({ name, bytes: readFileSync(systemPath(absolute)) }));
  const data = readSave(format, sources, { inflate: nativeInflate }, { part: claim.part });
  return () => {
    const graph = openGraph(format, data);
    const seen: Parameters<typeof open>[0] = { graph, header: header.fields, object: (node) => ({ node }) };
    return { graph, view: open(seen, { gameData: null, factories: null }) };
  };
}
