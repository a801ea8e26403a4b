// Conditions that no row can meet, in every game: each answer says why it is empty.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { GAMES } from '../../src/games/registry.ts';
import { numberOf, textsOf, valueAt } from '../../src/games/shared/rows/fields.ts';
import { askOf, openDesk } from '../tools/ask.ts';
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

it('knows a guild that has nothing of a kind from one that the save has not', async () => {
  const slug = saves.find(({ game }) => game.field === 'palworld')!.slug;
  const { data } = await ask(`{ save(id: "${slug}") { palworld { players(first: 1) { nodes { name } } } } }`);
  const { name } = (data as { save: { palworld: { players: { nodes: { name: string }[] } } } }).save.palworld
    .players.nodes[0]!;
  const asked = (text: string): Promise<readonly Warned[]> =>
    warningsOf(slug, `palworld { dungeons: pals(where: {species: {eq: "${text}"}}) { totalCount } }`);
  expect((await asked(name))[0]!.message).toBe(
    `where.species: no row of Palworld.pals has the species ${JSON.stringify(name)}, whom \`players\` has: nothing here is theirs`,
  );
  expect((await asked('Nobody Here'))[0]!.message).toContain(
    'where.species: the save has no species "Nobody Here"',
  );
});

it('says that rows stand under UNKNOWN because files of players are missing', async () => {
  const level = readFileSync('examples/palworld/Level.sav');
  const alone = openDesk({ 'World/Level.sav': level }, FORMATS);
  const stock = (args: string): string => `{ saves { nodes { palworld { stock${args} } } } }`;
  const codes = async (args: string): Promise<unknown> =>
    ((await alone.ask(stock(args))).extensions as { warnings?: Warned[] } | undefined)?.warnings?.map(
      ({ code, message }) => `${code} ${message}`,
    );
  const text = '2 of 2 players have no file: what they carry stands under UNKNOWN, without a player';
  expect(await codes('(where: {player: {eq: "Nobody"}}) { totalCount }')).toContain(
    `HIDDEN_ROWS where.player: ${text}`,
  );
  expect(await codes(' { groups(by: [{field: PLAYER_NAME}]) { totalCount } }')).toEqual([
    `HIDDEN_ROWS by[0]: ${text}`,
  ]);
  expect(await codes(' { totalCount }')).toBeUndefined();
});

/** An answer of the API. */
// biome-ignore lint/suspicious/noExplicitAny: answers of the API
type Json = any;

it('does not know what players without a file have found', async () => {
  const files = (world: string, ...names: string[]): Record<string, Uint8Array> =>
    Object.fromEntries(names.map((name) => [`World/${name}`, readFileSync(`examples/${world}/${name}`)]));
  const found = async (world: Readonly<Record<string, Uint8Array>>): Promise<unknown> => {
    const { data, extensions } = (await openDesk(world, FORMATS).ask(`{ saves { nodes { palworld {
      places { groups(by: [{field: IS_FOUND}], orderBy: [{field: KEY, direction: ASC}]) { nodes { keys } } }
      missing: places(where: {isFound: false}) { totalCount } } } } }`)) as Json;
    const { places, missing } = data.saves.nodes[0].palworld;
    const isFound = places.groups.nodes.map(({ keys }: Json) => keys[0]);
    expect(missing.totalCount > 0).toBe(isFound.includes(false));
    return [isFound, (extensions?.warnings ?? []).map(({ code }: Warned) => code)];
  };
  const players = ['51D3A7E2', '8C2F1930'].map((id) => `Players/${id}000000000000000000000000.sav`);
  const hidden = ['HIDDEN_ROWS', 'HIDDEN_ROWS'];
  expect(await found(files('palworld', 'Level.sav', ...players))).toEqual([[false], []]);
  expect(await found(files('palworld', 'Level.sav', players[0]!))).toEqual([
    [null],
    [...hidden, 'UNKNOWN_VALUE'],
  ]);
  // One of three has no file.
  const others = ['1F4C9A07', '2B8E5D10'].map((id) => `Players/${id}000000000000000000000000.sav`);
  expect(await found(files('palworld-server', 'Level.sav', ...others))).toEqual([[null, true], hidden]);
});
