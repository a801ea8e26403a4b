// MCP over stdin and stdout, for desktop clients that start it as a process.

import { serveStdio as serveOverStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer, type McpOptions } from './server.ts';

/** Resolves when the client is gone. */
export async function serveStdio(options: McpOptions): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
    // The client ended without closing the connection.
    process.stdout.once('error', () => resolve());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const connection = serveOverStdio(() => createMcpServer(options), { maxSubscriptions: 0 });
  await gone;
  await connection.close();
}
