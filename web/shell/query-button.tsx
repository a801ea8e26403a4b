// The query behind a panel: to copy, or to open where queries are written and continue from there.

import { useState } from 'preact/hooks';
import { useClient } from '../net/use-data.ts';
import { Button } from './controls.tsx';

interface Props {
  readonly document: { toString(): string };
  readonly variables: unknown;
}

/** The query behind a card: where queries are written, or copied where there is no such page. */
export function QueryLink({ title, document: text, variables }: Props & { readonly title: string }) {
  const query = String(text);
  const { graphiql } = useClient();
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables, null, 2) });
  const label = `The query behind “${title}”`;
  return graphiql ? (
    <a class="quiet-link" href={`${graphiql}?${search}`} target="_blank" rel="noreferrer" aria-label={label}>
      Query
    </a>
  ) : (
    <Button class="quiet-link" aria-label={label} onClick={() => navigator.clipboard?.writeText(query)}>
      Copy query
    </Button>
  );
}

/** The part of a query that has these fields of its view, with the fragments that they use. @param query as printed */
export function queryOf(query: string, fields: readonly string[]): string {
  const [operation = '', ...fragments] = query.trim().split(/\n(?=\s*fragment )/);
  const lines = operation.split('\n');
  const depthOf = (line: string): number => line.search(/\S/);
  // The view is the field of the save that has all others.
  const inside = depthOf(lines.find((line) => /^\s*save\(/.test(line)) ?? '') + 4;
  const kept: string[] = [];
  let isKept = true;
  for (const line of lines) {
    const depth = depthOf(line);
    const name = /^\s*(\w+)/.exec(line)?.[1];
    if (depth < inside) isKept = true;
    else if (depth === inside && name) isKept = fields.includes(name);
    if (isKept) kept.push(line);
  }
  const text = kept.join('\n');
  const used = (part: string): string[] =>
    fragments.filter((one) => part.includes(`...${/fragment (\w+)/.exec(one)?.[1]}\n`));
  return [text, ...new Set([...used(text), ...used(text).flatMap(used)])].join('\n');
}

const SHOWN_MILLIS = 1600;

export function QueryButton({ document: text, variables }: Props) {
  const { graphiql } = useClient();
  const [isCopied, setCopied] = useState(false);
  const query = String(text).trim();
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables, null, 2) });
  return (
    <>
      <Button
        onClick={async () => {
          await navigator.clipboard?.writeText(query);
          setCopied(true);
          setTimeout(() => setCopied(false), SHOWN_MILLIS);
        }}
      >
        {isCopied ? 'Copied' : 'Copy query'}
      </Button>
      {graphiql && (
        <select
          class="button"
          aria-label="Copy as"
          value=""
          onChange={async ({ currentTarget }) => {
            const text = requestText(currentTarget.value, graphiql, { query, variables });
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
