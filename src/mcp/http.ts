// MCP over streamable HTTP without sessions: one POST, one JSON answer, and no state that a client could fill
// up.

import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
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
  if (argumentsOf(message) > MOST_ARGUMENTS) {
    return refusal(-32602, `A call has at most ${MOST_ARGUMENTS} arguments.`);
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createMcpServer(options);
  // The SDK's types do not support exactOptionalPropertyTypes.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  // The client is gone.
  request.signal.addEventListener('abort', () => void server.close());
  try {
    const response = await transport.handleRequest(request, { parsedBody: message });
    return new Response(await response.arrayBuffer(), response);
  } finally {
    await server.close();
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
