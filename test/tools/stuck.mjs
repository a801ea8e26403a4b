// Imported into a server under test: a request for /stuck?MILLIS keeps its thread busy for so long, as no query should.
import { writeSync } from 'node:fs';
import { Server } from 'node:http';

const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...args) {
  const [, millis] = (event === 'request' && /^\/stuck\?(\w+)/.exec(args[0].url)) || [];
  if (millis !== undefined) {
    // Not through a stream, which would wait for this thread.
    writeSync(2, 'stuck\n');
    const until = performance.now() + Number(millis);
    while (performance.now() < until);
  }
  return emit.call(this, event, ...args);
};
