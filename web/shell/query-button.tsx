// The query behind a panel: to copy, or to open where queries are written and continue from there.

import { useState } from 'preact/hooks';
import { useClient } from '../net/use-data.ts';
import type { TypedDocumentString } from '../queries.gen.ts';

interface Props<Result, Variables> {
  readonly document: TypedDocumentString<Result, Variables>;
  readonly variables: Variables;
}

export function QueryButton<Result, Variables>({ document: text, variables }: Props<Result, Variables>) {
  return <PlainQueryButton query={text.toString()} variables={variables} />;
}

const SHOWN_MILLIS = 1600;

export function PlainQueryButton({
  query,
  variables,
}: {
  readonly query: string;
  readonly variables: unknown;
}) {
  const { graphiql } = useClient();
  const [isCopied, setCopied] = useState(false);
  const search = new URLSearchParams({ query: query.trim(), variables: JSON.stringify(variables, null, 2) });
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={async () => {
          await navigator.clipboard?.writeText(query.trim());
          setCopied(true);
          setTimeout(() => setCopied(false), SHOWN_MILLIS);
        }}
      >
        {isCopied ? 'Copied' : 'Copy query'}
      </button>
      {graphiql && (
        <select
          class="button"
          aria-label="Copy as"
          value=""
          onChange={async ({ currentTarget }) => {
            const text = requestText(currentTarget.value, graphiql, { query: query.trim(), variables });
            currentTarget.value = '';
            await navigator.clipboard?.writeText(text);
          }}
        >
          <option value="">Copy as …</option>
          <option value="curl">curl</option>
          <option value="fetch">fetch</option>
        </select>
      )}
      {graphiql && (
        <a class="button" href={`${graphiql}?${search}`} target="_blank" rel="noreferrer">
          Edit query
        </a>
      )}
    </>
  );
}

/** The request for other programs: a shell command, or JavaScript. */
export function requestText(kind: string, address: URL, body: object): string {
  const json = JSON.stringify(body);
  const type = 'content-type: application/json';
  if (kind === 'curl') return `curl '${address}' -H '${type}' -d '${json.replaceAll("'", "'\\''")}'`;
  return `await (await fetch(${JSON.stringify(String(address))}, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(${JSON.stringify(body, null, 2)}),
})).json();`;
}
