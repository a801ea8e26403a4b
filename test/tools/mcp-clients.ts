// MCP clients of the official SDK for tests: over HTTP to a server in this process, and over stdio to the program as it was written.

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { atEnd } from './at-end.ts';
import { PROGRAM } from './program.ts';

/** Answers may take this long where many programs share a processor. */
const PATIENT = { timeout: 600_000 };

export interface Called {
  readonly isError: boolean;
  readonly text: string;
  /** The text, parsed. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it at will
  readonly body: any;
}

/** @param url of the server's GraphQL endpoint */
export async function overHttp(url: string): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url));
  return connected(transport as Parameters<Client['connect']>[0]);
}

export function overStdio(...args: readonly string[]): Promise<Client> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...PROGRAM, 'mcp', ...args],
    stderr: 'ignore',
  });
  return connected(transport);
}

async function connected(transport: Parameters<Client['connect']>[0]): Promise<Client> {
  const client = new Client({ name: 'test', version: '0' });
  await client.connect(transport, PATIENT);
  atEnd(() => client.close());
  return client;
}

export async function call(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<Called> {
  const result = await client.callTool({ name, arguments: { ...args } }, undefined, PATIENT);
  if (Object.keys(result).some((key) => key === 'structuredContent')) throw new Error('said twice');
  const content = result.content as readonly { readonly type: string; readonly text: string }[];
  if (content.length !== 1) throw new Error(`${content.length} parts in an answer`);
  const { text } = content[0]!;
  return { isError: result.isError === true, text, body: text.startsWith('{') ? JSON.parse(text) : null };
}
