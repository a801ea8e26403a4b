// MCP over stdin and stdout, as desktop clients start it.

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer, type McpOptions } from './server.ts';

/** Resolves when the client has gone. */
export async function serveStdio(options: McpOptions): Promise<void> {
  const server = createMcpServer(options);
  const gone = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
    // A client that ended without a word.
    process.stdout.once('error', () => resolve());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.connect(new StdioServerTransport());
  await gone;
  await server.close();
}
