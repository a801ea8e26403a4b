// Changes of a world; ../answers/of-worlds.txt has what single answers show, and
// ../../games/darkest-dungeon/answers/real-changes.txt those of a real profile.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listTypes } from '../../../src/api/games/list-types.ts';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { GAMES } from '../../../src/games/registry.ts';
import { askOf, type Json, openDesk } from '../../tools/ask.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const ask = askOf(openLibrary('examples'));

async function changes(slug: string, fields: string, args = ''): Promise<Json> {
  const { data, errors } = await ask(`{ save(id: "${slug}") { world { changes${args} { ${fields} } } } }`);
  expect(errors).toBeUndefined();
  return data.save.world.changes;
}

const ROWS = 'rows(first: 1000) { nodes { list kind word what { name } called field before after amount } }';

/** What stands in a save by class and place, as text. */
async function standing(slug: string): Promise<string[]> {
  const { data } = await ask(`{ save(id: "${slug}") { satisfactory {
    buildings(first: 1000) { nodes { building { name } position { x y z } } } } } }`);
  return data.save.satisfactory.buildings.nodes.map(({ building, position }: Json) =>
    placed(building, position),
  );
}

const placed = ({ name }: Json, position: Json): string => `${name} ${JSON.stringify(position)}`;

function without(a: readonly string[], b: readonly string[]): string[] {
  const left = [...b];
  return a.filter((text) => !left.includes(text) || left.splice(left.indexOf(text), 1).length === 0).sort();
}

it('has built and demolished what two sets of classes and places differ by', async () => {
  const { rows } = await changes(
    'little-factory',
    'rows(where: { list: { eq: "buildings" } }, first: 1000) { nodes { kind what { name } position { x y z } } }',
  );
  const [before, after] = [await standing('little-factory-earlier'), await standing('little-factory')];
  const found = (of: string): string[] =>
    rows.nodes
      .filter(({ kind }: Json) => kind === of)
      .map(({ what, position }: Json) => placed(what, position))
      .sort();
  expect(found('ADDED')).toEqual(without(after, before));
  expect(found('REMOVED')).toEqual(without(before, after));
  expect(found('ADDED').length).toBeGreaterThan(20);
});

it('says the same backwards, and nothing between a save and itself', async () => {
  const turned = (rows: Json): Json[] =>
    rows.nodes.map(({ kind, before, after, amount, word, ...rest }: Json) => ({
      ...rest,
      kind: { ADDED: 'REMOVED', REMOVED: 'ADDED', CHANGED: kind }[kind as string],
      ...{ before: after, after: before, amount: amount === null ? null : 0 - amount },
    }));
  const rowsOf = async (args: string): Promise<Json> => (await changes('little-factory', ROWS, args)).rows;
  const known = ({ list }: Json): boolean => list !== 'schematics';
  const forth = await rowsOf('(since: "2026-03-14T14:00:00Z")');
  const back = await rowsOf('(since: "little-factory", until: "little-factory-earlier")');
  const plain = forth.nodes.map(({ word, ...rest }: Json) => rest).filter(known);
  expect(turned(back).filter(known)).toEqual(expect.arrayContaining(plain));
  expect((await rowsOf('(since: "little-factory")')).nodes).toEqual([]);
});

it('takes nothing for gone, and counts nothing, that damage to the later save may hide', async () => {
  const cut = readFileSync('examples/little-factory.sav');
  const files = {
    'earlier.sav': readFileSync('examples/little-factory-earlier.sav'),
    'later.sav': cut.subarray(0, Math.floor(cut.length * 0.9)),
  };
  const { data } = await askOf(openLibrary(tempFolder(files)))(`{ worlds { nodes {
    changes { text ${ROWS} }
    history(figure: "machines", sum: true) { nodes { slug } }
  } } }`);
  const [{ changes: found, history }] = data.worlds.nodes;
  const { text, rows } = found;
  expect(history.nodes).toEqual([{ slug: 'earlier' }]);
  expect(text[0]).toBe('the later save is damaged: part of what is gone is not known');
  const lists = rows.nodes.filter(({ kind }: Json) => kind === 'REMOVED').map(({ list }: Json) => list);
  expect(lists).toEqual([]);
  expect(rows.nodes.filter(({ field }: Json) => field === 'value')).toEqual([]);
});

it('takes who died in RimWorld for dead, and not for gone', async () => {
  const alive = readFileSync('examples/rimworld/new-example.rws', 'utf8');
  const [pawn = ''] = /<thing Class="Pawn"><def>Human<.def><id>Human12<.*?<.thing>/s.exec(alive)!;
  const body = pawn.replace('<healthTracker>', '<healthTracker><healthState>Dead</healthState>');
  const corpse = `<thing Class="Corpse"><def>Corpse_Human</def><innerContainer><innerList><li ${body.slice(7, -8)}</li>
    </innerList></innerContainer></thing>`;
  const files = {
    'alive.rws': alive,
    'dead.rws': alive.replace(pawn, corpse).replace('<ticksGame>301250', '<ticksGame>309999'),
  };
  const { data } = await askOf(openLibrary(tempFolder(files)))('{ worlds { nodes { changes { text } } } }');
  const [first, ...more] = data.worlds.nodes[0].changes.text;
  expect([first, more.join()]).toEqual(['died Cy <3 (Colonist)', expect.not.stringContaining('Cy')]);
});

it('compares numbers of objects where the game names nothing, and refuses saves of other worlds', async () => {
  const files = {
    'a.sav': fakeSave('2026-02-01 of one', ['x Old', 'y Old']),
    'b.sav': fakeSave('2026-03-01 of one', ['x New']),
    'c.sav': fakeSave('2026-03-01 of two', []),
  };
  const desk = openDesk(files, [{ ...fakeFormat, id: 'UNREAL_ENGINE_3' }]);
  const { data, errors } = await desk.ask(
    '{ worlds { nodes { changes { text } other: changes(since: "c") { text } no: changes(since: "") { text } } } }',
  );
  const text = ['New: objects +1 (0 → 1)', 'Old: objects -2 (2 → 0)'];
  expect(data.worlds.nodes[0]).toEqual({
    changes: { text: expect.arrayContaining(text) },
    other: null,
    no: null,
  });
  expect(data.worlds.nodes[1].changes).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_ARGUMENT', argument: 'since' } }]);
});

it.each(GAMES.flatMap(({ type, changes: of }) => (of ? [[type, of] as const] : [])))(
  'compares lists and fields that %s has',
  (type, { lists }) => {
    const known = listTypes(createSchema()).filter(({ on }) => on === type);
    const fieldsOf = (list: string): string[] =>
      Object.keys(known.find(({ field }) => field === list)?.type.getFields() ?? {});
    for (const { list, key = 'object', what, called, who, goesTo, columns = [] } of lists) {
      const named = [key, what, called, who, ...columns.map(({ field }) => field)];
      const names = named.flatMap((field) => field?.split('.')[0] ?? []);
      expect([list, names.filter((name) => !fieldsOf(list).includes(name))]).toEqual([list, []]);
      if (goesTo !== undefined) expect(fieldsOf(goesTo)).toContain(key);
    }
  },
);
