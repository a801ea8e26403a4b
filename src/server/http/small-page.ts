// Pages of the server itself, without scripts: the login form and errors.

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BASE_POLICY } from './headers.ts';

const STYLE = `:root{color-scheme:light dark}
body{font:16px system-ui,sans-serif;margin:15vh auto;max-width:22rem;padding:0 1rem;overflow-wrap:anywhere}
input,button{font:inherit;padding:.4rem;width:100%;box-sizing:border-box;margin:.3rem 0}`;

const POLICY = `${BASE_POLICY}; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'`;

/** A browser that opens a page, as opposed to a program. */
export function wantsPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);
}

/** @param content HTML below the title */
export function sendSmallPage(response: ServerResponse, status: number, content: string): void {
  response.setHeader('content-security-policy', POLICY);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Savegraph</title><style>${STYLE}</style></head>
<body><main><h1>Savegraph</h1>
${content}</main></body></html>
`);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
