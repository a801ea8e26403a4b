// Collects no garbage when it is told to (src/library/memory/collect-garbage.ts): that takes a third of a second each
// time in a heap that has all the code. What it frees is tested alone.
globalThis.gc = (() => {}) as NodeJS.GCFunction;
