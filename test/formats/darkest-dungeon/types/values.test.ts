import { describe, expect, it } from 'vitest';
import { dson, writeDson, writeTree } from '../../../tools/darkest-dungeon/dson.ts';
import { openBytes, openFields } from '../../../tools/darkest-dungeon/open.ts';
import { jsonAt, nodeAt } from '../../../tools/graph-nodes.ts';

const ROOT = 'made.json/base_root';

describe('values', () => {
  it('of every type', () => {
    const graph = openFields(
      dson.bool('yes', true),
      dson.bool('no', false),
      dson.char('requirement_code', 'b'),
      dson.int('version', -513),
      dson.float('m_Stress', 12.5),
      dson.text('name', 'Ångström'),
      dson.text('empty', ''),
      dson.ints('read_page_indexes', [1, 0, -1]),
      dson.texts('goal_ids', ['one', 'another', '']),
      dson.object('map', dson.floats('bounds', [-1.5, 2, 3, 4])),
      dson.twoInts('killRange', 7, 12),
      dson.object('values', dson.twoBools('tutorial', true, false)),
    );
    expect(jsonAt(graph, ROOT)).toEqual({
      yes: true,
      no: false,
      requirement_code: 'b',
      version: -513,
      m_Stress: 12.5,
      name: 'Ångström',
      empty: '',
      read_page_indexes: [1, 0, -1],
      goal_ids: ['one', 'another', ''],
      killRange: [7, 12],
    });
    expect(jsonAt(graph, `${ROOT}/map`)).toEqual({ bounds: [-1.5, 2, 3, 4] });
    expect(jsonAt(graph, `${ROOT}/values`)).toEqual({ tutorial: [true, false] });
    expect(graph.data).toMatchObject({ opaqueBytes: 0, issueCount: 0 });
  });

  it('say their type and how it is known', () => {
    const graph = openFields(
      dson.int('version', 1),
      dson.float('m_Stress', 1),
      dson.object('mash', dson.ints('valid_additional_mash_entry_indexes', [])),
    );
    const shown = [ROOT, `${ROOT}/mash`].flatMap((path) =>
      graph.properties(nodeAt(graph, path)).map(({ name, type, note }) => [name, type, note]),
    );
    expect(shown).toEqual([
      ['version', 'Int', 'typeSource: structure'],
      ['m_Stress', 'Float', 'typeSource: name'],
      ['valid_additional_mash_entry_indexes', 'IntVector', 'typeSource: path'],
    ]);
    expect(graph.outline(nodeAt(graph, ROOT))).toEqual([
      { name: 'version', type: 'Int' },
      { name: 'm_Stress', type: 'Float' },
    ]);
  });

  it('of int vectors under unknown names are recognised by their structure', () => {
    const graph = openFields(dson.ints('of_some_mod', [5, 6, 7]), dson.ints('one', [300]));
    expect(jsonAt(graph, ROOT)).toEqual({ of_some_mod: [5, 6, 7], one: [300] });
  });

  it('of a path rule that the data does not fit are recognised by structure', () => {
    const graph = openFields(
      dson.text('m_Stress', 'as text'),
      dson.int('goal_ids', 7),
      dson.bool('party', true),
    );
    expect(jsonAt(graph, ROOT)).toEqual({ m_Stress: 'as text', goal_ids: 7, party: true });
  });

  it('of a bool that was never set are true for any byte but 0', () => {
    const graph = openFields(dson.raw('combat_ready', Uint8Array.of(0x41)), dson.raw('b', Uint8Array.of(0)));
    expect(jsonAt(graph, ROOT)).toEqual({ combat_ready: true, b: false });
  });

  it('that fit no type stay as bytes, with an issue, and lose nothing else', () => {
    const graph = openFields(
      dson.int('before', 1),
      dson.raw('strange', Uint8Array.of(1, 2, 3)),
      dson.int('after', 2),
    );
    expect(jsonAt(graph, ROOT)).toEqual({ before: 1, strange: { bytes: 3, base64: 'AQID' }, after: 2 });
    expect(graph.data.opaqueBytes).toBe(3);
    expect(graph.issuesOf(nodeAt(graph, ROOT))).toMatchObject([{ code: 'VALUE', path: 'strange' }]);
  });

  it('are all kept where a name stands twice', () => {
    const graph = openFields(
      dson.int('count', 1),
      dson.int('count', 2),
      dson.object('supply', dson.int('n', 1), dson.object('inner', dson.int('n', 2))),
      dson.object('supply', dson.int('n', 3), dson.object('inner', dson.int('n', 4))),
    );
    expect(jsonAt(graph, ROOT)).toEqual({ count: [1, 2] });
    expect(graph.properties(nodeAt(graph, ROOT)).map(({ index }) => index)).toEqual([0, 1]);
    expect(jsonAt(graph, `${ROOT}/supply`)).toEqual({ n: 1 });
    expect(jsonAt(graph, `${ROOT}/supply#2`)).toEqual({ n: 3 });
    expect(jsonAt(graph, `${ROOT}/supply/inner`)).toEqual({ n: 2 });
    expect(jsonAt(graph, `${ROOT}/supply/inner#2`)).toEqual({ n: 4 });
  });

  it('are asked for by name without regard to case', () => {
    const graph = openFields(dson.int('Amount', 3), dson.int('other', 4));
    const only = new Set(['amount']);
    expect(graph.properties(nodeAt(graph, ROOT), only).map(({ name }) => name)).toEqual(['Amount']);
  });
});

describe('names', () => {
  it('that are no UTF-8 are shown with escapes and kept apart', () => {
    const graph = openFields(
      dson.object(Uint8Array.of(0x72, 0x6f, 0x6f, 0x80), dson.int('n', 1)),
      dson.object(Uint8Array.of(0x72, 0x6f, 0x6f, 0x81), dson.int('n', 2)),
      dson.int(Uint8Array.of(0xff, 0x5c), 5),
      dson.object('größe', dson.int('n', 3)),
    );
    expect(jsonAt(graph, `${ROOT}/roo\\x80`)).toEqual({ n: 1 });
    expect(jsonAt(graph, `${ROOT}/roo\\x81`)).toEqual({ n: 2 });
    expect(jsonAt(graph, `${ROOT}/größe`)).toEqual({ n: 3 });
    expect(jsonAt(graph, ROOT)).toEqual({ '\\xff\\x5c': 5 });
  });

  it('may be empty, hold a slash, or be as long as the format allows', () => {
    const long = 'n'.repeat(510);
    const graph = openFields(
      dson.object('', dson.int('n', 1)),
      dson.object('a/b', dson.int('n', 2)),
      dson.int(long, 3),
    );
    expect(jsonAt(graph, `${ROOT}/`)).toEqual({ n: 1 });
    expect(jsonAt(graph, `${ROOT}/a\\x2fb`)).toEqual({ n: 2 });
    expect(jsonAt(graph, ROOT)).toEqual({ [long]: 3 });
  });

  it('of prototypes are names like any other', () => {
    const graph = openFields(dson.int('__proto__', 1), dson.object('constructor', dson.int('toString', 2)));
    expect(graph.properties(nodeAt(graph, ROOT)).map(({ name }) => name)).toEqual(['__proto__']);
    expect(jsonAt(graph, `${ROOT}/constructor`)).toEqual({ toString: 2 });
  });

  it('with another hash than they should have are lost, with an issue', () => {
    const bytes = writeDson([dson.int('count', 1)]);
    const view = new DataView(bytes.buffer);
    const secondField = 64 + 16 + 12;
    view.setInt32(secondField, view.getInt32(secondField, true) + 1, true);
    const graph = openBytes(bytes);
    expect(jsonAt(graph, ROOT)).toEqual({});
    const root = { code: 'VALUE', node: nodeAt(graph, ROOT), offset: secondField };
    expect(graph.data.issues).toMatchObject([{ code: 'VALUE' }, root]);
  });
});

describe('embedded files', () => {
  it('go on with the tree, and their own paths begin at their root', () => {
    const inner = [dson.float('m_Stress', 3), dson.object('actor', dson.float('current_hp', 9))];
    const graph = openFields(dson.object('hero', dson.file('raw_data', inner, { revision: 7 })));
    const path = `${ROOT}/hero/raw_data`;
    expect(jsonAt(graph, `${path}/base_root`)).toEqual({ m_Stress: 3 });
    expect(jsonAt(graph, `${path}/base_root/actor`)).toEqual({ current_hp: 9 });
    expect(jsonAt(graph, `${ROOT}/hero`)).toEqual({});
    expect(graph.header(nodeAt(graph, path))).toMatchObject({ revision: 7, numMeta1Entries: 2 });
  });

  it('that cannot be read stay a property with an issue', () => {
    const broken = writeDson([dson.int('n', 1)]);
    broken.fill(9, 20);
    const graph = openFields(dson.blob('raw_data', broken), dson.int('after', 2));
    expect(jsonAt(graph, ROOT)).toMatchObject({ raw_data: { bytes: broken.length + 4 }, after: 2 });
    expect(graph.data.issues[0]).toMatchObject({ code: 'COUNT', path: 'raw_data' });
    expect(graph.data.opaqueBytes).toBe(broken.length);
  });

  it('are read a few deep and no deeper', () => {
    let fields = [dson.int('n', 0)];
    for (let depth = 0; depth < 6; depth++) fields = [dson.file('raw_data', fields)];
    const graph = openFields(...fields);
    expect(graph.find(`${ROOT}${'/raw_data/base_root'.repeat(4)}`)).not.toBe(-1);
    expect(graph.data.issues).toMatchObject([{ code: 'LIMIT' }]);
  });
});

describe('the root', () => {
  it('is a node under its file, with the header of the file', () => {
    const graph = openBytes(writeTree(dson.object('base_root', dson.int('n', 1)), { revision: 26186 }));
    expect(graph.header(nodeAt(graph, 'made.json'))).toEqual({
      revision: 26186,
      numMeta1Entries: 1,
      numMeta2Entries: 2,
      dataLength: 16,
    });
    expect(graph.parent(nodeAt(graph, ROOT))).toBe(nodeAt(graph, 'made.json'));
  });

  it('has spans that lie in the file', () => {
    const graph = openFields(dson.object('a', dson.int('n', 1)), dson.int('m', 1));
    const span = graph.span(nodeAt(graph, `${ROOT}/a`))!;
    const name = graph.data.image.subarray(span.offset, span.offset + 2);
    expect([...name]).toEqual([0x61, 0]);
    expect(span.length).toBe(10);
  });
});
