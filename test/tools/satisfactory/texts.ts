/**
 * Localised texts (FText): flags, the number of a history, and what that history keeps.
 * Source: `docs/formats/satisfactory.md` section 3.4 (histories 2, 4 to 9 and 12 are engine knowledge there, not seen).
 */
import type { ByteWriter } from '../byte-writer.ts';
import type { Text } from './strings.ts';
import { writeBool32, writeString } from './strings.ts';

export type FText = { flags?: number } & TextHistory;

type TextHistory =
  | { history: 'none'; text?: Text }
  /** The same before build 140822, when nothing stood after it. */
  | { history: 'bare' }
  | { history: 'base'; namespace: Text; key: Text; source: Text }
  | { history: 'named' | 'argument'; format: FText; named: { name: Text; value: TextArgument }[] }
  | { history: 'ordered'; format: FText; ordered: TextArgument[] }
  | { history: 'number' | 'percent'; value: TextArgument; options?: NumberOptions; culture: Text }
  | { history: 'currency'; code: Text; value: TextArgument; options?: NumberOptions; culture: Text }
  | { history: 'date'; ticks: bigint; style: number; zone: Text; culture: Text }
  | { history: 'time'; ticks: bigint; style: number; zone: Text; culture: Text }
  | {
      history: 'dateTime';
      ticks: bigint;
      styles: [date: number, time: number];
      custom?: Text;
      zone: Text;
      culture: Text;
    }
  | { history: 'transform'; text: FText; transform: number }
  | { history: 'table'; table: Text; key: Text }
  | { history: 'generator'; type: Text; bytes: Uint8Array };

export type TextArgument =
  | { type: 'int64' | 'uint64'; value: bigint }
  | { type: 'float' | 'double'; value: number }
  | { type: 'text'; value: FText }
  | { type: 'gender'; value: number };

export interface NumberOptions {
  alwaysSign: boolean;
  grouping: boolean;
  rounding: number;
  digits: [leastWhole: number, mostWhole: number, leastFraction: number, mostFraction: number];
}

/** A text that no translation belongs to: what players type. */
export function playerText(text: Text, flags = 18): FText {
  return { flags, history: 'none', text };
}

const historyNumbers: Record<TextHistory['history'], number> = {
  none: -1,
  bare: -1,
  base: 0,
  named: 1,
  ordered: 2,
  argument: 3,
  number: 4,
  percent: 5,
  currency: 6,
  date: 7,
  time: 8,
  dateTime: 9,
  transform: 10,
  table: 11,
  generator: 12,
};

/** The date-time style that is followed by a text with a pattern of its own. */
export const customDateTimeStyle = 5;

export function writeText(out: ByteWriter, text: FText): void {
  out.u32(text.flags ?? 0).i8(historyNumbers[text.history]);
  switch (text.history) {
    case 'bare':
      break;
    case 'none':
      writeBool32(out, text.text !== undefined);
      if (text.text !== undefined) writeString(out, text.text);
      break;
    case 'base':
      writeStrings(out, text.namespace, text.key, text.source);
      break;
    case 'named':
    case 'argument':
      writeText(out, text.format);
      out.list32(text.named, (argument) => {
        writeString(out, argument.name);
        writeArgument(out, argument.value);
      });
      break;
    case 'ordered':
      writeText(out, text.format);
      out.list32(text.ordered, (argument) => writeArgument(out, argument));
      break;
    case 'number':
    case 'percent':
    case 'currency':
      if (text.history === 'currency') writeString(out, text.code);
      writeArgument(out, text.value);
      writeNumberOptions(out, text.options);
      writeString(out, text.culture);
      break;
    case 'date':
    case 'time':
      out.i64(text.ticks).i8(text.style);
      writeStrings(out, text.zone, text.culture);
      break;
    case 'dateTime':
      out.i64(text.ticks).i8(text.styles[0]).i8(text.styles[1]);
      if (text.custom !== undefined) writeString(out, text.custom);
      writeStrings(out, text.zone, text.culture);
      break;
    case 'transform':
      writeText(out, text.text);
      out.u8(text.transform);
      break;
    case 'table':
      writeStrings(out, text.table, text.key);
      break;
    case 'generator':
      writeString(out, text.type);
      out.i32(text.bytes.length).bytes(text.bytes);
  }
}

const argumentNumbers = { int64: 0, uint64: 1, float: 2, double: 3, text: 4, gender: 5 } as const;

function writeArgument(out: ByteWriter, argument: TextArgument): void {
  out.u8(argumentNumbers[argument.type]);
  switch (argument.type) {
    case 'int64':
      out.i64(argument.value);
      break;
    case 'uint64':
      out.u64(argument.value);
      break;
    case 'float':
      out.f32(argument.value);
      break;
    case 'double':
      out.f64(argument.value);
      break;
    case 'text':
      writeText(out, argument.value);
      break;
    case 'gender':
      out.u8(argument.value);
      break;
  }
}

function writeNumberOptions(out: ByteWriter, options: NumberOptions | undefined): void {
  writeBool32(out, options !== undefined);
  if (!options) return;
  writeBool32(out, options.alwaysSign);
  writeBool32(out, options.grouping);
  out.i8(options.rounding);
  for (const digits of options.digits) out.i32(digits);
}

function writeStrings(out: ByteWriter, ...texts: Text[]): void {
  for (const text of texts) writeString(out, text);
}
