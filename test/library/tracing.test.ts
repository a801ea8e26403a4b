// Spans of what a server does, as a tracer of the process gets them.

import { type Context, context, propagation, type Span, type SpanOptions, trace } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import { traced } from '../../src/library/tracing.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { serveSaves } from '../tools/serve.ts';

interface Recorded {
  name: string;
  readonly attributes: Record<string, unknown>;
  readonly parent: unknown;
  status: number;
  isEnded: boolean;
}

const spans: Recorded[] = [];
const PARENT = Symbol('parent');

function startActiveSpan<T>(
  name: string,
  { attributes }: SpanOptions,
  from: Context,
  run: (span: Span) => T,
): T {
  const span: Recorded = {
    name,
    attributes: { ...attributes },
    parent: from.getValue(PARENT),
    status: 0,
    isEnded: false,
  };
  spans.push(span);
  return run({
    updateName(renamed: string) {
      span.name = renamed;
    },
    setAttribute(key: string, value: unknown) {
      span.attributes[key] = value;
    },
    setAttributes: (more: object) => Object.assign(span.attributes, more),
    setStatus({ code }: { code: number }) {
      span.status = code;
    },
    end() {
      span.isEnded = true;
    },
  } as unknown as Span);
}

trace.setGlobalTracerProvider({ getTracer: () => ({ startActiveSpan }) } as never);
propagation.setGlobalPropagator({
  inject: () => undefined,
  extract: (from: Context, headers: Record<string, string>) => from.setValue(PARENT, headers.traceparent),
  fields: () => ['traceparent'],
});

it('are of requests and of what they wait for, in the trace of the client', async () => {
  const { post } = await serveSaves({ 'a.sav': fakeSave('A', ['x C']) }, [fakeFormat]);
  await post({ query: '{ save(id: "a") { objects { totalCount } } }' }, { traceparent: 'of the client' });
  await expect.poll(() => spans.every(({ isEnded }) => isEnded)).toBe(true);
  const [request, load] = spans;
  expect(spans).toHaveLength(2);
  expect(request).toMatchObject({ name: 'POST /graphql', parent: 'of the client', status: 0 });
  expect(request!.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/graphql',
    'http.response.status_code': 200,
  });
  expect(load).toMatchObject({ name: 'load', attributes: { 'savegraph.format': fakeFormat.id } });
});

it('of what fails say so, and end', async () => {
  await expect(traced('work', {}, () => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
  expect(spans.at(-1)).toMatchObject({ name: 'work', status: 2, isEnded: true });
  expect(context.active().getValue(PARENT)).toBeUndefined();
});
