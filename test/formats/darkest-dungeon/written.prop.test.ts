// Random trees written and read back. Seeds are printed by fast-check; what damage does is tried by test/fuzz.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DsonField, dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { openBytes } from '../../tools/darkest-dungeon/open.ts';
import { forAll } from '../../tools/for-all.ts';
import { jsonAt } from '../../tools/graph-nodes.ts';

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
    forAll(200, tree, tree, (outer, inner) => {
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
    });
  });
});
