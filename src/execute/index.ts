// The entry point `savegraph/execute`: a GraphQL executor that writes JSON, see README.md.

export { CompiledQueries, type QueryArgs } from './compiled-queries.ts';
export { setDirectWriter, type WriteDirect } from './direct-writer.ts';
export type { FieldLocation } from './field-location.ts';
export type { AnswerBudget, ExecutionContext, ExecutionRules, PathTracker } from './host.ts';
export type { JsonOut } from './json/json-out.ts';
export { WrittenData } from './json/written-data.ts';
