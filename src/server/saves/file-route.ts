// GET /saves/SLUG/file: the file of a save as it is on disk; `?name=` picks one of several. Only served when
// enabled at start.

import { apiError } from '../../api/context/errors.ts';
import { openListed } from '../../library/find/open-listed.ts';
import type { SavedFile } from '../../library/save.ts';
import { isNotModified, saveEtag } from '../http/etag.ts';
import { setSaveHeaders } from '../http/headers.ts';
import { refusal, saveOfSlug } from '../http/refuse.ts';
import type { Exchange, Route } from '../http/router.ts';
import { sendPieces } from '../http/send-pieces.ts';
import type { ServerOptions } from '../options/server-options.ts';

export function fileRoute(options: ServerOptions): Route {
  return { methods: ['GET'], path: '/saves/:slug/file', answer: (exchange) => answer(options, exchange) };
}

async function answer({ library }: ServerOptions, exchange: Exchange): Promise<void> {
  const { request, response, url, params } = exchange;
  const entry = await saveOfSlug(library, params.slug);
  const file = fileOf(entry.files, url.searchParams.get('name'));
  if (!file) {
    const names = entry.files.slice(0, SHOWN_NAMES).map(({ name }) => name);
    throw apiError('BAD_ARGUMENT', `Choose a file with ?name=, one of ${names.join(', ')}.`);
  }
  const etag = saveEtag(entry, file.name);
  setSaveHeaders(response);
  // The client's copy does not count if the file is gone or has been replaced.
  if (entry.error || entry.stale) response.setHeader('etag', etag);
  else if (isNotModified(exchange, etag)) return;
  await library.fetch(entry);
  const handle = await openListed(file);
  try {
    const condition = request.headers['if-range'];
    const isSame = condition === undefined || condition === etag;
    const range = rangeOf(isSame ? request.headers.range : undefined, handle.size);
    response.setHeader('accept-ranges', 'bytes');
    if (!range) {
      response.setHeader('content-range', `bytes */${handle.size}`);
      throw refusal(416, 'BAD_REQUEST', `The file has ${handle.size} bytes.`);
    }
    const { start, end, isWhole } = range;
    response.writeHead(isWhole ? 200 : 206, {
      'content-type': 'application/octet-stream',
      'content-length': end - start,
      'content-disposition': dispositionOf(file.name),
      ...(!isWhole && { 'content-range': `bytes ${start}-${end - 1}/${handle.size}` }),
    });
    if (request.method === 'HEAD') response.end();
    else await sendPieces(response, handle.bytes(start, end), { encoding: 'identity' });
  } finally {
    await handle.close();
  }
}

const SHOWN_NAMES = 50;

function fileOf(files: readonly SavedFile[], name: string | null): SavedFile | undefined {
  if (name === null) return files.length === 1 ? files[0] : undefined;
  return files.find((file) => file.name === name);
}

/** The file name, in ASCII for clients that read nothing else, and exact (RFC 6266). */
function dispositionOf(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  const plain = last.replace(/[^\w.() -]/g, '_');
  const exact = encodeURIComponent(last).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

interface ByteRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly isWhole: boolean;
}

/**
 * The one range that a `Range` header asks for (RFC 9110, 14.2), cut at the end of the content; null when it starts after that. Several
 * ranges, and anything that is not a byte range, get the whole content, as the RFC allows.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null {
  const asked = /^bytes=(\d*)-(\d*)$/i.exec(header?.replace(/\s/g, '') ?? '');
  const [, from = '', to = ''] = asked ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === '' && to === '') return { start: 0, end: size, isWhole: true };
  if (from === '') return last === 0 || size === 0 ? null : part(size - Math.min(last, size), size);
  if (to !== '' && last < first) return { start: 0, end: size, isWhole: true };
  return first >= size ? null : part(first, to === '' ? size : Math.min(last + 1, size));
}

function part(start: number, end: number): ByteRange {
  return { start, end, isWhole: false };
}
