// Maps whose keys come twice, as those of damaged files do: every record has a path of its own.

import { expect, test } from 'vitest';
import { allPaths } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { VERSIONS, writeGame } from '../../../tools/gvas/writer.ts';
import { fname, guid, int, type Kind, map, prop, struct } from '../../../tools/unreal/tags.ts';

const id = (number: number): string => `${number}`.padStart(32, 'A');
const value = struct('Value', { Level: int(1) });
const paths = (...maps: readonly Kind[]): string[] => {
  const properties = maps.map((kind, at) => prop(`Map${at}`, kind));
  return allPaths(readGame(writeGame(VERSIONS['5.1'], { properties })).graph).slice(1);
};
const keyed = (keys: readonly Kind[]): Kind => map(...keys.map((key) => [key, value] as const));
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

test.each([3, 40])('keys that are GUIDs, %i of them', (count) => {
  const keys = [...upTo(count), 1, 2, 1].map((number) => guid(id(number)));
  expect(paths(keyed(keys))).toEqual([
    ...upTo(count).map((number) => `Map0/${id(number)}`),
    ...[`Map0/${id(1)}#2`, `Map0/${id(2)}#2`, `Map0/${id(1)}#3`],
  ]);
});

test.each([3, 40])('keys that are names, %i of them', (count) => {
  const keys = [...upTo(count), 1, count - 1].map((number) => fname(`Key${number}`));
  expect(paths(keyed(keys))).toEqual([
    ...upTo(count).map((number) => `Map0/Key${number}`),
    ...['Map0/Key1#2', `Map0/Key${count - 1}#2`],
  ]);
});

test.each([3, 40])('keys that records of another map have too, %i of them', (count) => {
  const inner = keyed([...upTo(count), 0].map((number) => fname(`Key${number}`)));
  const outer = map(...['a', 'b'].map((name) => [fname(name), struct('Value', { Inner: inner })] as const));
  const below = (name: string): readonly string[] => [
    `Map0/${name}`,
    ...upTo(count).map((number) => `Map0/${name}/Inner/Key${number}`),
    `Map0/${name}/Inner/Key0#2`,
  ];
  expect(paths(outer)).toEqual([...below('a'), ...below('b')]);
});
