// The floors of answers over HTTP: `constant` answers 26 bytes to everything, `rows FILE` stringifies the
// rows of a file at every request, `yoga FILE` answers queries of objects from the answer in a file with plain
// graphql-yoga. Prints its address.

import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';

const [mode, file] = process.argv.slice(2);
const answer: unknown = mode === 'rows' ? JSON.parse(readFileSync(file!, 'utf8')) : null;
const constant = '{"data":{"hello":"world"}}';

const listener: RequestListener = (request, response) => {
  request.resume();
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(answer === null ? constant : JSON.stringify(answer));
  });
};
const server = createServer(mode === 'yoga' ? yogaOf(file!) : listener);
server.listen(0, '127.0.0.1', () => {
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

function yogaOf(path: string): RequestListener {
  const { data } = JSON.parse(readFileSync(path, 'utf8')) as { data: { save: object } };
  const schema = buildSchema(`
    type Query { save(id: ID!): Save }
    type Save { objects(first: Int): Objects }
    type Objects { totalCount: Int! nodes: [SaveObject!]! }
    type SaveObject { path: String! name: String! kind: String! level: String }`);
  schema.getQueryType()!.getFields().save!.resolve = () => data.save;
  return createYoga({ schema, graphqlEndpoint: '/', logging: false });
}
