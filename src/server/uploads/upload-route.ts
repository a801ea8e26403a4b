// PUT and DELETE /saves/NAME: puts a save, or a folder of one as tar, into the folder for uploads, or
// removes it. See docs/uploads.md.

import { refusal } from '../http/refuse.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { Uploads } from './uploads.ts';

export function uploadRoutes(uploads: Uploads): readonly Route[] {
  const path = '/saves/:name';
  return [
    { methods: ['PUT'], path, answer: (exchange) => put(uploads, exchange) },
    { methods: ['DELETE'], path, answer: (exchange) => remove(uploads, exchange) },
  ];
}

async function put(uploads: Uploads, { request, response, params: { name = '' } }: Exchange): Promise<void> {
  const length = request.headers['content-length'];
  // Keeps the connection for the answer even if not all of the body is read.
  const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  const { isNew, saves } = await uploads.put(name, body, length === undefined ? null : Number(length));
  response.writeHead(isNew ? 201 : 200, { 'content-type': 'application/json; charset=utf-8' });
  const shown = saves.map(({ slug, format, title, state }) => ({ slug, format, title, state }));
  response.end(JSON.stringify({ saves: shown }));
}

async function remove(uploads: Uploads, { response, params: { name = '' } }: Exchange): Promise<void> {
  if (!(await uploads.remove(name))) throw refusal(404, 'SAVE_NOT_FOUND', `No upload is called ${name}.`);
  response.writeHead(204).end();
}
