// PUT and DELETE /saves/NAME: puts a save, or a folder of one as tar, into the folder for uploads, or
// removes it. See docs/uploads.md.

import { abandonBody, refuseError, refuseRequest } from '../http/refuse.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { UploadError } from './upload-error.ts';
import type { Uploads } from './uploads.ts';

export function uploadRoutes({ report }: ServerOptions, uploads: Uploads): readonly Route[] {
  const path = '/saves/:name';
  const answering =
    (answer: (name: string, exchange: Exchange) => Promise<void>): Route['answer'] =>
    async (exchange) => {
      try {
        await answer(exchange.params.name ?? '', exchange);
      } catch (error) {
        refuseUpload(exchange, error, report);
      }
    };
  return [
    { methods: ['PUT'], path, answer: answering((name, exchange) => put(uploads, name, exchange)) },
    { methods: ['DELETE'], path, answer: answering((name, exchange) => remove(uploads, name, exchange)) },
  ];
}

async function put(uploads: Uploads, name: string, { request, response }: Exchange): Promise<void> {
  const length = request.headers['content-length'];
  // Keeps the connection for the answer even if not all of the body is read.
  const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  const { isNew, saves } = await uploads.put(name, body, length === undefined ? null : Number(length));
  response.writeHead(isNew ? 201 : 200, { 'content-type': 'application/json; charset=utf-8' });
  const shown = saves.map(({ slug, format, title, state }) => ({ slug, format, title, state }));
  response.end(JSON.stringify({ saves: shown }));
}

async function remove(uploads: Uploads, name: string, { response }: Exchange): Promise<void> {
  if (await uploads.remove(name)) response.writeHead(204).end();
  else refuseRequest(response, 404, 'SAVE_NOT_FOUND', `No upload is called ${name}.`);
}

function refuseUpload(exchange: Exchange, error: unknown, report: ServerOptions['report']): void {
  const { request, response } = exchange;
  // The client is gone, perhaps while it was still sending.
  if (response.destroyed || (request.destroyed && !request.complete)) return;
  abandonBody(exchange);
  if (error instanceof UploadError) refuseRequest(response, error.status, error.code, error.message);
  else refuseError(response, error, report);
}
