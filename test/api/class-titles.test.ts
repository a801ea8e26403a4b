// Classes by the titles that a game gives them: in filters, look-ups, lists of classes and searches.

import { expect, it } from 'vitest';
import { askOf, type Json } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

/** Asks two saves of a world, with the errors as `CODE message`. */
function asking(options: Parameters<typeof openLibrary>[2]) {
  const paths = ['examples/little-factory.sav', 'examples/little-factory-earlier.sav'];
  const ask = askOf(openLibrary(paths, undefined, options));
  return async (query: string): Promise<{ data: Json; errors: string[] }> => {
    const { data, errors = [] } = await ask(`{ ${query} }`);
    return { data, errors: errors.map(({ message, extensions }) => `${extensions!.code} ${message}`) };
  };
}

const ask = asking({});
const ofSave = (fields: string): string => `save(id: "little-factory") { ${fields} }`;

it('references in what changed have it, too, and nothing else differs by asking', async () => {
  const { data } = await ask(`diff(from: "little-factory-earlier", to: "little-factory") { changed { nodes {
    plain: properties { path before after } titled: properties(titles: true) { path before after } } } }`);
  const texts = (of: string): string => JSON.stringify(data.diff.changed.nodes.map((node: Json) => node[of]));
  expect(texts('titled').replace(/("ref":"[^"]+"),"title":"[^"]+"/g, '$1')).toBe(texts('plain'));
  expect(texts('titled')).toContain('"title":"Iron Ingot"');
});

it('every class with a title of its own is found by it, and shared titles are ambiguous', async () => {
  const { data } = await ask(ofSave('classes(first: 1000) { nodes { path title } }'));
  const titled: Json[] = data.save.classes.nodes.filter(({ title }: Json) => title !== null);
  expect(titled.length).toBeGreaterThan(5);
  for (const { path, title } of titled) {
    const same = titled.filter((other) => other.title === title);
    const found = await ask(ofSave(`class(name: ${JSON.stringify(title)}) { path }`));
    if (same.length === 1) expect(found.data.save.class.path).toBe(path);
    else expect(found.errors[0]).toMatch(/^AMBIGUOUS_CLASS .* is the title of/);
  }
});

const entry = (ClassName: string, mDisplayName: string): object => ({ ClassName, mDisplayName });
const Classes = [
  entry('Build_ConstructorMk1_C', 'Fertigungsmaschine'),
  ...['Build_SmelterMk1_C', 'Build_MinerMk1_C'].map((name) => entry(name, 'Verhütter')),
];
const NativeClass = "Class'/Script/FactoryGame.FGBuildableManufacturer'";
const askOwn = asking({ gameData: JSON.stringify([{ NativeClass, Classes }]) });

it("titles of the user's own game are those of classes and of rows", async () => {
  const { data, errors } = await askOwn(
    ofSave(`class(name: "Fertigungsmaschine") { name }
      old: objects(where: {class: {eq: "Constructor"}}) { totalCount }
      satisfactory { machines(where: {building: {eq: "Fertigungsmaschine"}}) { totalCount } }
      search(text: "fertigungsmaschine", first: 1) { nodes { field object { class { title } } } }`),
  );
  expect(errors).toEqual([]);
  expect(data.save).toEqual({
    class: { name: 'Build_ConstructorMk1_C' },
    old: { totalCount: 0 },
    satisfactory: { machines: { totalCount: 5 } },
    search: { nodes: [{ field: 'class', object: { class: { title: 'Fertigungsmaschine' } } }] },
  });
});

it('a title of two classes is refused with both', async () => {
  const { errors } = await askOwn(ofSave('objects(where: {class: {eq: "Verhütter"}}) { totalCount }'));
  expect(errors).toEqual([
    expect.stringMatching(
      /^AMBIGUOUS_CLASS .*"Verhütter" is the title of 2 classes: .*Build_MinerMk1_C, .*Build_SmelterMk1_C$/,
    ),
  ]);
});
