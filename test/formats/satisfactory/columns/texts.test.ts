// A search reads only objects that may have texts: the load says which. One with a credential may have: what is withheld is a text.

import { expect, test, vi } from 'vitest';
import { PropertyTextScan } from '../../../../src/formats/unreal/columns/text-scan.ts';
import { searchData } from '../../../../src/query/search/search-builder.ts';
import { madeSave } from '../../../tools/satisfactory/cases.ts';
import { bodyOf } from '../../../tools/unreal/chunks.ts';
import { readFile } from '../read-file.ts';

test.each([
  [46, 'm00000', false],
  [58, 'm00000', false],
  [46, 'apikey', true],
  [58, 'apikey', true],
])('of references, version %i, called %s', (version, name, isRead) => {
  const made = `30000 names of properties, without their numbers, version ${version}`;
  const { body, around } = bodyOf(madeSave(made));
  const named = Buffer.from(body).toString('latin1').replaceAll('m#####', name);
  const { graph } = readFile('made.sav', around(Buffer.from(named, 'latin1')));
  const read = vi.spyOn(PropertyTextScan.prototype, 'read');
  searchData(graph);
  expect(read.mock.calls.some(([node]) => graph.name(node) === 'Build_Specimen_C_1')).toBe(isRead);
  read.mockRestore();
});
