// Binary structs of unknown layout: before UE 5.4 no tag tells them from property lists.

import { describe, expect, test } from 'vitest';
import { jsonAt } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { VERSIONS, writeGame } from '../../../tools/gvas/writer.ts';
import { array, guid, int, type Kind, map, native, setOf, str, struct } from '../../../tools/unreal/tags.ts';

const unknown = (size: number): Kind =>
  native('Mystery', (out) => {
    for (let at = 0; at < size; at++) out.u8((at * 37 + 11) & 0xff);
  });

describe.each(['4.27', '5.1', '5.6'] as const)('in files of %s', (name) => {
  test.each([1, 4, 20, 5000])('%d bytes are kept, and are no damage', (size) => {
    const alone = [unknown(size), size] as const;
    const inArray = [array(unknown(size), unknown(size)), 2 * size] as const;
    for (const [value, bytes] of [alone, inArray]) {
      const properties = { Before: int(1), Value: value, After: int(7) };
      const { graph, data } = readGame(writeGame(VERSIONS[name], { properties }));
      expect(data.graph.issues.map(({ code, info }) => [code, info])).toEqual([['UNKNOWN_STRUCT', true]]);
      expect(data.graph.opaqueBytes).toBe(bytes);
      expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({ Before: 1, After: 7 });
    }
  });
});

/** Sizes that no known struct has. */
const SIZES = [1, 5, 21, 5000];
const inContainers: Readonly<Record<string, (of: Kind) => Kind>> = {
  'a map by GUID': (of) => map([guid('A'.repeat(32)), of]),
  'a map by name': (of) => map([str('A'), of], [str('Beet'), of]),
  'keys of a map': (of) => map([of, int(3)]),
  'a set': (of) => setOf(of, of),
};

describe.each(['4.27', '5.1', '5.6'] as const)('in files of %s', (name) => {
  test.each(Object.entries(inContainers))('in %s they are no damage either', (_, container) => {
    for (const size of SIZES) {
      const properties = { Before: int(1), Value: container(unknown(size)), After: int(7) };
      const { graph, data } = readGame(writeGame(VERSIONS[name], { properties }));
      expect(data.graph.issues.map(({ code, info }) => [code, info])).toEqual([['UNKNOWN_STRUCT', true]]);
      expect(data.graph.opaqueBytes).toBeGreaterThanOrEqual(size);
      expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({ Before: 1, After: 7 });
    }
  });
});

test('a list whose first tag is damaged is not taken for one', () => {
  const own = struct('Own', { Kind: str('Beet'), Count: int(3) });
  const file = writeGame(VERSIONS['5.1'], { properties: { Value: own } });
  const tag = Buffer.from(file).indexOf('Kind');
  file.fill(0xff, tag - 4, tag + 4);
  const { issues } = readGame(file).data.graph;
  expect(issues.some(({ info }) => !info)).toBe(true);
  expect(issues.map(({ code }) => code)).not.toContain('UNKNOWN_STRUCT');
});
