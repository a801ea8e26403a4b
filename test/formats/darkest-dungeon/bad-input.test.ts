// Files that lie, beyond those that test/corpus/darkest-dungeon/graphs.txt shows: cut at any byte, too deep, in a profile.

import { expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { graphCases } from '../../tools/corpus.ts';
import { type DsonField, dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { exampleProfile, open, openBytes } from '../../tools/darkest-dungeon/open.ts';
import { jsonAt } from '../../tools/graph-nodes.ts';

/** What is wrong with a file: the first issue, or the error when nothing of it can be read. */
function faultOf(bytes: Uint8Array): { code: string; file: string; offset: number | null } {
  try {
    const [issue] = openBytes(bytes).data.issues;
    if (!issue) throw new Error('nothing is wrong');
    return issue;
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

it('a file that is cut at any byte tells a place inside it', () => {
  const cases = graphCases('darkest-dungeon');
  const { files } = cases.find(({ name }) => name === 'two objects and an embedded file')!;
  const bytes = files['made.json']!;
  for (let length = 0; length < bytes.length; length++) {
    const { file, offset } = faultOf(bytes.slice(0, length));
    expect(offset).toBeLessThanOrEqual(length);
    expect(file).toBe('made.json');
  }
});

it('objects too deep are lost', () => {
  let fields: DsonField[] = [];
  for (let depth = 0; depth < 300; depth++) fields = [dson.object('in', ...fields)];
  expect(faultOf(writeDson(fields)).code).toBe('LIMIT');
});

it('a broken file of a profile is an issue, and the other files open', () => {
  const files = exampleProfile().map(({ name, bytes }) => {
    const broken = bytes.slice();
    // The count of objects.
    if (name === 'persist.town.json') new DataView(broken.buffer).setInt32(20, -1, true);
    return { name, bytes: broken };
  });
  const graph = open(files);
  expect(graph.data.issues[0]).toMatchObject({ code: 'COUNT', file: 'persist.town.json', offset: 20 });
  expect(jsonAt(graph, 'persist.estate.json/base_root')).toEqual({ version: 34 });
  expect(graph.name(graph.find('persist.estate.json'))).toBe('persist.estate.json');
  // The tables are found without the count.
  expect(graph.find('persist.town.json/base_root/buildings')).not.toBe(-1);
});
