// The same question asked two ways: conditions on rows of every list over GraphQL, and the plain rule over its rows. What is
// unknown meets no condition but `isNull`, `ne`, `nin` and `not`; a list that is null is unknown, not empty.

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isPlace, numberOf, type RowSource, textsOf, valueAt } from '../../src/games/shared/rows/fields.ts';
import { askOf } from '../tools/ask.ts';
import { everyList } from '../tools/every-list.ts';
import { describeReal } from '../tools/real-saves.ts';
import { sampleOf } from '../tools/runs.ts';

/** Rows that are looked at plainly, conditions that one request asks, and those on a list that a quick run asks. */
const [MOST_ROWS, AT_ONCE, QUICK] = [3000, 60, 15];

interface Question {
  readonly where: string;
  readonly holds: (value: unknown, row: object) => boolean;
}

/** Questions about a field, made of a value that some row has. */
function questionsOn({ graph, rows }: RowSource, field: string, kind: string): Question[] {
  const values = rows.map((row) => valueAt(row, field)).filter((value) => value !== null);
  const value = values[Math.floor(values.length / 2)];
  const texts = (of: unknown): readonly string[] => textsOf(graph, of);
  const isNull: Question = { where: '{isNull: true}', holds: (of) => texts(of).length === 0 };
  if (kind === 'boolean') {
    const eq: Question = { where: '{eq: true}', holds: (of) => of === true };
    return [eq, isNull, { where: '{ne: true}', holds: (of) => of !== true }];
  }
  if (value === undefined) return [];
  if (kind === 'number') {
    const least = numberOf(value);
    return [
      { where: '{isNull: true}', holds: (of) => Number.isNaN(numberOf(of)) },
      { where: `{gte: ${least}}`, holds: (of) => numberOf(of) >= least },
      { where: `{lt: ${least}}`, holds: (of) => numberOf(of) < least },
      { where: `{ne: ${least}}`, holds: (of) => numberOf(of) !== least },
    ];
  }
  if (kind === 'place' && isPlace(value)) {
    const { x, y } = value;
    const box = `{box: {minX: ${x - 9}, maxX: ${x + 900}, minY: ${y - 9}, maxY: ${y + 900}}}`;
    const isIn = (at: number, from: number): boolean => at >= from - 9 && at <= from + 900;
    return [{ where: box, holds: (of) => isPlace(of) && isIn(of.x, x) && isIn(of.y, y) }];
  }
  const [text] = texts(value);
  if (text === undefined || !['text', 'named', 'object'].includes(kind)) return [];
  const has = (of: unknown): boolean => texts(of).includes(text);
  const eq = `{eq: ${JSON.stringify(text)}}`;
  const alone: Question[] = [
    isNull,
    { where: eq, holds: has },
    { where: `{nin: [${JSON.stringify(text)}]}`, holds: (of) => !has(of) },
  ];
  if (!values.some(Array.isArray)) return alone;
  const known = (test: (of: readonly unknown[]) => boolean) => (of: unknown) => Array.isArray(of) && test(of);
  return [
    ...alone,
    { where: `{some: ${eq}}`, holds: known((of) => of.some(has)) },
    { where: `{none: ${eq}}`, holds: known((of) => !of.some(has)) },
    { where: `{every: ${eq}}`, holds: known((of) => of.every(has)) },
    { where: '{count: {lte: 1}}', holds: known((of) => of.length <= 1) },
  ];
}

/** Asks everything of the saves at a path, and returns how many questions that were. */
async function askTwice(path: string): Promise<number> {
  let asked = 0;
  for await (const { library, save, game, list, source } of everyList(path)) {
    const ask = askOf(library);
    if (source.rows.length === 0 || source.rows.length > MOST_ROWS) continue;
    const all = [...source.fields].flatMap(([field, kind]) =>
      questionsOn(source, field, kind).flatMap(({ where, holds }) => {
        const filter = `{${field}: ${where}}`;
        const count = (): number => source.rows.filter((row) => holds(valueAt(row, field), row)).length;
        const rest = (): number => source.rows.length - count();
        return [
          { filter, count },
          { filter: `{not: ${filter}}`, count: rest },
        ];
      }),
    );
    const questions = sampleOf(all, QUICK);
    for (let at = 0; at < questions.length; at += AT_ONCE) {
      const some = questions.slice(at, at + AT_ONCE);
      const fields = some.map(({ filter }, i) => `q${i}: ${list.field}(where: ${filter}) { totalCount }`);
      const query = `{ save(id: "${save.entry.slug}") { ${game.field} { ${fields.join('\n')} } } }`;
      const { data, errors } = await ask(query);
      expect([list.field, errors]).toEqual([list.field, undefined]);
      const counts = Object.values((data as { save: Record<string, object> }).save[game.field]!);
      const found = counts.map(({ totalCount }: { totalCount: number }, i) => [some[i]!.filter, totalCount]);
      expect([list.field, found]).toEqual([list.field, some.map(({ filter, count }) => [filter, count()])]);
      asked += some.length;
    }
  }
  return asked;
}

it('is answered alike on the examples', async () => {
  expect(await askTwice('examples')).toBeGreaterThan(500);
});

const REAL = [
  ['gvas', 'palworld-views/server-2026'],
  ['darkest-dungeon', 'hv-profile_0'],
  ['satisfactory', 'sv46_hv13_etothepii4_Release-032.sav'],
] as const;
for (const [format, save] of sampleOf(REAL, 1))
  describeReal(format, 'a real save', (folder) => {
    it(`${save} is answered alike`, async () => {
      expect(await askTwice(fileURLToPath(new URL(save, folder)))).toBeGreaterThan(100);
    });
  });
