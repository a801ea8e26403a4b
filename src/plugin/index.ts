// Entry point of `savegraph/plugin`.

export * from './interface.ts';
