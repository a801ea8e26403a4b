// The element type to show for an array, once its bytes were split.

import { type ArrayShape, SHAPE } from './array-shape.ts';
import { type Declared, showType } from './element-types.ts';

/** The declared type if the bytes fit it, else what their shape shows. */
export function elementShown(shape: ArrayShape, declared: Declared | null): string {
  if (declared && shape.isDeclared) return showType(declared.element.type, declared.element.detail);
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
  return `element type by ${declared && shape.isDeclared ? declared.source : 'shape'}`;
}
