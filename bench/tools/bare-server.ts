// The floors of answers over HTTP: `constant` answers 26 bytes to everything, `rows FILE` stringifies the
// rows of a file at every request. Prints its address.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [mode, file] = process.argv.slice(2);
const answer: unknown = mode === 'rows' ? JSON.parse(readFileSync(file!, 'utf8')) : null;
const constant = '{"data":{"hello":"world"}}';

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(answer === null ? constant : JSON.stringify(answer));
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
