// Conditions that no row can meet, in every game: each answer says why it is empty.

import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.ts';
import { numberOf, textsOf, valueAt } from '../../src/games/shared/rows/fields.ts';
import { askOf } from '../tools/ask.ts';
import { everyView, listsOf, type OpenView, sourceOf } from '../tools/every-list.ts';

const saves: (OpenView & { slug: string })[] = [];
for await (const each of everyView()) saves.push({ ...each, slug: each.save.entry.slug });
const games = [...new Set(saves.map(({ game }) => game.field))];
const ask = askOf(saves[0]!.library);

interface Warned {
  readonly code: string;
  readonly message: string;
  readonly suggestions: readonly string[];
  /** Of the field that it is about. */
  readonly path: readonly (string | number)[];
}

async function warningsOf(slug: string, fields: string): Promise<readonly Warned[]> {
  const { errors, extensions } = await ask(`{ save(id: "${slug}") { ${fields} } }`);
  expect(errors).toBeUndefined();
  const { warnings = [] } = (extensions ?? {}) as { warnings?: readonly Warned[] };
  return warnings.filter(({ code }) => code !== 'DAMAGED');
}

it('has an example of most games', () => {
  expect(games.length).toBeGreaterThanOrEqual(GAMES.length - 2);
});

it.each(games)('%s: names the view of a save that is asked for that of another game', async (field) => {
  const { slug } = saves.find(({ game }) => game.field === field)!;
  for (const other of GAMES.filter((game) => game.field !== field)) {
    const [warning, ...more] = await warningsOf(slug, `${other.field} { __typename }`);
    expect([warning?.code, warning?.suggestions, more]).toEqual(['OTHER_GAME', [field], []]);
  }
  expect(await warningsOf(slug, `${field} { __typename }`)).toEqual([]);
  const { extensions } = await ask(`{ saves { nodes { ${field} { __typename } } } }`);
  expect(JSON.stringify(extensions ?? {})).not.toContain('OTHER_GAME');
});

it.each(games)(
  '%s: says the range of each number that has one, and has no value beyond it',
  async (field) => {
    for (const { game, view, slug } of saves.filter((each) => each.game.field === field)) {
      expect(view.scope.graph.count).toBeGreaterThan(0);
      for (const list of listsOf({ game })) {
        const { ranges, rows } = sourceOf(view, list);
        const asked: string[] = [];
        const expected: string[][] = [];
        for (const [name, { min, max }] of ranges!) {
          const numbers = rows
            .map((row) => numberOf(valueAt(row, name)))
            .filter((each) => !Number.isNaN(each));
          expect(numbers.filter((each) => each < min || each > max)).toEqual([]);
          const none =
            numbers.length === 0 && rows.length > 0
              ? [`where.${name}: no row of ${list.on}.${list.field} has a value in ${name}`]
              : [];
          const beyond = [...none, 'OUT_OF_RANGE'];
          const wheres = [
            `gte: ${min}, lte: ${max}`,
            'isNull: true',
            `gt: ${max}`,
            `lt: ${min}`,
            `gte: ${max + 1}`,
          ];
          asked.push(...wheres.map((where) => `${list.field}(where: {${name}: {${where}}}) { totalCount }`));
          expected.push(none, [], beyond, beyond, beyond);
        }
        if (asked.length === 0) continue;
        const fields = asked.map((each, at) => `q${at}: ${each}`).join(' ');
        const found = asked.map((): string[] => []);
        for (const { code, message, path } of await warningsOf(slug, `${field} { ${fields} }`))
          found[Number(String(path[2]).slice(1))]!.push(code === 'UNKNOWN_VALUE' ? message : code);
        expect(found).toEqual(expected);
      }
    }
  },
);

it.each(games)('%s: says which list of the same rows has a value that this one has not', async (field) => {
  for (const { game, view, slug } of saves.filter((each) => each.game.field === field)) {
    expect(view.scope.graph.count).toBeGreaterThan(0);
    for (const list of listsOf({ game })) {
      const { others, rows, fields, never = [] } = sourceOf(view, list);
      for (const { field: name, values } of never) {
        const found = rows.flatMap((row) => textsOf(view.scope.graph, valueAt(row, name)));
        expect(found.filter((each) => values.includes(each))).toEqual([]);
      }
      for (const other of others!.alike) {
        for (const [name, kind] of fields) {
          if (kind !== 'enum' && kind !== 'text') continue;
          const textsAt = (all: readonly object[]): readonly string[] =>
            all.flatMap((row) => textsOf(view.scope.graph, valueAt(row, name)));
          const here = new Set(textsAt(rows));
          const text = textsAt(other.rows()).find((each) => !here.has(each));
          if (text === undefined) continue;
          const [first] = others!.alike.filter((each) => textsAt(each.rows()).includes(text));
          const operand = kind === 'enum' ? text : JSON.stringify(text);
          const found = await warningsOf(
            slug,
            `${field} { ${list.field}(where: {${name}: {eq: ${operand}}}) { totalCount } }`,
          );
          expect(found.map(({ message }) => message)).toEqual([
            expect.stringMatching(new RegExp(`no row of .* has the ${name} .*: \`${first!.field}\``)),
          ]);
        }
      }
    }
  }
});
