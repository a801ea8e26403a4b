// Sends a query to the address of the page: the answer of a query comes once, a subscription's events until it is stopped.

import { type DocumentNode, type OperationDefinitionNode, parse } from 'graphql';
import type { Draft } from './first-query.ts';

const JSON_TYPE = 'application/json';

export interface Answering {
  /** Called with each answer as text. */
  answered(text: string): void;
  /** Called once no more will come. */
  ended(): void;
}

/** @param cursor which of several operations is meant. @returns what stops it */
export function ask(endpoint: URL, { query, variables }: Draft, cursor: number, to: Answering): () => void {
  const operation = operationAt(query, cursor);
  const operationName = operation?.name?.value;
  try {
    const body = {
      query,
      operationName,
      variables: variables.trim() === '' ? undefined : JSON.parse(variables),
    };
    return operation?.operation === 'subscription' ? listen(endpoint, body, to) : post(endpoint, body, to);
  } catch (error) {
    to.answered(`The variables are not JSON: ${error instanceof Error ? error.message : error}`);
    to.ended();
    return () => undefined;
  }
}

interface Body {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: unknown;
}

function post(endpoint: URL, body: Body, to: Answering): () => void {
  const stop = new AbortController();
  const headers = { 'content-type': JSON_TYPE, accept: JSON_TYPE };
  fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(body), signal: stop.signal })
    .then(async (response) => to.answered(pretty(await response.text())))
    .catch((error: unknown) => {
      if (!stop.signal.aborted) to.answered(`The server does not answer: ${error}`);
    })
    .finally(() => to.ended());
  return () => stop.abort();
}

function listen(endpoint: URL, { query, operationName, variables }: Body, to: Answering): () => void {
  const url = new URL(endpoint);
  url.searchParams.set('query', query);
  if (operationName !== undefined) url.searchParams.set('operationName', operationName);
  if (variables !== undefined) url.searchParams.set('variables', JSON.stringify(variables));
  const source = new EventSource(url);
  const stop = (): void => {
    source.close();
    to.ended();
  };
  source.addEventListener('next', ({ data }: MessageEvent<string>) => to.answered(pretty(data)));
  source.addEventListener('complete', stop);
  // The browser connects again unless it was refused.
  source.onerror = () => source.readyState === EventSource.CLOSED && stop();
  return stop;
}

/** The operation that the cursor is in or behind, else the first; null for text that cannot be parsed, of which the server says why. */
function operationAt(query: string, cursor: number): OperationDefinitionNode | null {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch {
    return null;
  }
  const operations = document.definitions.filter((each) => each.kind === 'OperationDefinition');
  return operations.findLast(({ loc }) => loc && loc.start <= cursor) ?? operations[0] ?? null;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
