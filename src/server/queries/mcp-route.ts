// The Model Context Protocol as one route; its code is loaded on the first request.

import type { McpOptions } from '../../mcp/server.ts';
import type { Ask, AskResult } from '../../mcp/tool-session.ts';
import { version } from '../../program-files.ts';
import { goneSignal } from '../http/on-close.ts';
import { readRequestBody } from '../http/read-body.ts';
import type { Exchange, Route } from '../http/router.ts';
import { MOST_BODY_BYTES } from '../options/limits.ts';
import type { ServerOptions } from '../options/server-options.ts';
import type { RequestAnswers } from './request-answers.ts';

export function mcpRoute(options: ServerOptions, answers: RequestAnswers): Route {
  let loaded: Promise<Mcp> | null = null;
  return {
    methods: ['POST'],
    path: '/mcp',
    answer: async (exchange) => {
      loaded ??= load(options, answers);
      await answer(await loaded, exchange);
    },
  };
}

interface Mcp {
  readonly answerMcp: typeof import('../../mcp/http.ts').answerMcp;
  readonly options: McpOptions;
}

async function load({ schema, report }: ServerOptions, answers: RequestAnswers): Promise<Mcp> {
  const [{ answerMcp }, { MODEL_LIMITS: limits }] = await Promise.all([
    import('../../mcp/http.ts'),
    import('../../mcp/server.ts'),
  ]);
  const ask: Ask = async (query, variables, signal) =>
    (await answers.ask({ query, variables }, { limits, signal })) as AskResult;
  return { answerMcp, options: { ask, schema, version: version(), report } };
}

async function answer({ answerMcp, options }: Mcp, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  const body = await readRequestBody(request, MOST_BODY_BYTES);
  const gone = goneSignal(response);
  const headers = Object.entries(request.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  const asked = new Request(url, { method: 'POST', headers, signal: gone });
  const answered = await answerMcp(options, asked, body.toString());
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}
