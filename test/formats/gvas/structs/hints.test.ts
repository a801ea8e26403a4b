// Structs in containers whose tags do not name them, given by the user; graphs.jsonl of the corpus has what is found by size.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { jsonAt } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { madeGame } from '../../../tools/gvas/sample.ts';
import { runInProcess } from '../../../tools/run-cli.ts';
import { tempFolder } from '../../../tools/temp-folder.ts';

describe('by hints', () => {
  // Without a hint, 16 bytes are a GUID.
  const bytes = madeGame('maps and a set of structs that no tag names');
  const hints = `# what the game calls them
Map0.Key=LinearColor
.Map1.element = DateTime

Map2.Value.Tints.Element=LinearColor
`;
  const tint = { R: 1, G: 0.5, B: 0, A: 1 };

  test('without them, what fits first is taken', () => {
    expect(jsonAt(readGame(bytes).graph, 'FarmSaveGame')).not.toMatchObject({ Map0: [{ key: tint }] });
  });

  test('are taken at load and in values', () => {
    const { graph, data } = readGame(bytes, { hints });
    expect(data.graph.issues).toEqual([]);
    expect(jsonAt(graph, 'FarmSaveGame')).toEqual({
      Map0: [{ key: tint, value: 1 }],
      Map1: ['638000000000000000'],
      Map2: [{ key: { X: 1, Y: 2 }, value: { Tints: [tint] } }],
    });
    expect(jsonAt(graph, 'Map2/1+2')).toEqual({ Tints: [tint] });
  });

  test('that are wrong cost only their property', () => {
    const { graph, data } = readGame(bytes, { hints: 'Map0.Key=Matrix' });
    expect(data.graph.issues.filter(({ info }) => !info)).toMatchObject([{ path: 'Map0' }]);
    expect(jsonAt(graph, 'FarmSaveGame')).toMatchObject({ Map0: { bytes: 28 } });
  });

  test.each([
    ['Map0.Key', 'line 1'],
    ['Map0.Key=Guid\nMap1.Key=Strange', 'line 2'],
  ])('that say nothing are refused: %s', (text, place) => {
    expect(() => readGame(bytes, { hints: text })).toThrow(FormatError);
    expect(() => readGame(bytes, { hints: text })).toThrow(place);
  });

  test('come from a file, on the command line', async () => {
    const folder = tempFolder({ 'Slot.sav': bytes });
    writeFileSync(join(folder, 'hints.txt'), hints);
    const query = '{ saves { nodes { objects { nodes { json } } } } }';
    const ran = await runInProcess(
      'query',
      join(folder, 'Slot.sav'),
      query,
      '--game',
      join(folder, 'hints.txt'),
    );
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.out).data.saves.nodes[0].objects.nodes[0].json).toMatchObject({
      Map0: [{ key: tint, value: 1 }],
    });
  });
});
