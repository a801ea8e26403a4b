// Names and borders of factories that are refused; ../answers/named-factories.txt has what others do.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FactoryNamesError, namedFactories } from '../../../../src/games/satisfactory/facts/factory-names.ts';

const [, ...refusals] = readFileSync('test/games/satisfactory/facts/factory-names.txt', 'utf8')
  .trim()
  .split('\n');
const many = Array(1001).fill({ name: 'a', position: { x: 1, y: 2 } });

it.each([
  ...refusals.map((line) => line.split(' = ') as [string, string]),
  [JSON.stringify(many), 'has 1001 factories, at most 1000 are accepted'],
])('refuses %.60s', (text, message) => {
  expect(() => namedFactories(text)).toThrow(FactoryNamesError);
  expect(() => namedFactories(text)).toThrow(message);
});
