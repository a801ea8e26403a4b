// The names that other programs import as `savegraph`: open saves, query them with GraphQL, serve them.

export { createSchema } from './api/schema/schema.ts';
export { readSdl } from './api/schema/sdl.ts';
export { FormatError, type FormatErrorCode } from './bytes/format-error.ts';
export { createExecutor, type Executor, type ExecutorOptions } from './embed/executor.ts';
export { createHandler, type Handler, type HandlerOptions } from './embed/handler.ts';
export { type OpenOptions, openLibrary } from './embed/open-library.ts';
export { type OpenSaveOptions, openSave } from './embed/open-save.ts';
export type { Format, FormatId, SaveHeader } from './formats/format.ts';
export type { Graph } from './graph/graph.ts';
export type { Library } from './library/library.ts';
export { FileError } from './library/load-error.ts';
export type { Problem } from './library/open-saves.ts';
export type { ReadySave, SaveEntry, SaveState } from './library/save.ts';
export { addPlugins } from './plugin/load.ts';
export { type ListenOptions, listen, type RunningServer } from './server/http-server.ts';
