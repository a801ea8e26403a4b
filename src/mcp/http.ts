// MCP over streamable HTTP without sessions: one POST, one JSON answer, and no state that a client could fill up.

import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { createMcpServer, type McpOptions } from './server.ts';

/** Arguments of a call: the SDK looks at each of any number, before a tool can refuse them. */
const MOST_ARGUMENTS = 100;

/** Answers one request, whose body was read within the server's limits. */
export async function answerMcp(options: McpOptions, request: Request, body: string): Promise<Response> {
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    return refusal(-32700, 'The body is not JSON.');
  }
  // Batches were removed from the protocol in 2025; one would be many requests within the limits of one.
  if (Array.isArray(message)) return refusal(-32600, 'One message per request.');
  if (argumentsOf(message) > MOST_ARGUMENTS)
    return refusal(-32602, `A call has at most ${MOST_ARGUMENTS} arguments.`);
  const isLegacy = await isLegacyRequest(request, message);
  return isLegacy ? answerSession(options, request, message) : answerStateless(options, request, message);
}

/** Clients of the protocol's versions of 2024 and 2025, which begin with a handshake: each message has a server of its own. */
async function answerSession(options: McpOptions, request: Request, message: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createMcpServer(options);
  await server.connect(transport);
  // The client is gone.
  request.signal.addEventListener('abort', () => void server.close());
  try {
    const response = await transport.handleRequest(request, { parsedBody: message });
    return new Response(await response.arrayBuffer(), response);
  } finally {
    await server.close();
  }
}

/** Clients of the version of July 2026, where every request names its client. Without streams or subscriptions. */
async function answerStateless(options: McpOptions, request: Request, message: unknown): Promise<Response> {
  const handler = createMcpHandler(() => createMcpServer(options), { legacy: 'reject', maxSubscriptions: 0 });
  try {
    const response = await handler.fetch(request, { parsedBody: message });
    return new Response(await response.arrayBuffer(), response);
  } finally {
    await handler.close();
  }
}

function argumentsOf(message: unknown): number {
  const { params } = Object(message) as { readonly params?: unknown };
  const given = (Object(params) as { readonly arguments?: unknown }).arguments;
  return typeof given === 'object' && given !== null ? Object.keys(given).length : 0;
}

function refusal(code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status: 400 });
}
