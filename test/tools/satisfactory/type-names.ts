/**
 * Property types as trees, the way newer saves spell them: `StructProperty(Vector(/Script/CoreUObject))`.
 * Older tags say the same in scattered fields, so both kinds of tag are written from one tree.
 * Source: `docs/formats/satisfactory.md` section 3.4.
 */
import type { ByteWriter } from '../byte-writer.ts';
import { writeString } from './strings.ts';

export interface TypeName {
  name: string;
  inner: TypeName[];
}

export function typeName(name: string, ...inner: (TypeName | string)[]): TypeName {
  return { name, inner: inner.map((item) => (typeof item === 'string' ? typeName(item) : item)) };
}

const engineModule = new Set(['TimerHandle', 'UniqueNetIdRepl', 'Vector_NetQuantize', 'SplinePointData']);

/** Structs that the engine itself defines; the game's own live in `/Script/FactoryGame`. */
const engineStructs = new Set(
  [
    'Vector',
    'Rotator',
    'Vector2D',
    'Vector4',
    'Vector4D',
    'Quat',
    'Box',
    'Color',
    'LinearColor',
    'IntPoint',
  ].concat([
    'IntVector',
    'IntVector4',
    'Guid',
    'DateTime',
    'Transform',
    'SoftClassPath',
    'SoftObjectPath',
    'TopLevelAssetPath',
  ]),
);

export function structModule(name: string): string {
  if (engineStructs.has(name)) return '/Script/CoreUObject';
  if (engineModule.has(name)) return '/Script/Engine';
  return '/Script/FactoryGame';
}

/** The type of a struct property; a guid, where there is one, is written into classic tags and as text into new ones. */
export function structType(name: string, options: { module?: string; guid?: string } = {}): TypeName {
  const inner = [typeName(name, options.module ?? structModule(name))];
  if (options.guid) inner.push(typeName(options.guid));
  return typeName('StructProperty', ...inner);
}

export function enumType(name: string, module = '/Script/FactoryGame'): TypeName {
  return typeName('EnumProperty', typeName(name, module), 'ByteProperty');
}

/** Pre-order: a name, the count of what stands inside, then each of those. */
export function writeTypeName(out: ByteWriter, type: TypeName): void {
  writeString(out, type.name);
  out.list32(type.inner, (inner) => writeTypeName(out, inner));
}

/** The name inside a type, as classic tags need it: the struct of a struct property, the element of an array. */
export function innerName(type: TypeName, index = 0): string | undefined {
  return type.inner[index]?.name;
}
