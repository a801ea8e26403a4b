// A property that repeats in a record and holds records with a property of the same name: every path leads to one node.

import { expect, test } from 'vitest';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import {
  array,
  bytes,
  int,
  listBytes,
  prop,
  struct,
  VERSIONS,
  type WrittenProperty,
  writeGame,
} from '../../../tools/gvas/writer.ts';

const version = VERSIONS['5.1'];
const INDEXES = [0, 1, 2];
const inBytes = (index: number, ...properties: WrittenProperty[]): WrittenProperty =>
  prop('In', bytes(listBytes(version, [prop('Number', int(index)), ...properties])), { index });
const inArray = (index: number, ...properties: WrittenProperty[]): WrittenProperty =>
  prop('In', array(struct('Item', [prop('Number', int(index)), ...properties])), { index });

test.each([
  ['lists in bytes', inBytes, ['In', 'In/In', 'In#2', 'In#2/In', 'In#3', 'In#3/In']],
  ['arrays', inArray, ['In[0]', 'In[0]/In[0]', 'In#2[0]', 'In#2[0]/In[0]', 'In#3[0]', 'In#3[0]/In[0]']],
] as const)('%s inside others of the same name', (_, make, paths) => {
  const properties = INDEXES.map((index) => make(index, make(10 + index)));
  const { graph } = readGame(writeGame(version, { properties }));
  const found = Array.from({ length: graph.count }, (__, row) => graph.path(row as NodeId)).slice(1);
  expect(found).toEqual(paths);
  expect(found.map((path) => graph.find(path))).toEqual(found.map((__, at) => at + 1));
});
