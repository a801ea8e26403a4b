// What a save of A Hat in Time says to its players.
import { defineGame, fields, firstOfClass, keptFigures, memoize } from 'savegraph/plugin';

/** The only object of a save. */
const saved = ({ graph }) => firstOfClass(graph, 'HatSaveGame');

/** `HatinTimeGameContent.Hat_Sprint` is "Sprint", a hat. */
function titleOf(name) {
  const [, words] = /^(?:Hat|Badge|Weapon|Collectible)_(\w+)$/.exec(name) ?? [];
  return words ? words.replaceAll('_', ' ') : null;
}

/** What Hat Kid wears, by what it is worn as: what the save refers to in its loadout. */
const loadout = memoize((save) => {
  const { graph, scope } = save;
  const node = saved(save);
  if (node === null) return [];
  const own = fields(graph, node, 'Loadout');
  return (own.value('Loadout')?.fields ?? []).flatMap(({ name: slot, value }) => {
    const item = own.nodeOf(value);
    if (item === null) return [];
    const name = graph.name(item);
    return [{ object: scope.object(item), slot, item: { title: titleOf(name), name, path: graph.path(item) } }];
  });
});

const progress = memoize((save) => {
  const node = saved(save);
  if (node === null) return null;
  const found = fields(save.graph, node, 'SaveName TimePieces bDone');
  return { name: found.text('SaveName'), timePieces: found.number('TimePieces'), isDone: found.boolean('bDone') };
});

export const game = defineGame({
  api: 1,
  id: 'hatInTime',
  format: 'HAT_IN_TIME',
  schema: `
    "A save of A Hat in Time as its players see it."
    type HatInTime {
      "How far it has come; null when nothing of it could be read."
      progress: HatInTimeProgress
      "What cannot be known from a save, in words."
      unknown: [String!]!
    }

    "How far a save has come."
    type HatInTimeProgress {
      "As the player called it."
      name: String
      "Time pieces that were found; null when the save does not say."
      timePieces: Int
      "Whether the story is finished; null when the save does not say."
      isDone: Boolean
    }

    "Something that Hat Kid wears."
    type HatInTimeItem @list(on: "HatInTime", field: "loadout", describe: "What Hat Kid wears, in file order.") {
      "The class of the game."
      object: SaveObject!
      "What it is worn as, such as Hat."
      slot: String!
      "The item."
      item: Named!
    }`,
  titles: titleOf,
  lists: {
    progress,
    loadout,
    figures: (save) => keptFigures({ timePieces: progress(save)?.timePieces }),
    unknown: () => ['What arrays hold: their tags do not say what their elements are.'],
  },
  questions: {
    summary: 'progress { name timePieces isDone } loadout { totalCount nodes { slot item { title name } } } unknown',
    findItem: {
      selects: `found: loadout(where: { item: $item }, first: $limit) {
        totalCount nodes { slot item { title name } } }`,
      names: 'names: loadout { nodes { item { title name } } }',
    },
  },
  changes: {
    lists: [{ list: 'loadout', key: 'slot', what: 'item', added: 'put on', removed: 'took off' }],
    figures: { timePieces: 'time pieces' },
  },
});
