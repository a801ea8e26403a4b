// The rows of an answer's list, as clients get them.

import { answerTable } from '../../src/bulk/answer-table.ts';
import { jsonPieces } from '../../src/bulk/text-formats.ts';

export function rowsOf(data: unknown, list: string | null): unknown {
  return JSON.parse(Buffer.concat([...jsonPieces(answerTable(data, list))]).toString());
}
