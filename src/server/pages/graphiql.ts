// GraphiQL as one page that works offline. The policy lists its scripts by their hashes, and no others run.
// The editor adds styles at run time, which only 'unsafe-inline' allows; styles cannot run code.

import { createHash } from 'node:crypto';
import { BASE_POLICY } from '../http/headers.ts';

export interface Page {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

let page: Promise<Page> | null = null;

/** Built on first request because it is large. */
export function graphiqlPage(): Promise<Page> {
  page ??= makePage();
  return page;
}

async function makePage(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const rendered = await renderGraphiQL({ title: 'Savegraph', defaultQuery: FIRST_QUERY });
  const html = String(rendered).replace(ROOT, `${STYLE}<main><h1>Savegraph, GraphiQL</h1>${ROOT}</main>`);
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => `'${hashOf(text!)}'`);
  const policy = [
    BASE_POLICY,
    `script-src ${scripts.join(' ')}`,
    "style-src 'unsafe-inline'",
    'worker-src blob:',
    "connect-src 'self'",
    'img-src data:',
    'font-src data:',
    "form-action 'none'",
  ];
  return { html, policy: policy.join('; ') };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const ROOT = '<div id="root"></div>';

/** What GraphiQL lacks for those who see little or nothing: a landmark, a title, and contrast of small things. */
const STYLE = `<style>
main, #root { height: 100%; }
main > h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
.monaco-editor .margin-view-overlays .line-numbers { color: hsla(var(--color-neutral), 0.9) !important; }
.graphiql-logo, .graphiql-logo * { color: hsl(var(--color-neutral)) !important; }
</style>`;

const FIRST_QUERY = `# The saves that were found. All of this stands in their headers: to ask for more reads a save.
{
  saves(orderBy: [{ field: SAVED_AT, direction: DESC }]) {
    totalCount
    nodes {
      slug
      title
      format
      savedAt
      state
    }
  }
}
`;
