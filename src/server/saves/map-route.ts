// GET /saves/SLUG/objects.columns, lines.columns and places.columns: what the page draws its map from, see docs/web.md.

import { apiError } from '../../api/context/errors.ts';
import { mapFile, mapFileName } from '../../api/map/map-files.ts';
import { compressed, encodingFor } from '../http/compressed.ts';
import { isNotModified } from '../http/etag.ts';
import { setSaveHeaders } from '../http/headers.ts';
import { refusal, saveOfSlug } from '../http/refuse.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { ServerOptions } from '../options/server-options.ts';

export function mapRoute(options: ServerOptions): Route {
  return {
    methods: ['GET'],
    path: '/saves/:slug/:name.columns',
    answer: (exchange) => answer(options, exchange),
  };
}

/** From this many nodes on, another thread makes the files of a save. */
const MANY_NODES = 10_000;

async function answer({ library, threads }: ServerOptions, exchange: Exchange): Promise<void> {
  const { request, response, url, params } = exchange;
  const name = mapFileName(params.name ?? '', url.searchParams);
  if (!name) throw refusal(404, 'BAD_REQUEST', 'There is nothing at this address.');
  const save = await library.load(await saveOfSlug(library, params.slug));
  const makeOnThread = async (): Promise<Uint8Array | null> => {
    if (!threads || save.graph.count < MANY_NODES) return null;
    const made = await threads.run({ kind: 'map', file: name }, null, save.entry);
    return made?.body ?? null;
  };
  const file = await mapFile(save, name, makeOnThread);
  if (!file) throw apiError('BAD_ARGUMENT', `There is no attribute ${url.searchParams.get('attribute')}.`);
  const encoding = encodingFor(request.headers['accept-encoding']);
  setSaveHeaders(response);
  if (isNotModified(exchange, `"${file.version}-${encoding}"`)) return;
  const bytes = await compressed(file.bytes, encoding);
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-length': bytes.length,
    'x-content-type-options': 'nosniff',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(bytes);
}
