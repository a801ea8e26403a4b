// The commands, each loaded when it is run: `schema` need not wait for the server's code to be imported.

import type { Command } from './command.ts';

export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['serve', async () => (await import('./serve/serve.ts')).serve],
  ['inspect', async () => (await import('./commands/inspect.ts')).inspect],
  ['query', async () => (await import('./commands/query.ts')).query],
  ['watch', async () => (await import('./commands/watch.ts')).watch],
  ['export', async () => (await import('./commands/export.ts')).exportCommand],
  ['mcp', async () => (await import('./commands/mcp.ts')).mcp],
  ['types', async () => (await import('./commands/types.ts')).types],
  ['store', async () => (await import('./commands/store.ts')).store],
  ['page', async () => (await import('./commands/page.ts')).page],
  ['schema', async () => (await import('./commands/schema.ts')).schema],
]);
