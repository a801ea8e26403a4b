// A program of somebody who has installed the package: scripts/check-package.mjs compiles and runs it beside the packed tarball.

import { deepStrictEqual, ok, rejects } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { printSchema } from 'graphql';
import {
  createExecutor,
  createHandler,
  createSchema,
  FormatError,
  type Library,
  openLibrary,
  openSave,
  readSdl,
} from 'savegraph';
import { CompiledQueries } from 'savegraph/execute';
import { FORMATS, type Format } from 'savegraph/formats';
import { type Graph, NODE_KINDS, type NodeKind } from 'savegraph/graph';
import { defineFormat, defineGame, fields, memoize, type NamedSave, nodesOfClass } from 'savegraph/plugin';
import { testPlugin } from 'savegraph/plugin/test';

const [examples = ''] = process.argv.slice(2);

// One save.
const { entry, graph } = await openSave(`${examples}/little-factory.sav`);
const title: string = entry.header.title;
ok(title.length > 0);
ok(kindsOf(graph).every((kind) => NODE_KINDS.includes(kind)));
await rejects(openSave(process.argv[1] ?? ''), FormatError);
await rejects(openSave(examples), RangeError);

function kindsOf(of: Graph): NodeKind[] {
  return [...new Set(Array.from(of.nodes(), (node) => of.kind(node)))];
}

// A library, asked without HTTP and over it.
const library: Library = openLibrary(examples, { threads: 1 });
const query = '{ saves { totalCount } save(id: "little-factory") { stats { objects } } }';
const ask = createExecutor({ library });
const answer = await ask({ query });
ok(answer.data && !answer.errors, JSON.stringify(answer.errors));
deepStrictEqual(
  (await ask({ query: '{ nothing }' })).errors?.[0]?.extensions.code,
  'GRAPHQL_VALIDATION_FAILED',
);
const schema = createSchema();
// Its graphql is ours: another copy would refuse the schema.
ok(printSchema(schema).includes('type Query'));
const server = createServer(createHandler({ library, schema }));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ query }),
});
deepStrictEqual((await response.json()) as unknown, answer);
server.close();
await library.close();

// A package of others: a format, and a game that reads it.
const tide = defineFormat({
  ...{ api: 1, id: 'TIDE', title: 'Tide', extensions: ['.tide'] },
  claim: (files) =>
    files.filter((file) => file.head(1)[0] === 84).map((file) => ({ name: file.path, files: [file] })),
  header: ({ name }) => ({ title: name }),
  read(_files, sink, { cursors }) {
    const { at, left } = cursors()[0]!;
    sink.span(sink.node('RECORD', sink.classOf(sink.texts.add('Crab')), sink.texts.add('ada')), at, left);
  },
  decode: (cursor) => [{ name: 'legs', value: cursor.u8() }],
});
const crabs = memoize(({ graph, scope }: NamedSave) =>
  nodesOfClass(graph, (name) => name === 'Crab').map((node) => ({
    ...{ object: scope.object(node), name: graph.name(node) },
    legs: fields(graph, node, 'legs').number('legs'),
  })),
);
const pool = defineGame({
  ...{ api: 1, id: 'tide', format: 'TIDE', lists: { crabs } },
  schema: `type TideCrab implements View @list(on: "Tide", field: "crabs", describe: "Crabs.") {
    object: SaveObject! name: String! legs: Float }`,
});
ok(testPlugin([tide, pool], { 'a.tide': new Uint8Array([84, 8]) }, { mayEndAnywhere: true }).read > 100);
writeFileSync('a.tide', 'T');
const opened = await openSave('a.tide', { plugins: [[tide, pool], './nothing.mjs'] });
deepStrictEqual([opened.entry.format.id, opened.graph.count], ['TIDE', 1]);
const pools = openLibrary('a.tide');
const legs = await createExecutor({ library: pools })({
  query: '{ saves { nodes { tide { crabs(where: { legs: { eq: 84 } }) { nodes { name legs } } } } } }',
});
await pools.close();
deepStrictEqual(JSON.parse(JSON.stringify(legs.data)), {
  saves: { nodes: [{ tide: { crabs: { nodes: [{ name: 'ada', legs: 84 }] } } }] },
});

// What formats and queries are made of.
const formats: readonly Format[] = FORMATS;
ok(formats.every(({ id, extensions }) => id.length > 0 && extensions.length > 0));
ok(readSdl().includes('type Query'));
ok(typeof CompiledQueries === 'function');
console.log(`consumer: ${formats.length} formats, ${graph.count} nodes in ${title}`);
