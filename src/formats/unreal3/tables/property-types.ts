// Codes of the property types in tags: the name of a type is looked up once per entry of the name table
// instead of once per tag. Source: docs/formats/unreal3.md, section on property tags.

/** Meanings of an entry of the name table where a property type or the end of a list is expected. */
export const TYPE = {
  none: 0,
  byte: 1,
  int: 2,
  bool: 3,
  float: 4,
  object: 5,
  name: 6,
  delegate: 7,
  class: 8,
  array: 9,
  struct: 10,
  string: 11,
  map: 12,
  interface: 13,
  component: 14,
  /** Mass Effect: an index into a table of texts. */
  stringRef: 15,
  /** Mass Effect: a byte. */
  bioMask4: 16,
  /** Any other name that ends in Property: its values are kept as bytes. */
  other: 17,
  /** The name None, which ends a list. */
  end: 18,
} as const;

type PropertyType = (typeof TYPE)[keyof typeof TYPE];

const TYPE_NAMES: ReadonlyMap<number, string> = new Map<number, string>([
  [TYPE.byte, 'ByteProperty'],
  [TYPE.int, 'IntProperty'],
  [TYPE.bool, 'BoolProperty'],
  [TYPE.float, 'FloatProperty'],
  [TYPE.object, 'ObjectProperty'],
  [TYPE.name, 'NameProperty'],
  [TYPE.delegate, 'DelegateProperty'],
  [TYPE.class, 'ClassProperty'],
  [TYPE.array, 'ArrayProperty'],
  [TYPE.struct, 'StructProperty'],
  [TYPE.string, 'StrProperty'],
  [TYPE.map, 'MapProperty'],
  [TYPE.interface, 'InterfaceProperty'],
  [TYPE.component, 'ComponentProperty'],
  [TYPE.stringRef, 'StringRefProperty'],
  [TYPE.bioMask4, 'BioMask4Property'],
  [TYPE.end, 'None'],
]);
const BY_NAME = new Map([...TYPE_NAMES].map(([type, name]) => [name.toLowerCase(), type as PropertyType]));

export function typeNamed(lower: string): PropertyType {
  return BY_NAME.get(lower) ?? (lower.endsWith('property') ? TYPE.other : TYPE.none);
}

/** Such as `StructProperty<Vector>`. */
export function showType(type: number, detail: string | null = null): string {
  const shown = TYPE_NAMES.get(type) ?? 'UNKNOWN';
  return detail === null ? shown : `${shown}<${detail}>`;
}

/** Types whose value is the index of an object. */
export function isObjectType(type: number): boolean {
  return type === TYPE.object || type === TYPE.component || type === TYPE.class || type === TYPE.interface;
}

export interface ElementType {
  /** See TYPE. */
  readonly type: number;
  /** Name of the struct or enum as displayed; null for other types. */
  readonly detail: string | null;
}
