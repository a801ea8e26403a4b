// Generated filters and orders for property tests, of the names that generated graphs have.

import fc from 'fast-check';
import type {
  ElementFilter,
  ElementListFilter,
  IntegerFilter,
  NumberFilter,
  ObjectClassFilter,
  ObjectFilter,
  PlaceInput,
  PropertyFilter,
  ReferenceFilter,
  ReferenceKindFilter,
  ReferenceListFilter,
  RegionInput,
  TextFilter,
  ValueFilter,
} from '../../src/query/filter/filter.ts';
import type { BooleanFilter } from '../../src/query/filter/one-of.ts';
import type { ObjectOrder } from '../../src/query/lists/order.ts';
import { CLASSES, KINDS, LEVELS, large, PATHS, smallNumber, TARGETS } from './arbitrary-graphs.ts';

/** The names that filters are made of. */
export interface Stock {
  /** Full paths or unambiguous names. */
  readonly classes: readonly string[];
  /** Whole texts: paths, names, levels, values. */
  readonly texts: readonly string[];
  /** Beginnings, ends and middles of them. */
  readonly parts: readonly string[];
  readonly patterns: readonly string[];
  readonly labels: readonly string[];
  /** Property paths. */
  readonly paths: readonly string[];
  /** Property paths that end in `[]`, and paths inside their elements. */
  readonly lists: readonly string[];
  readonly innerPaths: readonly string[];
  readonly ids: readonly string[];
  readonly least: number;
  readonly most: number;
}

const MADE_STOCK: Stock = {
  classes: [...CLASSES, 'Belt_C', 'External', 'Nothing'],
  texts: ['Iron', 'iron', 'Copper', 'x', '', 'Belt_C_1', ...LEVELS, ...TARGETS],
  parts: ['Level', 'I', 'b', '', '_1', '0', 'N', 'e', 'BELT', 'on'],
  patterns: ['^L', '[0-4]$', 'I|b', 'e.*t', '^$'],
  labels: ['mInput', 'to', 'mOutput', 'mWires[]'],
  paths: PATHS,
  lists: ['list[]', 'items[]', 'm[]', 'none[]'],
  innerPaths: ['n', 'of', 'key', 'value', 'none'],
  ids: ['0', '1', '5', '16', 'none'],
  least: -20,
  most: 20,
};

function textFilters({ texts, parts, patterns }: Stock): fc.Arbitrary<TextFilter> {
  const whole = fc.constantFrom(...texts);
  const part = fc.constantFrom(...parts);
  return fc
    .record(
      {
        eq: whole,
        ne: whole,
        in: fc.array(whole, { maxLength: 3 }),
        nin: fc.array(whole, { maxLength: 2 }),
        startsWith: part,
        endsWith: part,
        contains: part,
        matches: fc.constantFrom(...patterns),
        isNull: fc.boolean(),
        caseSensitive: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    .map((filter) => firstKeys(filter, 2));
}

const number: fc.Arbitrary<NumberFilter> = comparisons(smallNumber);

const facts: fc.Arbitrary<BooleanFilter> = fc.record(
  { eq: fc.boolean(), ne: fc.boolean(), isNull: fc.boolean() },
  { requiredKeys: [] },
);

const wholeNumber = fc.oneof(fc.bigInt({ min: -3n, max: 5n }), large).map(String);

const integer: fc.Arbitrary<IntegerFilter> = comparisons(wholeNumber);

/** One or two operators, with operands of this kind. */
function comparisons<T>(operand: fc.Arbitrary<T>) {
  const [eq, ne, lt, lte, gt, gte] = [operand, operand, operand, operand, operand, operand];
  const many = (maxLength: number) => fc.array(operand, { maxLength });
  return fc
    .record(
      { eq, ne, in: many(3), nin: many(2), lt, lte, gt, gte, isNull: fc.boolean() },
      { requiredKeys: [] },
    )
    .map((filter) => firstKeys(filter, 2));
}

/** Filters with many conditions never hold: a few of them are kept, which ones is part of the value. */
function firstKeys<T extends object>(value: T, count: number): T {
  const keys = Object.keys(value);
  const skip =
    keys.length <= count
      ? 0
      : JSON.stringify(value, (_, v) => (typeof v === 'bigint' ? String(v) : v)).length %
        (keys.length - count + 1);
  return Object.fromEntries(Object.entries(value).slice(skip, skip + count)) as T;
}

/** One of these alone. */
const oneKey = <T>(of: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<T> =>
  fc.oneof(...Object.entries(of).map(([key, value]) => fc.record({ [key]: value }))) as fc.Arbitrary<T>;

function regions({ least, most }: Stock): fc.Arbitrary<RegionInput> {
  const at = fc.integer({ min: least, max: most });
  const point = fc.record({ x: at, y: at });
  const box = fc.tuple(at, at, at, at, fc.option(at, { nil: undefined })).map(([a, b, c, d, z]) => ({
    minX: Math.min(a, c),
    maxX: Math.max(a, c),
    minY: Math.min(b, d),
    maxY: Math.max(b, d),
    ...(z !== undefined && { minZ: z }),
  }));
  const center: fc.Arbitrary<PlaceInput> = fc.oneof(
    fc.record({ point: fc.record({ x: at, y: at, z: at }) }),
    fc.record({ point }),
  );
  const radius = fc.nat(most - least);
  return oneKey({
    ...{ box, circle: fc.record({ x: at, y: at, radius }), sphere: fc.record({ center, radius }) },
    polygon: fc.array(point, { minLength: 3, maxLength: 6 }),
  });
}

/** Filters of at most this many levels: a few conditions each, those with filters inside among them. */
export function filtersOf(stock: Stock, depth: number): fc.Arbitrary<ObjectFilter> {
  const inner = depth > 0 ? filtersOf(stock, depth - 1) : fc.constant<ObjectFilter>({});
  const text = textFilters(stock);
  const edges = edgeMatches(stock.labels, inner);
  const match = propertyMatches(stock.paths, text, inner);
  const elements = elementLists(stock, Math.min(depth, 1));
  const leaf = oneKey<ObjectFilter>({
    ...{ ids: fc.array(fc.constantFrom(...stock.ids), { maxLength: 3 }), class: classMatches(stock) },
    ...{ kind: kindMatch, path: text, name: text, level: text, within: regions(stock) },
    ...{ hasPosition: facts, hasIssues: facts, properties: fc.array(match, { maxLength: 2 }) },
    ...{ elements: fc.array(elements, { maxLength: 2 }), references: edges, referencedBy: edges },
    parent: inner,
  });
  const some = fc.array(leaf, { minLength: 1, maxLength: 2 }).map((parts) => Object.assign({}, ...parts));
  if (depth === 0) return some;
  const many = fc.array(inner, { maxLength: 3 });
  return fc.oneof<fc.MaybeWeightedArbitrary<ObjectFilter>[]>(
    some,
    { arbitrary: oneKey<ObjectFilter>({ and: many, or: many, not: inner }), weight: 3 },
    fc.tuple(leaf, fc.record({ or: many })).map(([a, b]) => ({ ...a, ...b })),
  );
}

const someReferenceKinds = fc.subarray(['PROPERTY', 'NATIVE', 'ID', 'PARENT'] as const);

export const referenceKinds: fc.Arbitrary<ReferenceKindFilter> = fc.oneof(
  fc.record({ in: someReferenceKinds }),
  fc.record({ nin: someReferenceKinds }),
  fc.constant({ eq: 'PROPERTY' } as const),
  fc.constant({ ne: 'PROPERTY' } as const),
);

function edgeMatches(
  labels: readonly string[],
  inner: fc.Arbitrary<ObjectFilter>,
): fc.Arbitrary<ReferenceListFilter> {
  const end = edgeEnds(labels, inner);
  const alone = oneKey<ReferenceListFilter>({ some: end, every: end, none: end, count: number });
  return fc.oneof({ arbitrary: alone, weight: 4 }, fc.record({ some: end, count: number }));
}

function edgeEnds(
  labels: readonly string[],
  inner: fc.Arbitrary<ObjectFilter>,
): fc.Arbitrary<ReferenceFilter> {
  const label: fc.Arbitrary<TextFilter> = fc.oneof(
    fc.constantFrom(...labels).map((eq) => ({ eq })),
    fc.constantFrom(...labels).map((ne) => ({ ne })),
    fc.constant({ contains: '[]' }),
  );
  const alone = oneKey<ReferenceFilter>({ kind: referenceKinds, label, object: inner, target: inner });
  return fc.oneof({ arbitrary: alone, weight: 4 }, fc.record({ label, object: inner }));
}

function propertyMatches(
  paths: readonly string[],
  text: fc.Arbitrary<TextFilter>,
  inner: fc.Arbitrary<ObjectFilter>,
): fc.Arbitrary<PropertyFilter> {
  return fc
    .tuple(
      fc.constantFrom(...paths),
      fc.oneof<fc.MaybeWeightedArbitrary<Partial<PropertyFilter>>[]>(
        {
          arbitrary: oneKey({
            exists: fc.boolean(),
            number,
            integer,
            text,
            boolean: facts,
            reference: inner,
          }),
          weight: 6,
        },
        fc.record({ number, exists: fc.boolean() }),
        fc.constant({}),
      ),
      fc.constantFrom<PropertyFilter['quantifier']>('SOME', 'EVERY', 'NONE', undefined),
    )
    .map(([path, asked, quantifier]) => ({ path, ...asked, ...(quantifier && { quantifier }) }));
}

/** Conditions on the elements of lists, two of them for one element among these. */
function elementLists(stock: Stock, depth: number): fc.Arbitrary<ElementListFilter> {
  const element = elementsOf(stock, depth);
  return fc
    .tuple(
      fc.constantFrom(...stock.lists),
      fc.oneof<fc.MaybeWeightedArbitrary<Partial<ElementListFilter>>[]>(
        { arbitrary: oneKey({ some: element, every: element, none: element, count: number }), weight: 4 },
        fc.record({ some: element, every: element }),
      ),
    )
    .map(([path, asked]) => ({ path, ...asked }));
}

function elementsOf(stock: Stock, depth: number): fc.Arbitrary<ElementFilter> {
  const object = depth > 0 ? filtersOf(stock, 0) : fc.constant<ObjectFilter>({});
  const text = textFilters(stock);
  const leaf = oneKey<ElementFilter>({
    value: oneKey<ValueFilter>({ number, integer, text, boolean: facts, reference: object }),
    properties: fc.array(propertyMatches(stock.innerPaths, text, object), { maxLength: 2 }),
    references: edgeMatches(stock.innerPaths, object),
    elements: fc.constantFrom(...stock.lists).map((path) => [{ path, count: { gt: 0 } }]),
  });
  if (depth === 0) return leaf;
  const inner = elementsOf(stock, depth - 1);
  const many = fc.array(inner, { maxLength: 2 });
  const joined = oneKey<ElementFilter>({ and: many, or: many, not: inner });
  return fc.oneof({ arbitrary: leaf, weight: 2 }, { arbitrary: joined, weight: 3 });
}

function classMatches({ classes, parts }: Stock): fc.Arbitrary<ObjectClassFilter> {
  const name = fc.constantFrom(...classes);
  const part = fc.constantFrom(...parts);
  return oneKey({
    ...{ eq: name, in: fc.array(name, { maxLength: 4 }), isA: name, ne: name },
    ...{ nin: fc.array(name, { maxLength: 3 }), endsWith: part, startsWith: part, contains: part },
    matches: fc.constant('_C$'),
  });
}

const kindMatch = fc.oneof(
  fc.constantFrom(...KINDS, 'EXTERNAL' as const, 'MISSING' as const).map((eq) => ({ eq })),
  fc.subarray([...KINDS, 'EXTERNAL' as const]).map((among) => ({ in: among })),
  fc.constantFrom(...KINDS).map((ne) => ({ ne })),
  fc.subarray([...KINDS]).map((nin) => ({ nin })),
);

export const filters: fc.Arbitrary<ObjectFilter> = filtersOf(MADE_STOCK, 3);
export const elementFilters: fc.Arbitrary<ElementFilter> = elementsOf(MADE_STOCK, 2);
export const elementListFilters: fc.Arbitrary<ElementListFilter> = elementLists(MADE_STOCK, 2);
export const textFilterValues: fc.Arbitrary<TextFilter> = textFilters(MADE_STOCK);
export const numberFilters: fc.Arbitrary<NumberFilter> = number;
export const integerFilters: fc.Arbitrary<IntegerFilter> = integer;
export const referenceFilters: fc.Arbitrary<ReferenceFilter> = edgeEnds(
  MADE_STOCK.labels,
  filtersOf(MADE_STOCK, 1),
);
export const propertyFilters: fc.Arbitrary<PropertyFilter> = propertyMatches(
  MADE_STOCK.paths,
  textFilters(MADE_STOCK),
  filtersOf(MADE_STOCK, 1),
);

const FIELDS = [
  ...(['ROW', 'PATH', 'NAME', 'CLASS', 'X', 'Y', 'Z'] as const),
  ...(['REFERENCE_COUNT', 'REFERENCED_BY_COUNT', 'SIZE'] as const),
];

export const orders: fc.Arbitrary<ObjectOrder[]> = fc
  .array(
    fc.record(
      {
        field: fc.constantFrom(...FIELDS),
        property: fc.constantFrom(...PATHS),
        direction: fc.constantFrom('ASC', 'DESC'),
        nulls: fc.constantFrom('FIRST', 'LAST'),
        useField: fc.boolean(),
      },
      { requiredKeys: ['field', 'property', 'useField'] },
    ),
    { maxLength: 3 },
  )
  .map((keys) =>
    keys.map(
      ({ useField, field, property, ...rest }) =>
        (useField ? { field, ...rest } : { property, ...rest }) as ObjectOrder,
    ),
  );
