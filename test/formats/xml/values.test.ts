// Values that the specification of XML decides about, though the games that we know write few of them.

import { expect, it } from 'vitest';
import { documentOf } from '../../../src/formats/xml/files/beginning.ts';
import { allPaths } from '../../tools/graph-nodes.ts';
import { jsonOf, readDocument, references } from '../../tools/xml/read.ts';

const farm = (inside: string): string => `<SaveGame><player><name>A</name>${inside}</player></SaveGame>`;
const NUMBERS = '1. .5 1E+10 -5e-3 9223372036854775807 18446744073709551616 12345678901234567890.5';
const WORDS = '1,5 +5 0x10 1_000 INF -INF NaN TRUE yes -0 00';

it.each([
  ['line ends', '<a>x\r\ny\rz&#13;</a>', { a: 'x\ny\nz\r' }],
  ['attributes with line ends', '<a b="1\r\n2\t3&#10;4 5"/>', { a: { '@b': '1 2 3\n4 5' } }],
  ['sections', '<a>x<![CDATA[<b>&amp;\r\n]]]]><![CDATA[>]]></a>', { a: 'x<b>&amp;\n]]>' }],
  ['comments in texts', '<a>1<!-- <b> & --></a><c><!-- d --></c>', { a: 1, c: '' }],
  ['characters by number', '<a>&#65;&#x00000042;&#xD83D;&#xDE00;&amp;lt;</a>', { a: 'AB😀&lt;' }],
  ['nulls', '<a xsi:nil="1">5</a><b xsi:nil="false">5</b>', { a: null, b: 5 }],
  [
    'classes of texts',
    '<a xsi:type="T"/><b xsi:type="U">5</b>',
    { a: { '@xsi:type': 'T' }, b: { '@xsi:type': 'U', '#text': 5 } },
  ],
  ['empty and blank texts', '<a/><b></b><c> </c>', { a: '', b: '', c: ' ' }],
  ['words', `<n>${WORDS.replaceAll(' ', '</n><n>')}</n>`, { n: WORDS.split(' ') }],
  [
    'numbers',
    `<n>${NUMBERS.replaceAll(' ', '</n><n>')}</n>`,
    { n: [1, 0.5, 1e10, -0.005, ...NUMBERS.split(' ').slice(4)] },
  ],
])('reads %s', (_, inside, expected) => {
  const { graph, data } = readDocument(farm(inside));
  expect(jsonOf(graph, 'SaveGame/player[A]')).toEqual({ name: 'A', ...expected });
  expect(data.graph.issueCount).toBe(0);
});

it.each(['&#X43;', '&LT;', '&#x110000;', '&nbsp;', '& b'])(
  'leaves %s as it is written, and says so',
  (text) => {
    const { graph, data } = readDocument(farm(`<a>${text}</a>`));
    expect(jsonOf(graph, 'SaveGame/player[A]').a).toBe(text);
    expect(data.graph.issues[0]!.message).toContain('an entity of XML');
  },
);

it('shows entities decoded in paths, levels and what is missing, too', () => {
  const place = '<locations><GameLocation><name>A&amp;B</name><x>1</x></GameLocation></locations>';
  const { graph } = readDocument(
    farm('<homeLocation>A&#38;B</homeLocation><spouse z="1">C&lt;</spouse>').replace(
      '<player>',
      `${place}<player>`,
    ),
  );
  expect(graph.level(graph.find('SaveGame/locations/GameLocation[A&B]'))).toBe('A&B');
  expect(references(graph, 'SaveGame/player[A]')).toEqual([
    'homeLocation homeLocation RECORD SaveGame/locations/GameLocation[A&B]',
    'spouse.#text spouse.#text MISSING npc/C<',
  ]);
});

it('takes ids as they are written, and no place from what is no number', () => {
  const thing = (id: string, pos: string): string =>
    `<thing Class="T"><id>${id}</id><pos>${pos}</pos></thing>`;
  const { graph } = readDocument(
    `<savegame><meta/><game>${thing('X007', '(1, 0x10, 3)')}${thing('X7', '(1, 2 ,-3e1)')}</game></savegame>`,
  );
  expect(
    allPaths(graph)
      .slice(1)
      .map((path) => graph.position(graph.find(path))),
  ).toEqual([null, [1, 2, -30]]);
});

it('finds the root after comments and instructions with tags in them', () => {
  const text = '<?xml version="1.0"?><!-- <a> -> b --><?x <c> ?><SaveGame/>';
  expect(documentOf(new TextEncoder().encode(text))?.root).toBe('SaveGame');
});
