// Labels with short names of fields: each part by itself, and filters on either form.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textMatcher, textTest } from '../../../src/query/filter/text-test.ts';
import { ShortLabels } from '../../../src/query/indexes/short-labels.ts';
import { runs } from '../../tools/runs.ts';

const FULL = new Map([
  ['Speed_3_AB', 'Speed'],
  ['Owner_12_CD', 'Owner'],
  ['owner_7_EF', 'owner'],
]);
const labels = new ShortLabels({
  shortNames: new Map([
    ['speed', ['Speed_3_AB']],
    ['owner', ['Owner_12_CD', 'owner_7_EF']],
  ]),
});

const parts = fc.tuple(fc.constantFrom(...FULL.keys(), 'Speed', 'Size'), fc.constantFrom('', '[]', '[][]'));
const written = fc.array(parts, { minLength: 1, maxLength: 3 });

function join(label: readonly (readonly [string, string])[], nameOf: (name: string) => string): string {
  return label.map(([name, each]) => nameOf(name) + each).join('.');
}

test('a label has a short form where one of its parts has', () => {
  fc.assert(
    fc.property(written, (label) => {
      const [full, short] = [join(label, (name) => name), join(label, (name) => FULL.get(name) ?? name)];
      expect(labels.forms(full)).toEqual(full === short ? [full] : [full, short]);
    }),
  );
  expect(new ShortLabels({ shortNames: new Map() }).forms('Speed_3_AB')).toEqual(['Speed_3_AB']);
});

test('a filter holds for either form, and excludes both', () => {
  const text = fc.constantFrom('Speed', 'Speed_3_AB', 'owner', 'Owner[]', 'Size', 'OWNER');
  const tests = fc.record(
    {
      eq: text,
      in: fc.array(text, { maxLength: 2 }),
      ne: text,
      nin: fc.array(text, { maxLength: 2 }),
      contains: fc.constantFrom('3', 'own', '['),
      caseSensitive: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(written, tests, (label, filter) => {
      const full = join(label, (name) => name);
      const { ne, nin, caseSensitive, ...wanted } = filter;
      const isWanted = textMatcher(textTest({ ...wanted, caseSensitive }, 'label'));
      const isAllowed = textMatcher(textTest({ ne, nin, caseSensitive }, 'label'));
      const forms = labels.forms(full);
      const expected = forms.some((form) => isWanted(form)) && forms.every((form) => isAllowed(form));
      expect(labels.matcher(textTest(filter, 'label'))(full)).toBe(expected);
    }),
    { numRuns: runs(300) },
  );
});

test('excluding one form of a label excludes the label', () => {
  fc.assert(
    fc.property(written, fc.nat(1), fc.boolean(), (label, at, isList) => {
      const full = join(label, (name) => name);
      const form = labels.forms(full).at(-1 - at) ?? full;
      const filter = isList ? { nin: ['other', form] } : { ne: form };
      expect(labels.matcher(textTest(filter, 'label'))(full)).toBe(false);
      expect(labels.matcher(textTest({ nin: ['other'] }, 'label'))(full)).toBe(true);
    }),
  );
});
