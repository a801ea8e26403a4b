// Entry point of `savegraph/plugin/test`: a kit to test packages with.

export { type SaveFiles, type TestOptions, type TestReport, testPlugin } from './trial.ts';
