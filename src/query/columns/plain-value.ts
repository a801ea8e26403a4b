// Values that a column holds completely: numbers, booleans and texts. Of references and of values made of
// several others it holds only what filters need; the rest has to be decoded.

import { VALUE } from '../../graph/column-reader.ts';
import type { ValueColumn } from './value-column.ts';

export type PlainValue = number | bigint | boolean | string;

/** Undefined for a value that has to be decoded. */
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
