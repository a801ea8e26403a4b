// Warnings beside a table, which has no place for them in its body: one header each.

import type { ServerResponse } from 'node:http';

const MOST_WARNINGS = 5;

export function setWarnings(response: ServerResponse, messages: readonly string[]): void {
  for (const message of messages.slice(0, MOST_WARNINGS)) {
    response.appendHeader('x-savegraph-warning', message.replace(/[^\x20-\x7E]/g, '?'));
  }
}
