// Fields that were asked of many objects: one warning at the end, and only where no object could have had an answer.

import { beforeEach, expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { type AskedField, AskedFields } from '../../../src/query/hints/asked-fields.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const graph = graphFrom('box1:Box, box2:Box, wire:Wire, belt:Belt>/Iron');
const other = graphFrom('a:Box');
const node = (path: string): NodeId => graph.find(path);
const FIELD = {};

let log: string[] = [];
let asked = new AskedFields();
beforeEach(() => {
  log = [];
  asked = new AskedFields();
});

/** Of a question that objects of these classes never have an answer to. */
function question(lacking: readonly string[]): AskedField {
  const nameOf = (id: number): string => graph.classes.name(id as never);
  return {
    isLacking: (id) => lacking.includes(nameOf(id)),
    warnOfLacking: (classes) => log.push(`warned of ${classes.map(nameOf).join()}`),
  };
}

function miss(path: string, lacking: readonly string[], field: object = FIELD, of = graph): void {
  asked.missed(field, of, of.find(path), question(lacking), () => log.push(`back at ${path}`));
}

test('warns once of all classes that never have it, where the first object missed it', () => {
  for (const path of ['box1', 'box2', 'wire']) miss(path, ['Box', 'Wire']);
  asked.report();
  expect(log).toEqual(['back at box1', 'warned of Box,Wire']);
});

test.each<[string, () => void]>([
  ['an object has it', () => asked.found(FIELD)],
  ['an object could have had it', () => miss('wire', ['Box'])],
  ['another save was asked as well', () => miss('a', ['Box'], FIELD, other)],
])('says nothing when %s', (_, happens) => {
  miss('box1', ['Box']);
  happens();
  asked.report();
  expect(log).toEqual([]);
});

test('fields are told apart', () => {
  const second = {};
  miss('box1', ['Box']);
  asked.found(second);
  miss('wire', ['Wire'], {});
  miss('box2', ['Box']);
  asked.report();
  expect(log).toEqual(['back at box1', 'warned of Box', 'back at wire', 'warned of Wire']);
});

test('an object matters once a class, while nothing was found, and when the save holds it', () => {
  expect(asked.isNews(FIELD, graph, node('box1'))).toBe(true);
  expect(asked.isNews(FIELD, graph, node('/Iron'))).toBe(false);
  miss('box1', ['Box']);
  expect(asked.isNews(FIELD, graph, node('box2'))).toBe(false);
  expect(asked.isNews(FIELD, graph, node('wire'))).toBe(true);
  asked.found(FIELD);
  expect(asked.isNews(FIELD, graph, node('wire'))).toBe(false);
});

test('objects of very many classes are not one kind of thing', () => {
  const many = graphFrom(Array.from({ length: 17 }, (_, at) => `n${at}:Class${at}`).join(','));
  const lacking = {
    isLacking: () => true,
    warnOfLacking: (ids: readonly number[]) => log.push(`${ids.length}`),
  };
  const run = (count: number): string[] => {
    const fields = new AskedFields();
    log = [];
    for (let at = 0; at < count; at++)
      fields.missed(FIELD, many, many.find(`n${at}`), lacking, () => undefined);
    fields.report();
    return log;
  };
  expect(run(16)).toEqual(['16']);
  expect(run(17)).toEqual([]);
});
