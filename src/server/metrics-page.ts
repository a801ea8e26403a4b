// GET /metrics: figures of a save for monitoring systems. Only there when the server was started with it.

import type { ServerResponse } from 'node:http';
import { saveMetrics } from '../api/games/metrics.ts';
import type { Library } from '../library/library.ts';

/** Answers `/metrics` and `/metrics?save=SLUG`. */
export async function answerMetrics(library: Library, path: string, response: ServerResponse): Promise<void> {
  const slug = new URL(path, 'http://localhost').searchParams.get('save');
  let text: string | null;
  try {
    text = await saveMetrics(library, slug);
  } catch {
    // What is wrong with the save is said by GraphQL; a monitor wants to know that there are no figures.
    text = null;
  }
  const status = text === null ? 404 : 200;
  response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  response.end(text ?? 'no save with metrics\n');
}
