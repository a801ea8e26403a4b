// The commands, each loaded when it is called: `schema` need not wait for a server to be imported.

import type { Command } from './command.ts';

export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['serve', async () => (await import('./serve.ts')).serve],
  ['inspect', async () => (await import('./inspect.ts')).inspect],
  ['query', async () => (await import('./query.ts')).query],
  ['schema', async () => (await import('./schema.ts')).schema],
]);
