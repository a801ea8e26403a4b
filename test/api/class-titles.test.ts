// Classes by the titles that a game gives them: in filters, look-ups, lists of classes and searches.

import { expect, it } from 'vitest';
import { askOf, type Json } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

const ask = askOf(openLibrary(['examples/little-factory.sav', 'examples/little-factory-earlier.sav']));

it('references in what changed have it, too, and nothing else differs by asking', async () => {
  const { data } = await ask(`{ diff(from: "little-factory-earlier", to: "little-factory") { changed { nodes {
    plain: properties { path before after } titled: properties(titles: true) { path before after } } } } }`);
  const texts = (of: string): string => JSON.stringify(data.diff.changed.nodes.map((node: Json) => node[of]));
  expect(texts('titled').replace(/("ref":"[^"]+"),"title":"[^"]+"/g, '$1')).toBe(texts('plain'));
  expect(texts('titled')).toContain('"title":"Iron Ingot"');
});

it('every class with a title of its own is found by it, and shared titles are ambiguous', async () => {
  const { data } = await ask(
    '{ save(id: "little-factory") { classes(first: 1000) { nodes { path title } } } }',
  );
  const titled: Json[] = data.save.classes.nodes.filter(({ title }: Json) => title !== null);
  expect(titled.length).toBeGreaterThan(5);
  for (const { path, title } of titled) {
    const same = titled.filter((other) => other.title === title);
    const found = await ask(
      `{ save(id: "little-factory") { class(name: ${JSON.stringify(title)}) { path } } }`,
    );
    if (same.length === 1) expect(found.data.save.class.path).toBe(path);
    else {
      expect(found.errors![0]!.extensions.code).toBe('AMBIGUOUS_CLASS');
      expect(found.errors![0]!.message).toContain(' is the title of');
    }
  }
});
