// The record of a finished request, for metrics and for the log. No addresses of clients, no names of saves or players.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { onClose } from '../http/on-close.ts';

export interface Answered {
  readonly method: string;
  /** The path of the route; null when no route answered. */
  readonly route: string | null;
  readonly status: number;
  readonly millis: number;
  /** The client left before it had received everything. */
  readonly isCut: boolean;
}

export type Observer = (answered: Answered) => void;

/** Calls the observers when the answer is sent. Returns a function to set the route with, once it is known. */
export function observe(
  { method = 'GET' }: IncomingMessage,
  response: ServerResponse,
  observers: readonly Observer[],
): (route: string) => void {
  if (observers.length === 0) return () => undefined;
  const began = performance.now();
  let route: string | null = null;
  onClose(response, () => {
    const isCut = !response.writableFinished;
    const answered = { method, route, status: response.statusCode, millis: performance.now() - began, isCut };
    for (const observer of observers) observer(answered);
  });
  return (path) => {
    route = path;
  };
}

/** One log line per request. */
export function logLine(
  { method, route, status, millis, isCut }: Answered,
  format: 'json' | 'text',
  now = new Date(),
): string {
  const time = now.toISOString();
  const rounded = Math.round(millis * 10) / 10;
  if (format === 'json') return JSON.stringify({ time, method, route, status, millis: rounded, isCut });
  return `${time} ${method} ${route ?? '-'} ${status} ${rounded} ms${isCut ? ' cut off' : ''}`;
}
