// A package with a format and a game: a pool is the letters POOL, then the legs of a crab in each byte.

const text = (bytes) => new TextDecoder().decode(bytes);
export default [
  {
    api: 1,
    id: 'POOL',
    title: 'Pool',
    extensions: ['.pool'],
    claim: (files) =>
      files
        .filter((file) => text(file.head(4)) === 'POOL')
        .map((file) => ({ name: file.path, files: [file] })),
    header: ({ name }) => ({
      title: name,
      units: { length: 'm', perMetre: 1, northAxis: null, upAxis: null },
    }),
    read(_files, sink, { cursors }) {
      const [cursor] = cursors();
      cursor.skip(4);
      const crab = sink.classOf(sink.texts.add('Crab'));
      for (let row = 0; cursor.left > 0; row++) {
        const node = sink.node('RECORD', crab, sink.texts.add(`crab${row}`));
        sink.span(node, cursor.at, 1);
        sink.place(node, row, 0, 0);
        cursor.skip(1);
      }
    },
    decode: (cursor) => [{ name: 'legs', value: cursor.u8() }],
  },
  {
    api: 1,
    id: 'pool',
    format: 'POOL',
    tables: { names: 'names.json' },
    schema: `
      enum PoolMood { HAPPY SAD }
      "A crab."
      type PoolCrab implements View @list(on: "Pool", field: "crabs", describe: "Crabs.") {
        object: SaveObject!
        name: String!
        legs: Float
        mood: PoolMood!
        position: Point
      }`,
    titles: (name, { names }) => names[name] ?? null,
    lists: {
      crabs: ({ graph, scope }) =>
        Array.from(graph.nodes(), (node) => {
          const legs = graph.properties(node)[0].value;
          const [x, y, z] = graph.position(node);
          return {
            object: scope.object(node),
            name: graph.name(node),
            legs,
            mood: legs > 1 ? 'HAPPY' : 'SAD',
            position: { x, y, z },
          };
        }),
    },
    metrics: (view) => [
      { name: 'pool_crabs', help: 'Crabs', samples: [{ labels: {}, value: view.crabs.length }] },
    ],
    tools: [
      {
        name: 'count_crabs',
        description: 'How many.',
        arguments: {},
        takes: '',
        selects: 'crabs { totalCount }',
        variables: () => [{}],
      },
    ],
  },
];
