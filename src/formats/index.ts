// Entry point of `savegraph/formats`: the formats, and what it takes to write one or to read with one.
// Nothing here uses Node's APIs; the caller passes an inflater.

export { Cursor } from '../bytes/cursor.ts';
export { FormatError, type FormatErrorCode, type FormatErrorFacts } from '../bytes/format-error.ts';
export type { Inflate } from '../bytes/inflate.ts';
export type { Decoder, GraphSink } from '../graph/sink.ts';
export type {
  Claim,
  Format,
  FormatId,
  ListedFile,
  ReadResult,
  ReadTools,
  SaveHeader,
  SourceFile,
  Units,
} from './format.ts';
export { FORMATS } from './whole.gen.ts';
