// Classes by the titles that a game gives them: in filters, look-ups, lists of classes and searches, over HTTP.

import { beforeAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../tools/open-library.ts';
import { type Served, serveLibrary } from '../tools/serve.ts';

const FILES = ['examples/little-factory.sav', 'examples/little-factory-earlier.sav'];

/** What is asked of the save, with the errors as `CODE message`. */
async function ask(
  served: Served,
  fields: string,
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it at will
): Promise<{ save: any; errors: string[] }> {
  const { body } = await served.query(`{ save(id: "little-factory") { ${fields} } }`);
  const errors = (body.errors ?? []) as { message: string; extensions: { code: string } }[];
  return {
    save: body.data?.save,
    errors: errors.map(({ message, extensions }) => `${extensions.code} ${message}`),
  };
}

describe('with the tables that come with the project', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serveLibrary(openLibrary(FILES));
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
    served = await serveLibrary(openLibrary(FILES, undefined, { gameData }));
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
