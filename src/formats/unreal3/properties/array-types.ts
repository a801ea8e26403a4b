// The element type to show for an array, once its bytes were split.

import { isObjectType, TYPE } from '../tables/property-types.ts';
import { type ArrayShape, SHAPE } from './array-shape.ts';
import { type Declared, showType } from './element-types.ts';

/** The declared type if the bytes fit it, else what their shape shows. */
export function elementShown(shape: ArrayShape, declared: Declared | null): string {
  if (declared && fits(shape, declared)) return showType(declared.element.type, declared.element.detail);
  switch (shape.shape) {
    case SHAPE.objects:
      return 'ObjectProperty';
    case SHAPE.names:
      return 'NameProperty';
    case SHAPE.strings:
      return 'StrProperty';
    case SHAPE.tagged:
      return 'StructProperty';
    case SHAPE.bytes:
      return 'ByteProperty';
    default:
      return 'UNKNOWN';
  }
}

/** How the element type is known, as text for users. */
export function elementNote(shape: ArrayShape, declared: Declared | null): string {
  if (shape.inferred) return 'element type inferred: every value is the index of an object';
  return `element type by ${fits(shape, declared) && declared ? declared.source : 'shape'}`;
}

/** Whether the bytes fit the declared type. */
function fits({ shape }: ArrayShape, declared: Declared | null): boolean {
  if (!declared) return false;
  const { type } = declared.element;
  if (shape === SHAPE.empty) return true;
  if (isObjectType(type)) return shape === SHAPE.objects;
  switch (type) {
    case TYPE.int:
    case TYPE.stringRef:
      return shape === SHAPE.ints;
    case TYPE.float:
      return shape === SHAPE.floats;
    case TYPE.bool:
      return shape === SHAPE.bools;
    case TYPE.byte:
    case TYPE.bioMask4:
      return shape === SHAPE.bytes || shape === SHAPE.names;
    case TYPE.name:
      return shape === SHAPE.names;
    case TYPE.string:
      return shape === SHAPE.strings;
    case TYPE.struct:
      return shape === SHAPE.tagged || shape === SHAPE.binary;
    case TYPE.delegate:
      return shape === SHAPE.delegates;
    default:
      return false;
  }
}
