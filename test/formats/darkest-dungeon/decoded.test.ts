// Files that an editor decoded have the values of those that they stand for; test/corpus/darkest-dungeon/graphs.txt
// shows how they are read.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import {
  hasReal,
  openProfile,
  oracleOf,
  REAL_FOLDER,
  realProfiles,
} from '../../tools/darkest-dungeon/real-profiles.ts';

if (!hasReal) it.skip(`no real files at ${REAL_FOLDER}: nothing was compared with them`, () => undefined);

function valuesOf(graph: Graph): Map<string, unknown> {
  return new Map(
    [...graph.nodes()].map((node) => [graph.path(node), fieldsJson(graph.properties(node), 32)]),
  );
}

describe.runIf(hasReal)(`real files (${REAL_FOLDER})`, () => {
  it('have the same values as text', () => {
    const differences: string[] = [];
    let same = 0;
    for (const profile of realProfiles().filter(({ name }) => /^(hv|lz|ts01)-profile/.test(name))) {
      const files = profile.files.filter(({ name }) => oracleOf(profile.name, name) !== null);
      const texts = files.map(({ name }) => ({
        name,
        bytes: new Uint8Array(
          gunzipSync(readFileSync(join(REAL_FOLDER, 'oracle', profile.name, `${name}.gz`))),
        ),
      }));
      const found = valuesOf(openProfile({ files: texts }).graph);
      for (const [path, value] of valuesOf(openProfile({ files }).graph)) {
        const [a, b] = [JSON.stringify(value), JSON.stringify(found.get(path))];
        // The other decoder keeps one of two objects with the same name.
        if (path.includes('#2')) continue;
        if (a === b) same++;
        else differences.push(`${path}: ${a} ${b}`.slice(0, 300));
      }
    }
    expect(differences).toEqual([]);
    expect(same).toBeGreaterThan(10_000);
  });
});
