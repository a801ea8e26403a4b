// Random damage to a whole profile, and random trees written and read back. Seeds are printed by fast-check.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { type DsonField, dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { exampleProfile } from '../../tools/darkest-dungeon/example-profile.ts';
import { open, openBytes } from '../../tools/darkest-dungeon/open.ts';
import { jsonAt } from '../../tools/graph-nodes.ts';
import { runs } from '../../tools/runs.ts';

const FILES = exampleProfile();

describe('damage', () => {
  it('never throws another class than FormatError, and every value can still be asked for', () => {
    const damage = fc.record({
      file: fc.nat(FILES.length - 1),
      hits: fc.array(fc.record({ at: fc.nat(100_000), value: fc.nat(255) }), { minLength: 1, maxLength: 6 }),
      // Most of the structure lies in front.
      within: fc.constantFrom(64, 400, 100_000),
    });
    fc.assert(
      fc.property(damage, ({ file, hits, within }) => {
        const bytes = FILES[file]!.bytes.slice();
        for (const { at, value } of hits) bytes[at % Math.min(bytes.length, within)] = value;
        const files = FILES.map((one, i) => (i === file ? { ...one, bytes } : one));
        const graph = open(files);
        // The other files are whole.
        expect(graph.count).toBeGreaterThan(FILES.length);
        for (let node = 0; node < graph.count; node++) {
          graph.properties(node as NodeId);
          graph.outline(node as NodeId);
          graph.path(node as NodeId);
          graph.issuesOf(node as NodeId);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('to a lone file is a FormatError or a graph', () => {
    const whole = writeDson([
      dson.object('a', dson.texts('goal_ids', ['x', 'yz'])),
      dson.file('raw_data', []),
    ]);
    let [read, refused] = [0, 0];
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, value, length) => {
        const bytes = whole.slice(0, length);
        bytes[at] = value;
        try {
          openBytes(bytes);
          read++;
        } catch (error) {
          if (!(error instanceof FormatError)) throw error;
          refused++;
        }
      }),
      { numRuns: runs(1000) },
    );
    expect(Math.min(read, refused)).toBeGreaterThan(0);
  });
});

describe('what is written', () => {
  it('is what is read', () => {
    const name = fc.stringMatching(/^[a-z]{1,12}$/).map((text) => `x_${text}`);
    const value: fc.Arbitrary<{ make: (name: string) => DsonField; json: unknown }> = fc.oneof(
      fc.boolean().map((v) => ({ make: (n: string) => dson.bool(n, v), json: v })),
      // Larger than any length, so that no other type fits by chance.
      fc.integer().map((v) => ({ make: (n: string) => dson.int(n, v), json: v })),
      fc.string({ minLength: 4, unit: 'grapheme' }).map((v) => {
        const text = v.replaceAll('\0', ' ');
        return { make: (n: string) => dson.text(n, text), json: text };
      }),
      fc
        .array(fc.integer({ min: 1 << 20 }), { minLength: 2, maxLength: 9 })
        .map((v) => ({ make: (n: string) => dson.ints(n, v), json: v })),
    );
    const tree = fc.uniqueArray(fc.tuple(name, value), { selector: ([n]) => n, maxLength: 12 });
    fc.assert(
      fc.property(tree, tree, (outer, inner) => {
        const fieldsOf = (entries: typeof outer): DsonField[] => entries.map(([n, { make }]) => make(n));
        const jsonOf = (entries: typeof outer): unknown =>
          Object.fromEntries(entries.map(([n, v]) => [n, v.json]));
        const graph = openBytes(
          writeDson([
            ...fieldsOf(outer),
            dson.object('object', ...fieldsOf(inner)),
            dson.file('raw', fieldsOf(inner)),
          ]),
        );
        expect(jsonAt(graph, 'made.json/base_root')).toEqual(jsonOf(outer));
        expect(jsonAt(graph, 'made.json/base_root/object')).toEqual(jsonOf(inner));
        expect(jsonAt(graph, 'made.json/base_root/raw/base_root')).toEqual(jsonOf(inner));
        expect(graph.data).toMatchObject({ opaqueBytes: 0, issueCount: 0 });
      }),
      { numRuns: runs(200) },
    );
  });
});
