// A server that takes uploads into a folder of its own, and two small saves to send.

import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import type { SaveFinder } from '../../src/library/find/save-finder.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { UploadFolder } from '../../src/server/uploads/upload-folder.ts';
import { Uploads } from '../../src/server/uploads/uploads.ts';
import { fakeFormat, fakeSave } from './fake-format.ts';
import { serveLibrary } from './serve.ts';
import { tempFolder } from './temp-folder.ts';

export const A = fakeSave('A', ['x C', 'y C x']);
export const B = fakeSave('B', ['x C', 'y C x', 'z C']);

/** @param finder that looks at what is sent. Default: this thread does */
export async function serveUploads(
  mostBytes = 64 * 2 ** 20,
  formats = [fakeFormat, ...FORMATS],
  finder?: SaveFinder,
) {
  const folder = tempFolder();
  const library = new Library({ reader: inProcessReader(formats), formats });
  const place = new UploadFolder(folder, mostBytes);
  await library.addUploads(folder, finder);
  const served = await serveLibrary(library, { uploads: new Uploads(place, library, finder), files: true });
  const send = async (method: string, name: string, body?: Uint8Array | string) => {
    const url = new URL(`/saves/${name}`, served.url);
    const response = await fetch(url, { method, ...(body !== undefined && { body: body as BodyInit }) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text), text };
  };
  return {
    ...served,
    folder,
    put: (name: string, body: Uint8Array | string) => send('PUT', name, body),
    remove: (name: string) => send('DELETE', name),
    /** What lies there, aside too. */
    names: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort(),
    /** The files there that this process has open. */
    open: () => openFiles().filter((path) => path.startsWith(folder)),
  };
}

/** Told by Linux alone; elsewhere none. */
function openFiles(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [readlinkSync(join('/proc/self/fd', name))];
    } catch {
      // Closed since, like that of the listing itself.
      return [];
    }
  });
}
