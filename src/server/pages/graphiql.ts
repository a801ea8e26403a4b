// GraphiQL as one page that works without internet. Its scripts are named to the browser by their hashes, and no other
// runs. Its editor writes styles into the page as it goes, which nothing but 'unsafe-inline' allows; a style runs
// nothing.

import { createHash } from 'node:crypto';
import { PAGE_POLICY } from '../http/headers.ts';

export interface Page {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

let page: Promise<Page> | null = null;

/** Made when a browser first asks: it is large. */
export function graphiqlPage(): Promise<Page> {
  page ??= makePage();
  return page;
}

async function makePage(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = String(await renderGraphiQL({ title: 'Savegraph', defaultQuery: FIRST_QUERY }));
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => `'${hashOf(text!)}'`);
  const policy = [
    PAGE_POLICY,
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
