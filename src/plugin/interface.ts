// All that packages declare formats and games with. The formats and games of the house are made of the same; docs/plugins.md
// leads through it.

export { Cursor, type CursorPlace } from '../bytes/cursor.ts';
export { FormatError, type FormatErrorCode, type FormatErrorFacts } from '../bytes/format-error.ts';
export { type Inflate, inflateInto } from '../bytes/inflate.ts';
export { decodeLatin1, decodeUtf8, decodeUtf16, encodeUtf8, hex } from '../bytes/text.ts';
export type {
  Claim,
  Format,
  Integrity,
  ListedFile,
  ReadResult,
  ReadTools,
  SaveFolder,
  SaveHeader,
  SourceFile,
  Units,
  UserTexts,
} from '../formats/format.ts';
export * from '../formats/game-rules.ts';
export type { LayoutParts, LayoutText } from '../formats/layout/layout-text.ts';
export { layoutOf, type PlainLayout } from '../formats/layout/plain-layout.ts';
export type { EngineFacts } from '../formats/unreal/engine-facts.ts';
export { decodeTags, scanTags, type TagListOptions } from '../formats/unreal/tag-lists.ts';
export { readString } from '../formats/unreal/texts/fstring.ts';
export * from '../games/shared/kit.ts';
export { accountCode } from '../graph/accounts.ts';
export type { GraphData } from '../graph/finished/graph-data.ts';
export type { RawTable } from '../graph/raw-table.ts';
export { reportAbsent, reportError } from '../graph/report-error.ts';
export type {
  Decoder,
  GraphNames,
  GraphSink,
  ImageFile,
  IssueRecord,
  PathJoin,
  Resolver,
} from '../graph/sink.ts';
export {
  type DecodedProperty,
  type DecodeTools,
  defineFormat,
  type FormatDefinition,
  PLUGIN_API,
  type PluginReadTools,
} from './format-definition.ts';
