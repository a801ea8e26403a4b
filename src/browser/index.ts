// Entry point of `savegraph/browser`: saves in a page of one's own.

export { type BrowserAnswer, type BrowserFile, type BrowserSave, BrowserSaves } from './browser-saves.ts';
