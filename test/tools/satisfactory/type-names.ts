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

/** Structs that the engine itself defines; the game's own live in `/Script/FactoryGame`. */
const engineStructs = new Set(['Vector', 'Rotator', 'Quat', 'Color', 'LinearColor', 'Guid']);

export function structType(name: string): TypeName {
  const module = engineStructs.has(name) ? '/Script/CoreUObject' : '/Script/FactoryGame';
  return typeName('StructProperty', typeName(name, module));
}

/** Pre-order: a name, the count of what stands inside, then each of those. */
export function writeTypeName(out: ByteWriter, type: TypeName): void {
  writeString(out, type.name);
  out.list32(type.inner, (inner) => writeTypeName(out, inner));
}

/** The name inside a type, as classic tags need it: the struct of a struct property, the element of an array. */
export function innerName(type: TypeName): string | undefined {
  return type.inner[0]?.name;
}
