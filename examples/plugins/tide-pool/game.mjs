// What Tide Pool means: its crabs.
import { defineGame, fields, keptFigures, memoize, nodesOfClass, placeOf, referencesOf } from 'savegraph/plugin';

const crabs = memoize(({ graph, scope }) =>
  nodesOfClass(graph, (name) => name === 'Crab').map((node) => {
    const seat = referencesOf(graph).first(node, 'sitsOn');
    return {
      object: scope.object(node),
      name: graph.name(node),
      legs: fields(graph, node, 'legs').number('legs'),
      seat: seat === null ? null : scope.object(seat),
      position: placeOf(graph, node),
    };
  }),
);

export default defineGame({
  api: 1,
  id: 'tidePool',
  format: 'TIDE_POOL',
  schema: `
    "A crab of a pool."
    type TidePoolCrab implements View
      @list(on: "TidePool", field: "crabs", describe: "Crabs, in file order.") {
      "The crab itself."
      object: SaveObject!
      "Its name."
      name: String!
      "Number of its legs; null when the save does not say."
      legs: Float
      "The rock that it sits on; null when it sits on nothing."
      seat: SaveObject
      "Where it is, in metres."
      position: Point
    }`,
  titles: (name) => (name === 'Rock' ? 'Old rock' : null),
  lists: {
    crabs,
    figures: (save) => keptFigures({ crabs: crabs(save).length }),
    unknown: () => ['What crabs think.'],
  },
  questions: {
    summary: 'crabs { totalCount } unknown',
    findItem: {
      selects: `found: crabs(where: { name: $item }, first: $limit) { totalCount nodes { name legs id: object { path } } }`,
      names: 'names: crabs(first: 500) { nodes { name } }',
    },
  },
});
