// Spans of requests, loads and the store's queries for OpenTelemetry, where @opentelemetry/api is installed and the process
// has a tracer (docs/deploy.md): without either, nothing is done.

import type { Context, Span, SpanOptions } from '@opentelemetry/api';
import { ifInstalled } from './if-installed.ts';

type Api = typeof import('@opentelemetry/api');

let api: Api | null = null;

/** Call once, before anything is traced. */
export async function startTracing(): Promise<void> {
  api = await ifInstalled(import('@opentelemetry/api'));
}

export interface RequestSpan {
  setRoute(method: string, route: string): void;
  setStatus(status: number): void;
}

/** @param headers may name the span of the client that this one belongs to */
export function traceRequest<T>(
  headers: Readonly<Record<string, unknown>>,
  work: (span: RequestSpan | null) => Promise<T>,
): Promise<T> {
  if (!hasTracer(api)) return work(null);
  const parent = api.propagation.extract(api.context.active(), headers);
  const options = { kind: api.SpanKind.SERVER };
  return inSpan(api, { name: 'request', options, parent }, (span) =>
    work({
      setRoute(method, route) {
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.request.method': method, 'http.route': route });
      },
      setStatus: (status) => span.setAttribute('http.response.status_code', status),
    }),
  );
}

/** Work within a request. Attributes have no names of saves, players or clients. */
export function traced<T>(
  name: string,
  attributes: SpanOptions['attributes'],
  work: () => Promise<T>,
): Promise<T> {
  if (!hasTracer(api)) return work();
  return inSpan(api, { name, options: { attributes: attributes ?? {} }, parent: api.context.active() }, work);
}

/** Spans that nobody gets cost a small request a fiftieth of its time. */
function hasTracer(from: Api | null): from is Api {
  const provider = from?.trace.getTracerProvider();
  if (!from || !(provider instanceof from.ProxyTracerProvider)) return from !== null;
  return provider.getDelegateTracer(TRACER) !== undefined;
}

const TRACER = 'savegraph';

interface Started {
  readonly name: string;
  readonly options: SpanOptions;
  readonly parent: Context;
}

function inSpan<T>(
  { trace, SpanStatusCode }: Api,
  { name, options, parent }: Started,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return trace.getTracer(TRACER).startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
