// The table of a GraphQL answer that is already written, with its warnings.

import { answerTable } from '../../bulk/answer-table.ts';
import { wholeTable } from '../../bulk/bulk-formats.ts';
import { encodeUtf8 } from '../../bytes/text.ts';
import type { Result, TaskOf } from './messages.ts';

/** Only the errors, if there are any: half a table would pass for a whole one. @throws GraphQLError */
export async function answerRows({ answer, list, format }: Omit<TaskOf<'rows'>, 'kind'>): Promise<Result> {
  const { data, errors, extensions } = JSON.parse(new TextDecoder().decode(answer)) as {
    readonly data?: unknown;
    readonly errors?: unknown;
    readonly extensions?: { readonly warnings?: readonly { readonly message: string }[] };
  };
  if (errors) return { body: encodeUtf8(JSON.stringify({ errors })) };
  const table = answerTable(data, list);
  const warnings = (extensions?.warnings ?? []).map(({ message }) => message);
  return { body: await wholeTable(table, format), table: { totalCount: table.totalCount, warnings } };
}
