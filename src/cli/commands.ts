// The commands, each loaded when it is called: `schema` need not wait for a server to be imported.

import type { Command } from './command.ts';

export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['serve', async () => (await import('./serve.ts')).serve],
  ['inspect', async () => (await import('./inspect.ts')).inspect],
  ['query', async () => (await import('./query.ts')).query],
  ['export', async () => (await import('./export.ts')).exportCommand],
  ['mcp', async () => (await import('./mcp.ts')).mcp],
  ['types', async () => (await import('./types.ts')).types],
  ['store', async () => (await import('./store.ts')).store],
  ['page', async () => (await import('./page.ts')).page],
  ['schema', async () => (await import('./schema.ts')).schema],
]);
