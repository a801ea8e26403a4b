/** Saves with something wrong in one place; everything around it must be read all the same. */
import { hexBytes } from '../../byte-writer.ts';
import { classes, inWorld } from '../game.ts';
import { actor, component } from '../objects.ts';
import { structType, typeName } from '../type-names.ts';
import type { Property, Value } from '../values.ts';
import { array, float, int, map, prop, str, struct } from '../values.ts';
import type { Expected, SaveCase } from './expected.ts';
import { saveCase } from './expected.ts';
import { after, expectSpecimen, neighbourPath, saveOf, specimen, specimenPath } from './specimen.ts';

const versions = [28, 46, 58] as const;
const some: Partial<Expected> = { issues: 'some' };
const any: Partial<Expected> = { issues: 'any' };
const zeros = new Uint8Array(4);

/** A property that cannot be read, between two that can. */
function flawCases(name: string, value: Value, more: Partial<Property> = {}): SaveCase[] {
  const properties = [prop('Before', int(6)), prop('Flawed', value, more)];
  return versions.map((version) =>
    saveCase(
      `${name}-${version}`,
      saveOf(version, specimen(properties)),
      expectSpecimen({ Before: 6 }, some),
    ),
  );
}

/** Bytes that claim to be an array of int32 with a count of their own. */
const falseArray = (count: string) => ({
  type: 'opaque' as const,
  of: typeName('ArrayProperty', 'IntProperty'),
  bytes: hexBytes(`${count}01000000`),
});

const restVersions = [42, 46, 58] as const;

export const flawedCases: SaveCase[] = [
  // The size counts more bytes than the value has.
  ...flawCases('size-mismatch', int(5), { extra: hexBytes('0102030405') }),
  ...flawCases('size-too-small', { type: 'opaque', of: typeName('IntProperty'), bytes: Uint8Array.of(1, 2) }),
  ...flawCases('array-negative', falseArray('ffffffff')),
  ...flawCases('array-huge', falseArray('ffffff7f')),
  ...flawCases('string-huge', { type: 'opaque', of: typeName('StrProperty'), bytes: hexBytes('ffffff7f41') }),
  ...flawCases('string-negative-huge', {
    type: 'opaque',
    of: typeName('StrProperty'),
    bytes: hexBytes('0000008041'),
  }),
  // A map that removes keys that are not there.
  ...flawCases('map-removals', {
    type: 'opaque',
    of: typeName('MapProperty', 'IntProperty', 'IntProperty'),
    bytes: hexBytes('ffffff7f00000000'),
  }),
  ...flawCases('struct-torn', {
    type: 'opaque',
    of: structType('SpawnData'),
    bytes: hexBytes('0a000000496e74'),
  }),
  ...flawCases('map-torn', {
    type: 'opaque',
    of: typeName('MapProperty', 'IntProperty', 'StrProperty'),
    bytes: hexBytes('000000000200000001000000'),
  }),
  ...versions.map((version) =>
    saveCase(
      `broken-object-${version}`,
      saveOf(
        version,
        specimen([prop('Before', int(6))]),
        actor(classes.constructor, inWorld('Broken'), [], { body: noise(200) }),
      ),
      expectSpecimen({ Before: 6 }, some),
    ),
  ),
  ...versions.map((version) =>
    saveCase(
      `empty-body-${version}`,
      saveOf(
        version,
        specimen([]),
        actor(classes.constructor, inWorld('Hollow'), [], { body: new Uint8Array(0) }),
      ),
      expectSpecimen({}, some),
    ),
  ),
  ...versions.map((version) =>
    saveCase(
      `unknown-rest-${version}`,
      saveOf(version, specimen([prop('Before', int(6))], { rest: hexBytes('0102030405') })),
      expectSpecimen({ Before: 6 }, any),
    ),
  ),
  ...restVersions.map((version) =>
    saveCase(
      `zero-rest-${version}`,
      saveOf(
        version,
        specimen([prop('Before', int(6))], { rest: zeros }),
        actor(classes.pickup, inWorld('Pickup'), after, { rest: zeros }),
        component(classes.health, inWorld('Old.Health'), after, { rest: new Uint8Array(0) }),
      ),
      expectSpecimen(
        { Before: 6 },
        { properties: { [inWorld('Pickup')]: { After: 7 }, [inWorld('Old.Health')]: { After: 7 } } },
      ),
    ),
  ),
  // A body may end right after the children.
  saveCase(
    'no-properties',
    saveOf(46, specimen([]), actor(classes.constructor, inWorld('Bare'), [], { body: new Uint8Array(12) })),
    { objects: 3, properties: { [neighbourPath]: { mLabel: 'good neighbour' } } },
  ),
  // Class-specific data that ends too early; the properties before it stay.
  saveCase(
    'flawed-trailer',
    saveOf(
      46,
      specimen([], { class: classes.belt, trailing: { class: 'opaque', bytes: hexBytes('05000000') } }),
    ),
    expectSpecimen({}, some),
  ),
  // A classic map to structs of a mod: as lists, or as bytes, but never lost.
  saveCase(
    'map-of-unknown',
    saveOf(
      46,
      specimen([
        prop(
          'Lists',
          map('IntProperty', 'StructProperty', [[int(1), struct('ModStruct', [prop('Deep', float(2))])]]),
        ),
        prop(
          'Bytes',
          map('IntProperty', 'StructProperty', [[int(1), struct('ModStruct', hexBytes('0102030405060708'))]]),
        ),
      ]),
    ),
    expectSpecimen({ Lists: [{ key: 1, value: { Deep: 2 } }] }, any),
  ),
  // A struct of a mod that is marked as binary keeps its bytes.
  saveCase(
    'binary-of-unknown',
    saveOf(58, specimen([prop('Pixel', struct('ModPixel', hexBytes('0102030405060708')))])),
    expectSpecimen({ Pixel: { bytes: 8, base64: 'AQIDBAUGBwg=' } }, any),
  ),
  saveCase(
    'guid-of-object',
    saveOf(46, specimen([prop('Before', int(6))], { guid: new Uint8Array(16).fill(1) })),
    expectSpecimen({ Before: 6 }),
  ),
  saveCase(
    'inner-tag-guid',
    saveOf(
      46,
      specimen([
        prop(
          'Items',
          array(structType('S', { guid: '00000001000000020000000300000004' }), [
            struct('S', [prop('A', str('b'))]),
          ]),
        ),
      ]),
    ),
    { properties: { [specimenPath]: { Items: [{ A: 'b' }], After: 7 } } },
  ),
];

/** Bytes that look like nothing, the same every time. */
function noise(length: number): Uint8Array {
  let state = 7;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
}
