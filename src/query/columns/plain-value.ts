// Values that a column holds whole: numbers, booleans and texts. Of references and of what is made of several values it
// holds what filters need, and decoding has the rest.

import { VALUE } from '../../graph/column-reader.ts';
import type { ValueColumn } from './value-column.ts';

export type PlainValue = number | bigint | boolean | string;

/** Undefined for one that takes decoding. */
export function plainValueAt(column: ValueColumn, at: number): PlainValue | undefined {
  switch (column.kind(at)) {
    case VALUE.number:
      return column.rawNumber(at);
    case VALUE.integer:
      return column.integerOf(at);
    case VALUE.boolean:
      return column.rawNumber(at) === 1;
    case VALUE.text:
      return column.texts.texts[column.textOf(at)];
    default:
      return undefined;
  }
}
