// The Model Context Protocol as one route; its code is loaded on the first request.

import type { QueryThreads } from '../../mcp/asking/pipeline-ask.ts';
import type { AskResult } from '../../mcp/asking/tool-session.ts';
import type { McpOptions } from '../../mcp/server.ts';
import type { AnsweringThreads } from '../answering/answering-threads.ts';
import { goneSignal } from '../http/on-close.ts';
import { readRequestBody } from '../http/read-body.ts';
import type { Exchange, Route } from '../http/router.ts';
import { MOST_BODY_BYTES } from '../options/limits.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { version } from '../options/version.ts';
import { checkOnThread } from './check-on-thread.ts';

export function mcpRoute(options: ServerOptions): Route {
  let loaded: Promise<Mcp> | null = null;
  return {
    methods: ['POST'],
    path: '/mcp',
    answer: async (exchange) => {
      loaded ??= load(options);
      await answer(await loaded, exchange);
    },
  };
}

interface Mcp {
  readonly answerMcp: typeof import('../../mcp/http.ts').answerMcp;
  readonly options: McpOptions;
}

async function load(options: ServerOptions): Promise<Mcp> {
  const [{ answerMcp }, { pipelineAsk }] = await Promise.all([
    import('../../mcp/http.ts'),
    import('../../mcp/asking/pipeline-ask.ts'),
  ]);
  const { schema, library, store, report, alive, answering } = options;
  const ask = pipelineAsk({
    schema,
    library,
    report,
    ...(store && { store }),
    ...(alive && { alive }),
    ...(answering && { threads: queryThreads(answering) }),
  });
  return { answerMcp, options: { ask, schema, version: version(), report } };
}

function queryThreads(threads: AnsweringThreads): QueryThreads {
  return {
    get slice() {
      return threads.slice;
    },
    check: async (query, signal) => {
      const { isChecked, refusal } = await checkOnThread(threads, query, signal ?? null);
      return { isChecked, refusal: refusal && (JSON.parse(new TextDecoder().decode(refusal)) as AskResult) };
    },
    isExpensive: (query) => threads.isExpensive({ query }),
    ask: async (query, variables, limits, signal) => {
      const question = { query, variables, operationName: null, explain: false, showsCost: false, limits };
      const body = await threads.ask(question, signal ?? null);
      return body && (JSON.parse(new TextDecoder().decode(body)) as AskResult);
    },
  };
}

async function answer({ answerMcp, options }: Mcp, exchange: Exchange): Promise<void> {
  const body = await readRequestBody(exchange, MOST_BODY_BYTES);
  if (body === null) return;
  const { request, response, url } = exchange;
  const gone = goneSignal(response);
  const headers = Object.entries(request.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  const asked = new Request(url, { method: 'POST', headers, signal: gone });
  const answered = await answerMcp(options, asked, body.toString());
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}
