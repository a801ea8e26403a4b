// Content that was overwritten and stored again with right sizes and sums: what no game writes is a note of its object,
// or a problem where a text has lost bytes.

import { expect, it } from 'vitest';
import type { Graph } from '../../src/graph/graph.ts';
import { exampleProfile, open } from '../tools/darkest-dungeon/open.ts';
import { ranch, readRanch } from '../tools/slime-rancher/read.ts';
import { openPackages, packageOf } from '../tools/unreal3/open-packages.ts';

function overwritten(bytes: Uint8Array, old: string | Uint8Array, by: readonly number[]): Uint8Array {
  const changed = bytes.slice();
  const at = Buffer.from(bytes).indexOf(old);
  expect(at).toBeGreaterThan(0);
  changed.set(by, at);
  return changed;
}

/** Notes by the path of their object; there are no other issues but so many problems. */
function notes(graph: Graph, problems = 0): string[] {
  expect(graph.data.issueCount).toBe(problems);
  return graph.data.issues
    .filter(({ code }) => code === 'VALUE')
    .map(({ message, node }) => `${node === null ? 'save' : graph.path(node)}: ${message}`);
}

const FAR = [0, 0, 0x58, 0x62];

it('Unreal Engine 3: places, and halves of characters in values, names and texts', () => {
  const bytes = packageOf('halves of characters in a name, a value and a text');
  const found = notes(openPackages({ 'Sample.u': bytes }));
  expect(found).toEqual([
    expect.stringMatching(/^save: .*a name, found half of a character/),
    expect.stringMatching(/^Sample.Lamp: .*a text, found half of a character/),
    expect.stringMatching(/^Sample.Source: .*a text, found half of a character/),
  ]);
});

it('Slime Rancher: places, and characters of texts', () => {
  const bytes = ranch('one actor');
  const name = overwritten(bytes, '20221101120000_2', [1, 2, 3]);
  expect(notes(readRanch(name).graph, 1)).toEqual([expect.stringMatching(/^SRGAME: .*control characters/)]);
  const version = overwritten(bytes, '20221101120000_2', [0xff]);
  expect(notes(readRanch(version).graph, 1)).toEqual([expect.stringMatching(/^SRGAME: .*not UTF-8/)]);
  const entry = overwritten(bytes, 'patchCarrot', [0xff]);
  expect(notes(readRanch(entry).graph)).toEqual([expect.stringMatching(/^SRRGI\/.*not UTF-8/)]);
  const actor = Buffer.from(bytes).lastIndexOf('SRAD');
  const vector = bytes.indexOf(0x30, bytes.indexOf(0x30, actor) + 1) + 1;
  const far = bytes.slice();
  far.set(FAR, vector);
  expect(notes(readRanch(far).graph)).toEqual([
    expect.stringMatching(/^SRGAME\/actors\[0\]: .*a place in the world, found \d/),
  ]);
});

it('Darkest Dungeon: characters of texts', () => {
  const files = exampleProfile();
  const changed = (by: readonly number[], problems = 0): string[] =>
    notes(
      open(
        files.map((file) =>
          file.name === 'persist.game.json'
            ? { ...file, bytes: overwritten(file.bytes, 'Hollowmere', by) }
            : file,
        ),
      ),
      problems,
    );
  expect(changed([1], 1)).toEqual([
    expect.stringMatching(/^persist\.game\.json\/base_root: .*a known type in estatename, found \d/),
  ]);
  expect(changed([0xff])).toEqual([expect.stringMatching(/not UTF-8/)]);
});
