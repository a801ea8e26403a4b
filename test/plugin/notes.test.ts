// The smallest package, as others would name it: what it declares is read, queried and exported like the formats of the house.

import { expect, it } from 'vitest';
import { createExecutor } from '../../src/embed/executor.ts';
import { openLibrary } from '../../src/embed/open-library.ts';
import { addPlugins, hasLocalPlugins } from '../../src/plugin/load.ts';
import { printAnswer } from '../tools/print-answer.ts';

const NOTES = './examples/plugins/notes/index.mjs';
const SAVE = 'examples/plugins/notes/example.notes';
const QUERY = `{ saves { nodes { format title stats { bytes bytesUnderstood issues }
  objects { nodes { path class { name } properties { name value } } } } } formats { format title } }`;

it('is asked by a library whose threads read it', async () => {
  expect(await addPlugins([NOTES, NOTES])).toEqual([]);
  expect(hasLocalPlugins()).toBe(false);
  const library = openLibrary(SAVE, { threads: 1 });
  const { data, errors } = await createExecutor({ library })({ query: QUERY });
  await library.close();
  expect(errors).toBeUndefined();
  const { saves, formats } = data as { saves: object; formats: unknown[] };
  expect(printAnswer(saves)).toEqual([
    'nodes: [',
    '  -',
    '    format: "NOTES"',
    '    title: "example.notes"',
    '    stats: {bytes: "28", bytesUnderstood: "28", issues: 0}',
    '    objects.nodes: [',
    '      {path: "note 1", class: {name: "Note"}, properties: [{name: "text", value: "buy milk"}]},',
    '      {path: "note 2", class: {name: "Note"}, properties: [{name: "text", value: "feed the cat"}]},',
    '    ]',
    ']',
  ]);
  expect(formats.at(-1)).toEqual({ format: 'NOTES', title: 'Notes' });
});

it.each([
  ['./examples/plugins/notes/none.mjs', 'no such file'],
  ['savegraph-plugin-of-nobody', 'no such package is installed'],
])('%s adds nothing and says why', async (name, why) => {
  const [problem, ...more] = await addPlugins([name]);
  expect(more).toEqual([]);
  expect(problem).toContain(`plugin ${name}: `);
  expect(problem).toContain(why);
});
