// Classes by the titles that a game gives them: in filters, look-ups, lists of classes and searches, over HTTP.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { type Served, serveLibrary, serveSaves } from '../tools/serve.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const FILES = Object.fromEntries(
  ['little-factory.sav', 'little-factory-earlier.sav'].map((name) => [
    name,
    readFileSync(`examples/${name}`),
  ]),
);

/** What is asked of the save; `errors` and `warnings` as `CODE argument`. */
async function ask(
  served: Served,
  fields: string,
): Promise<{
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it at will
  save: any;
  errors: string[];
  warnings: { code: string; suggestions: string[] }[];
}> {
  const { body } = await served.query(`{ save(id: "little-factory") { ${fields} } }`);
  const errors = (body.errors ?? []) as { message: string; extensions: { code: string } }[];
  return {
    save: body.data?.save,
    errors: errors.map(({ message, extensions }) => `${extensions.code} ${message}`),
    warnings: body.extensions?.warnings ?? [],
  };
}

describe('with the tables that come with the project', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serveSaves(FILES, FORMATS);
  });

  it('a title stands for its class in every operator that names one', async () => {
    const count = (where: string): string => `objects(where: {class: ${where}}) { totalCount }`;
    const pairs = ['{eq: "#"}', '{in: ["#"]}', '{ne: "#"}', '{nin: ["#"]}', '{isA: "#"}'];
    for (const operator of pairs) {
      const byTitle = await ask(served, count(operator.replace('#', 'Constructor')));
      const byName = await ask(served, count(operator.replace('#', 'Build_ConstructorMk1_C')));
      expect(byTitle).toEqual(byName);
      expect(byTitle.errors).toEqual([]);
      expect(byTitle.warnings).toEqual([]);
      expect(byTitle.save.objects.totalCount).toBeGreaterThan(0);
    }
    const { save } = await ask(served, 'class(name: "Constructor") { name title }');
    expect(save.class).toEqual({ name: 'Build_ConstructorMk1_C', title: 'Constructor' });
  });

  it('objects have the title of what they are, and references that of their target, where it is asked for', async () => {
    const machine =
      'where: {class: {eq: "Constructor"}, references: {some: {label: {eq: "mCurrentRecipe"}}}}, first: 1';
    const { save } = await ask(
      served,
      `objects(${machine}) { nodes {
        title property(path: "mCurrentRecipe") { value plain: value(titles: false) titled: value(titles: true) reference { target { title } } }
      } }`,
    );
    const [{ title, property }] = save.objects.nodes;
    const recipe = property.reference.target.title;
    expect(title).toBeNull();
    expect(recipe).toMatch(/^[A-Z][a-z]+/);
    expect(property.titled).toEqual({ ...property.value, title: recipe });
    expect(property.plain).toEqual(property.value);
  });

  it('references in what changed have it, too, and nothing else differs by asking', async () => {
    const { body } =
      await served.query(`{ diff(from: "little-factory-earlier", to: "little-factory") { changed { nodes {
      plain: properties { path before after } titled: properties(titles: true) { path before after }
    } } } }`);
    const { nodes } = body.data.diff.changed as { nodes: { plain: unknown; titled: unknown }[] };
    const withoutTitles = JSON.stringify(nodes.map(({ titled }) => titled)).replace(
      /("ref":"[^"]+"),"title":"[^"]+"/g,
      '$1',
    );
    expect(withoutTitles).toBe(JSON.stringify(nodes.map(({ plain }) => plain)));
    expect(JSON.stringify(nodes)).toContain('"title":"Iron Ingot"');
  });

  it('every class with a title of its own is found by it, and shared titles are ambiguous', async () => {
    const { save } = await ask(served, 'classes(first: 1000) { nodes { path name title } }');
    const titled = (save.classes.nodes as { path: string; title: string | null }[]).filter(
      ({ title }) => title !== null,
    );
    expect(titled.length).toBeGreaterThan(5);
    for (const { path, title } of titled) {
      const same = titled.filter((other) => other.title === title);
      const found = await ask(served, `class(name: ${JSON.stringify(title)}) { path }`);
      if (same.length === 1) expect(found.save.class.path).toBe(path);
      else expect(found.errors[0]).toMatch(/^AMBIGUOUS_CLASS .* is the title of/);
    }
  });

  it('lists of classes filter by title', async () => {
    const { save } = await ask(
      served,
      'classes(where: {title: {eq: "constructor", caseSensitive: false}}) { nodes { name } }',
    );
    expect(save.classes.nodes).toEqual([{ name: 'Build_ConstructorMk1_C' }]);
    const all = await ask(
      served,
      'all: classes { totalCount } some: classes(where: {title: {contains: ""}}) { totalCount }',
    );
    expect(all.save.some.totalCount).toBeLessThan(all.save.all.totalCount);
  });

  it('parts of titles find their classes where no path has them', async () => {
    const { save } = await ask(
      served,
      'classes(first: 1000, where: {title: {contains: "Conveyor Belt"}}) { nodes { name } }',
    );
    const names = (save.classes.nodes as { name: string }[]).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    const count = (where: string): string => `objects(where: {class: ${where}}) { totalCount }`;
    const byName = await ask(served, count(`{in: ${JSON.stringify(names)}}`));
    for (const part of [
      '{startsWith: "Conveyor B"}',
      '{contains: "veyor Belt"}',
      '{matches: "^Conveyor Belt Mk.[1-6]$"}',
    ]) {
      expect(await ask(served, count(part)), part).toEqual(byName);
    }
    // Paths have the word as well, without a space: only they count then.
    const both = await ask(served, count('{contains: "Conveyor"}'));
    expect(both.save.objects.totalCount).toBeGreaterThan(byName.save.objects.totalCount);
  });

  it('a misspelt title is answered with the nearest', async () => {
    const { save, warnings } = await ask(
      served,
      'objects(where: {class: {eq: "Constructer"}}) { totalCount }',
    );
    expect(save.objects.totalCount).toBe(0);
    expect(warnings.map(({ code }) => code)).toEqual(['UNKNOWN_CLASS']);
    expect(warnings[0]!.suggestions[0]).toBe('Constructor');
  });
});

describe("with data of the user's own game", () => {
  let served: Served;
  beforeAll(async () => {
    const entry = (ClassName: string, mDisplayName: string): object => ({ ClassName, mDisplayName });
    const gameData = JSON.stringify([
      {
        NativeClass: "Class'/Script/FactoryGame.FGBuildableManufacturer'",
        Classes: [
          entry('Build_ConstructorMk1_C', 'Fertigungsmaschine'),
          entry('Build_SmelterMk1_C', 'Verhütter'),
          entry('Build_MinerMk1_C', 'Verhütter'),
        ],
      },
    ]);
    const library = new Library({ reader: inProcessReader(FORMATS), formats: FORMATS, gameData });
    library.add(tempFolder(FILES));
    served = await serveLibrary(library);
  });

  it('its titles are those of classes', async () => {
    const { save, errors } = await ask(
      served,
      `class(name: "Fertigungsmaschine") { name } old: objects(where: {class: {eq: "Constructor"}}) { totalCount }
       search(text: "fertigungsmaschine", first: 1) { nodes { field object { class { title } } } }`,
    );
    expect(errors).toEqual([]);
    expect(save).toEqual({
      class: { name: 'Build_ConstructorMk1_C' },
      old: { totalCount: 0 },
      search: { nodes: [{ field: 'class', object: { class: { title: 'Fertigungsmaschine' } } }] },
    });
  });

  it('a title of two classes is refused with both', async () => {
    const { errors } = await ask(served, 'objects(where: {class: {eq: "Verhütter"}}) { totalCount }');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(
      /^AMBIGUOUS_CLASS .*"Verhütter" is the title of 2 classes: .*Build_MinerMk1_C, .*Build_SmelterMk1_C$/,
    );
  });
});
