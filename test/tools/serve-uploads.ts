// A server that takes uploads into a folder of its own, and two small saves to send.

import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Format } from '../../src/formats/format.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import type { SaveFinder } from '../../src/library/find/save-finder.ts';
import type { ListenOptions } from '../../src/server/http-server.ts';
import { UploadFolder } from '../../src/server/uploads/upload-folder.ts';
import { Uploads } from '../../src/server/uploads/uploads.ts';
import { fakeFormat, fakeSave } from './fake-format.ts';
import { openLibrary } from './open-library.ts';
import { serveLibrary } from './serve.ts';
import { tempFolder } from './temp-folder.ts';

export const A = fakeSave('A', ['x C', 'y C x']);
export const B = fakeSave('B', ['x C', 'y C x', 'z C']);

interface UploadOptions extends Partial<ListenOptions> {
  readonly mostBytes?: number;
  readonly folder?: string;
  readonly formats?: readonly Format[];
  /** Looks at what is sent. Default: this thread does. */
  readonly finder?: SaveFinder;
}

export async function serveUploads({
  mostBytes = 64 * 2 ** 20,
  folder = tempFolder(),
  formats = [fakeFormat, ...FORMATS],
  finder,
  ...options
}: UploadOptions = {}) {
  const library = openLibrary([], formats);
  const place = new UploadFolder(folder, mostBytes);
  await library.addUploads(folder, finder);
  const uploads = new Uploads(place, library, finder);
  const served = await serveLibrary(library, { uploads, files: true, ...options });
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
