// Imported into a server under test: a request for /stuck?FILE keeps its thread busy, as no query should, until the file
// is there.
import { existsSync, writeSync } from 'node:fs';
import { Server } from 'node:http';

const NEVER_WOKEN = new Int32Array(new SharedArrayBuffer(4));
const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...args) {
  const [, file] = (event === 'request' && /^\/stuck\?(.+)/.exec(args[0].url)) || [];
  if (file !== undefined) {
    // Not through a stream, which would wait for this thread.
    writeSync(2, 'stuck\n');
    while (!existsSync(decodeURIComponent(file))) Atomics.wait(NEVER_WOKEN, 0, 0, 10);
  }
  return emit.call(this, event, ...args);
};
