// Serves the page: the files that `npm run build` made from web/, held in memory, with their content policies.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFile } from '../../program-files.ts';
import { type ContentEncoding, compressed, encodingFor } from '../http/compressed.ts';
import { refusal } from '../http/refuse.ts';
import type { Exchange, Route } from '../http/router.ts';

/** Where the build puts the page. */
export const PAGE_FOLDER = fileURLToPath(packageFile('dist/web/'));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Nothing from other sites, nothing inline, no eval. A picture of the user's own is a blob. */
export const PAGE_POLICY: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** The last two isolate the page, so that it may share memory with its workers and measure its use. */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': PAGE_POLICY.join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The worker that opens saves in the browser. Only it may compile WebAssembly; it may not eval. */
const OPENER = 'open-saves.js';
const OPENER_POLICY = ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'"].join('; ');

interface PageFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** Files with a hash in their names never change. */
  readonly isHashed: boolean;
  /** Content policy, if it differs from the page's. */
  readonly policy: string | null;
  /** As the build compressed it. */
  readonly packed: Partial<Record<ContentEncoding, Uint8Array>>;
}

/** Tells the page that it has a server, and whether that accepts uploads. */
const SERVER_HERE = 'name="savegraph-server" content="here"';
const SERVER_TAKES = 'name="savegraph-server" content="uploads"';

/**
 * The routes of the page, none when it was not built, and what sends the page where people write queries.
 * @param takesUploads whether the server accepts saves from pages
 */
export function openPage(folder: string, takesUploads = false) {
  const files = new Map(readFiles(folder));
  const index = files.get('index.html');
  if (index && takesUploads) {
    const html = Buffer.from(index.bytes).toString().replace(SERVER_HERE, SERVER_TAKES);
    files.set('index.html', { ...index, bytes: Buffer.from(html), packed: {} });
  }
  const answerWith = async (name: string, exchange: Exchange): Promise<void> => {
    const file = files.get(name);
    if (!file) throw refusal(404, 'BAD_REQUEST', 'There is nothing at this address.');
    await send(file, exchange);
  };
  const answerQueries = (exchange: Exchange): Promise<void> => answerWith('graphql.html', exchange);
  if (!index) return { routes: [], answerQueries };
  const top = [...files.keys()].filter((name) => !/\/|\.html$/.test(name));
  const routes: Route[] = [
    { methods: ['GET'], path: '/', isPage: true, answer: (exchange) => answerWith('index.html', exchange) },
    {
      methods: ['GET'],
      path: '/page/*name',
      answer: (exchange) => answerWith(`page/${exchange.params.name}`, exchange),
    },
    ...top.map(
      (name): Route => ({
        methods: ['GET'],
        path: `/${name}`,
        answer: (exchange) => answerWith(name, exchange),
      }),
    ),
  ];
  return { routes, answerQueries };
}

function readFiles(folder: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  if (!existsSync(folder)) return files;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const bytesOf = (name: string): Uint8Array => readFileSync(join(folder, name));
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    files.set(name, {
      bytes: bytesOf(name),
      type,
      isHashed: name.startsWith('page/'),
      policy: name === OPENER ? OPENER_POLICY : null,
      packed: names.includes(`${name}.br`) ? { br: bytesOf(`${name}.br`) } : {},
    });
  }
  return files;
}

async function send(
  { bytes, type, isHashed, policy, packed }: PageFile,
  { request, response }: Exchange,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const sent = packed[encoding] ?? (await compressed(bytes, encoding));
  response.writeHead(200, {
    ...PAGE_HEADERS,
    ...(policy !== null && { 'content-security-policy': policy }),
    'content-type': type,
    'content-length': sent.length,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(sent);
}
