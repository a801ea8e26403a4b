/** Layouts that a user adds: they cover later versions, correct ours, and are checked with clear errors. */
import { describe, expect, it } from 'vitest';
import { compilerFor } from '../../../../src/formats/slime-rancher/codecs/compiler-cache.ts';
import type { BlockRow } from '../../../../src/formats/slime-rancher/layouts/layout.ts';
import { LAYOUTS } from '../../../../src/formats/slime-rancher/layouts/layouts.gen.ts';
import { jsonAt, linksOf, nodeAt } from '../../../tools/graph-nodes.ts';
import { block, bool, f32, i32, levels, list } from '../../../tools/slime-rancher/parts.ts';
import { pathsOf, ranch, readRanch } from '../../../tools/slime-rancher/read.ts';
import { strictJson } from '../../../tools/slime-rancher/strict.ts';

const PLACE = block('SRV3', 1, [
  ['x', f32(1)],
  ['y', f32(2)],
  ['z', f32(3)],
]);

/** The fields of a block as the layouts have them, for a user to change. */
const fieldsOf = (block: string) =>
  (LAYOUTS.layouts as readonly BlockRow[])
    .find(({ key, game }) => key === block && game === 'SR2')!
    .fields.map(({ name, type, optional = false }) => ({ name, type, ...(optional && { optional }) }));

const read = (bytes: Uint8Array, layouts: unknown) => readRanch(bytes, JSON.stringify(layouts));

describe('a layouts file', () => {
  it('adds a version of a block, so that nothing is left over', () => {
    const bytes = ranch('a later world with a forecast');
    expect(readRanch(bytes).data.graph.opaqueBytes).toBeGreaterThan(0);
    const { data, graph } = read(bytes, {
      layouts: [
        {
          key: 'SRW',
          versions: [6, 6],
          fields: [...fieldsOf('SRW'), { name: 'forecast', type: '{str: i32}' }],
        },
      ],
    });
    expect(data.graph.opaqueBytes).toBe(0);
    expect(data.graph.issues).toEqual([]);
    expect(jsonAt(graph, 'SRGAME/world').forecast).toEqual([{ key: 'x', value: 1 }]);
  });

  it('adds blocks of its own, with records, places and references', () => {
    const bytes = ranch('a list of blocks that no layout knows');
    const game = fieldsOf('SRGAME').flatMap((field) =>
      field.name === 'world' ? [{ name: 'shadows', type: '[SRSHADOW]' }, field] : [field],
    );
    const { data, graph } = read(bytes, {
      layouts: [
        { key: 'SRGAME', versions: [2], fields: game },
        {
          ...{ key: 'SRSHADOW', versions: [1], place: 'pos' },
          fields: [
            { name: 'pos', type: 'SRV3' },
            { name: 'item', type: 'index<SRITI>' },
            { name: 'doors', type: '{str: SRTP}' },
          ],
        },
      ],
    });
    expect(data.graph.issues).toEqual([]);
    expect(graph.position(nodeAt(graph, 'SRGAME/shadows[0]'))).toEqual([1, 2, 3]);
    expect(linksOf(graph, 'SRGAME/shadows[0]')).toEqual(['INDEX item -> SRITI/SlimeDefinition.Rock']);
    expect(pathsOf(graph, 'SRTP')[0]).toBe('SRGAME/shadows[0]/doors/door1');
  });

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

  it('names numbers and places static objects', () => {
    const { graph } = read(ranch('a ranch'), {
      names: { SRPU: { '16': 'Jetpack' }, Pod: { '0': 'shut' } },
      places: { pod0000000001: [10, 20, 30], plot0000000001: [1, 1, 1] },
    });
    expect(linksOf(graph, 'SRGAME/player')).toContain('ID upgrades.levels[1].key -> SRPU/Jetpack');
    const pod = nodeAt(graph, 'SRGAME/world/treasurePods/pod0000000001');
    expect(graph.position(pod)).toEqual([10, 20, 30]);
    expect(graph.properties(pod)[0]?.value).toMatchObject({ text: 'shut', number: 0 });
    expect(graph.position(nodeAt(graph, 'SRGAME/ranch/plots[0]'))).toEqual([1, 1, 1]);
    expect(graph.position(nodeAt(graph, 'SRGAME/world/treasurePods/pod0000000002'))).toBeNull();
  });
});

describe('a wrong layouts file', () => {
  const field = (type: string, more: object = {}) => ({
    layouts: [{ key: 'SRX', versions: [1], fields: [{ name: 'a', type }], ...more }],
  });

  it.each<[string, unknown, RegExp]>([
    ['is no JSON', '{', /layouts: .*expected JSON/],
    ['is a list', [], /expected an object, found \[\]/],
    ['has strange words', { layout: [] }, /one of layouts, names, places, .*, found "layout"/],
    ['has no key', { layouts: [{}] }, /layouts\[0\]\.key: expected a text, found nothing/],
    ['has a key in lower case', { layouts: [{ key: 'srx' }] }, /such as SRAD\.Actor, found "srx"/],
    ['has no versions', { layouts: [{ key: 'SRX' }] }, /layouts\[0\]\.versions: expected a list/],
    [
      'has a wild version',
      field('i32', { versions: [1e9] }),
      /versions\[0\]: expected a version from 0 to 199/,
    ],
    ['has versions backwards', field('i32', { versions: [2, 1] }), /first and last version/],
    ['has a strange type', field('[int]'), /fields\[0\]\.type: expected a type.*found int/],
    ['has half a type', field('{str: '), /expected a type, found the end/],
    ['has a type with more', field('i32 i32'), /expected the end, found i32/],
    ['has bytes without end', field('bytes<99999>'), /a size from 1 to 4096/],
    ['nests types without end', field('['.repeat(40)), /at most 16 levels/],
    ['names an unknown block', field('[SRNOBODY]'), /a block with a layout, found "SRNOBODY"/],
    ['has a strange role', field('i32', { role: 'thing' }), /record, value, index/],
    ['has records in a value', field('[SRTP]', { role: 'value' }), /no records in a value/],
    ['has records too deep', field('[[SRTP]]'), /records directly/],
    ['has an index of numbers', field('[i32]', { role: 'index' }), /\[str\] in an index/],
    ['has a place that is not a field', field('i32', { place: 'b' }), /the name of a field, found "b"/],
    ['has a place that is no vector', field('i32', { place: 'a' }), /SRV3 for a place/],
    ['has an unknown game', field('i32', { game: 'SR3' }), /SR1 or SR2/],
    [
      'has two fields of one name',
      { layouts: [{ key: 'SRX', versions: [1], fields: [1, 2].map(() => ({ name: 'a', type: 'i32' })) }] },
      /fields\[1\]\.name: expected a name of its own/,
    ],
    ['has a name that is no text', { names: { SRPU: { '1': 5 } } }, /names\.SRPU\.1: expected a text/],
    ['has a place without z', { places: { pod1: [1, 2] } }, /places\.pod1: expected \[x, y, z\]/],
  ])('%s', (_, layouts, message) => {
    const text = typeof layouts === 'string' ? layouts : JSON.stringify(layouts);
    expect(() => readRanch(ranch('a ranch'), text)).toThrow(message);
  });

  it('does not spoil the next read', () => {
    expect(() => readRanch(ranch('a ranch'), '{')).toThrow();
    expect(readRanch(ranch('a ranch')).data.graph.issues).toEqual([]);
  });
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
