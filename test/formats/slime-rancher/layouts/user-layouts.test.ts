// Layouts that a user adds, on blocks alone; ../answers/user-layouts.txt has what they make of saves.

import { expect, it } from 'vitest';
import { compilerFor } from '../../../../src/formats/slime-rancher/codecs/compiler-cache.ts';
import { block, bool, f32, i32, levels, list } from '../../../tools/slime-rancher/parts.ts';
import { ranch, readRanch } from '../../../tools/slime-rancher/read.ts';
import { strictJson } from '../../../tools/slime-rancher/strict.ts';

const PLACE = block('SRV3', 1, [
  ['x', f32(1)],
  ['y', f32(2)],
  ['z', f32(3)],
]);

it('decides by what comes next, and names fields as others do', () => {
  const fields = [
    { name: 'state', aliases: ['Open state'], type: 'enum<Pod>' },
    { name: 'queue', type: 'i32', before: 'SRV3' },
    { name: 'queue', type: '[i32]', unless: 'SRV3' },
    { name: 'place', type: 'SRV3', optional: true },
  ];
  const layouts = JSON.stringify({ layouts: [{ key: 'SRTP', versions: [2], fields }] });
  const pod = (...rest: Parameters<typeof block>[2]) => block('SRTP', 2, [['state', i32(1)], ...rest]);
  for (const { bytes, json } of [
    pod(['queue', i32(9)], ['place', PLACE]),
    pod(['place', PLACE]),
    pod(['queue', list([i32(4), i32(5)])]),
  ]) {
    expect(strictJson('SR2', 'SRTP', bytes, layouts)).toEqual(json);
  }
  expect(compilerFor('SR2', layouts).registry.aliases.get('openstate')).toEqual(['state']);
});

it('corrects ours: actors as the published description has them', () => {
  const mood = levels([
    [1, 'agitation', 0.5],
    [0, 'hunger', 0.25],
  ]);
  const described = block('SRAD', 1, [
    ['pos', PLACE],
    ['rot', PLACE],
    ['index', i32(100)],
    ['emotions', block('SRSED', 1, [['levels', mood]])],
  ]);
  const layouts = JSON.stringify({
    layouts: [
      {
        ...{ key: 'SRAD.Actor', versions: [1], place: 'pos' },
        fields: [
          { name: 'pos', type: 'SRV3' },
          { name: 'rot', type: 'SRV3' },
          { name: 'index', type: 'i32' },
          { name: 'emotions', type: 'SRSED' },
        ],
      },
    ],
  });
  expect(strictJson('SR2', 'SRAD.Actor', described.bytes, layouts)).toEqual(described.json);
});

it('may have a name in two versions', () => {
  const layouts = JSON.stringify({
    layouts: [
      {
        ...{ key: 'SRX', versions: [1, 2] },
        fields: [
          { name: 'a', type: 'i32', until: 1 },
          { name: 'a', type: 'bool', since: 2, note: 'smaller' },
        ],
      },
    ],
  });
  expect(strictJson('SR2', 'SRX', block('SRX', 1, [['a', i32(5)]]).bytes, layouts)).toEqual({ a: 5 });
  expect(strictJson('SR2', 'SRX', block('SRX', 2, [['a', bool(true)]]).bytes, layouts)).toEqual({ a: true });
});

it('is JSON', () => {
  expect(() => readRanch(ranch('a ranch'), '{')).toThrow(/layouts: .*expected JSON/);
});
