// Raw tables over the API: names, pages and limits.

import { expect, it } from 'vitest';
import { askOf } from '../../tools/ask.ts';
import { openLibrary } from '../../tools/open-library.ts';

const library = openLibrary('examples/hollowmere');
const ask = askOf(library);

const asked = async (raw: string): Promise<{ data: unknown; errors: readonly string[] }> => {
  const { data, errors } = await ask(`{ saves { nodes { files { raw${raw} } } } }`);
  const files = (data as { saves: { nodes: [{ files: { raw: unknown }[] }] } } | null)?.saves.nodes[0].files;
  return { data: files?.[0]?.raw, errors: (errors ?? []).map(({ message }) => message) };
};

it('gives pages of the table that is named, ignoring case', async () => {
  expect((await asked('(name: "meta1") { name totalCount rows(first: 1, offset: 2) }')).data).toEqual([
    {
      name: 'Meta1',
      totalCount: 3,
      rows: [
        { block: 0, entry: 2, parentIndex: 1, meta2EntryIdx: 3, numDirectChildren: 4, numAllChildren: 4 },
      ],
    },
  ]);
});

it('lists the tables that there are, and says so to who asks for another', async () => {
  const { data } = await asked(' { name }');
  expect(data).toEqual([{ name: 'Header' }, { name: 'Meta1' }, { name: 'Meta2' }]);
  expect((await asked('(name: "Meta3") { name }')).errors[0]).toMatch(
    /no table of that name, but Header, Meta1, Meta2/,
  );
});

it('refuses pages that are too large or negative', async () => {
  expect((await asked(' { rows(first: 10001) }')).errors[0]).toMatch(/at most 10000 entries/);
  expect((await asked(' { rows(offset: -1) }')).errors[0]).toMatch(/must not be negative/);
});
