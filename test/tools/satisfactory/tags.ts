/**
 * Property lists as bytes: the same list as classic tags or, where the engine is new enough, as tags with complete
 * type names.
 * Source: `docs/formats/satisfactory.md` section 3.4.
 */
import type { ByteWriter } from '../byte-writer.ts';
import { emptyGuid, writeGuid, writeRef, writeString } from './strings.ts';
import { writeBinaryStruct } from './structs.ts';
import type { TypeName } from './type-names.ts';
import { innerName, writeTypeName } from './type-names.ts';
import type { Property, Value } from './values.ts';
import { typeOf } from './values.ts';
import type { Layout } from './versions.ts';
import { engineStep } from './versions.ts';

const tagFlag = { binary: 0x08, boolTrue: 0x10 };

/** Each property, then the name `None`. */
export function writeProperties(out: ByteWriter, properties: readonly Property[], layout: Layout): void {
  for (const property of properties) {
    if (layout.ue5 >= engineStep.completeTypeNames) writeCompleteTag(out, property, layout);
    else writeClassicTag(out, property, layout);
  }
  writeString(out, 'None');
}

function writeClassicTag(out: ByteWriter, property: Property, layout: Layout): void {
  const type = typeOf(property.value);
  writeString(out, property.name);
  writeString(out, type.name);
  const sizeAt = out.length;
  out.i32(0).i32(0);
  writeClassicExtras(out, type, property.value);
  out.u8(0);
  writeSizedValue(out, property, sizeAt, layout);
}

function writeClassicExtras(out: ByteWriter, type: TypeName, value?: Value): void {
  switch (type.name) {
    case 'StructProperty':
      writeString(out, innerName(type) ?? '');
      writeGuid(out, emptyGuid);
      break;
    case 'BoolProperty':
      out.u8(value?.type === 'bool' && value.value ? 1 : 0);
      break;
    case 'ArrayProperty':
      writeString(out, innerName(type) ?? '');
      break;
  }
}

function writeCompleteTag(out: ByteWriter, property: Property, layout: Layout): void {
  const type = typeOf(property.value);
  writeString(out, property.name);
  writeTypeName(out, type);
  const sizeAt = out.length;
  out.i32(0);
  let flags = 0;
  if (isBinary(property.value)) flags |= tagFlag.binary;
  if (property.value.type === 'bool' && property.value.value) flags |= tagFlag.boolTrue;
  out.u8(flags);
  writeSizedValue(out, property, sizeAt, layout);
}

function writeSizedValue(out: ByteWriter, property: Property, sizeAt: number, layout: Layout): void {
  const start = out.length;
  if (property.value.type !== 'bool') writeValue(out, property.value, layout, property);
  out.patchI32(sizeAt, out.length - start);
}

/** True for structs that are no property list, and for containers of such. */
function isBinary(value: Value): boolean {
  if (value.type === 'struct') return !Array.isArray(value.body);
  if (value.type === 'array') return value.items.some(isBinary);
  return false;
}

/** A value without its tag. `owner` is the property that an array of structs repeats in its inner tag. */
function writeValue(out: ByteWriter, value: Value, layout: Layout, owner?: Property): void {
  switch (value.type) {
    case 'bool':
      out.u8(value.value ? 1 : 0);
      break;
    case 'int':
      out.i32(value.value);
      break;
    case 'float':
      out.f32(value.value);
      break;
    case 'double':
      out.f64(value.value);
      break;
    case 'str':
      writeString(out, value.value);
      break;
    case 'object':
      writeRef(out, value.value);
      break;
    case 'struct':
      writeStructBody(out, value, layout);
      break;
    case 'array':
      writeArray(out, value, layout, owner);
      break;
  }
}

function writeStructBody(out: ByteWriter, value: Extract<Value, { type: 'struct' }>, layout: Layout): void {
  if (Array.isArray(value.body)) writeProperties(out, value.body, layout);
  else if (value.body instanceof Uint8Array) out.bytes(value.body);
  else writeBinaryStruct(out, value.body, layout, writeProperties);
}

/** Classic arrays of structs say the struct once, in a tag between the count and the values. */
function writeArray(
  out: ByteWriter,
  value: Extract<Value, { type: 'array' }>,
  layout: Layout,
  owner: Property | undefined,
): void {
  out.i32(value.items.length);
  const inner = value.of.name === 'StructProperty' && layout.ue5 < engineStep.completeTypeNames;
  let sizeAt = 0;
  if (inner) {
    writeString(out, owner?.name ?? '');
    writeString(out, value.of.name);
    sizeAt = out.length;
    out.i32(0).i32(0);
    writeClassicExtras(out, value.of);
    out.u8(0);
  }
  const start = out.length;
  for (const item of value.items) writeValue(out, item, layout);
  if (inner) out.patchI32(sizeAt, out.length - start);
}
