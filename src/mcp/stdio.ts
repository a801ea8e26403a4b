// MCP over stdin and stdout, for desktop clients that start it as a process.

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer, type McpOptions } from './server.ts';

/** Resolves when the client is gone. */
export async function serveStdio(options: McpOptions): Promise<void> {
  const server = createMcpServer(options);
  const gone = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
    // The client ended without closing the connection.
    process.stdout.once('error', () => resolve());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.connect(new StdioServerTransport());
  await gone;
  await server.close();
}
