// Blocks of grids: what they are, whose, in what state, and what power they have.

import {
  className,
  enclosedIn,
  type Fields,
  fields,
  memoize,
  type Named,
  type NodeId,
  placeOf,
} from '../shared/kit.ts';
import { BLOCK } from './defaults.ts';
import { ownerFinder } from './owners.ts';
import { gridNodes, type SpaceEngineersSave, shortName, words } from './save.ts';

export type PowerKind = 'BATTERY' | 'REACTOR' | 'SOLAR' | 'WIND' | 'ENGINE';

/** By what the class of a block contains: mods derive theirs from these. */
const POWER: readonly (readonly [RegExp, PowerKind])[] = [
  [/Battery/, 'BATTERY'],
  [/Reactor/, 'REACTOR'],
  [/SolarPanel/, 'SOLAR'],
  [/WindTurbine/, 'WIND'],
  [/HydrogenEngine/, 'ENGINE'],
];

const PROPERTIES =
  'EntityId SubtypeName Min CustomName IntegrityPercent BuildPercent Enabled CurrentStoredPower';

export type BlockRow = ReturnType<typeof block>;

export const blocks = memoize((save: SpaceEngineersSave): readonly BlockRow[] => {
  const { graph } = save;
  return gridNodes(save).flatMap((grid) => {
    const named = gridNamed(save, grid);
    return enclosedIn(graph, grid).flatMap(({ node, list }) =>
      list === 'CubeBlocks' ? [block(save, node, grid, named)] : [],
    );
  });
});

function gridNamed({ graph }: SpaceEngineersSave, node: NodeId): Named {
  const own = fields(graph, node, 'EntityId DisplayName');
  return {
    title: own.text('DisplayName') || null,
    name: own.id('EntityId') ?? graph.name(node),
    path: graph.path(node),
  };
}

/** Of what is built in part, both numbers are nearly the same. */
const ROUNDING = 1e-5;

/** A block as its class and its definition call it. */
export function typeNamed({ graph }: SpaceEngineersSave, node: NodeId, own: Fields): Named {
  const subtype = own.text('SubtypeName') || null;
  const name = subtype ?? shortName(className(graph, node));
  return { title: words(name), name, path: subtype === null ? null : `Definition/${subtype}` };
}

function block(save: SpaceEngineersSave, node: NodeId, gridNode: NodeId, grid: Named) {
  const { graph, scope } = save;
  const own = fields(graph, node, PROPERTIES);
  const kind = shortName(className(graph, node));
  const [integrity, build] = [
    own.number('IntegrityPercent', BLOCK.IntegrityPercent),
    own.number('BuildPercent', BLOCK.BuildPercent),
  ];
  const owner = ownerFinder(save);
  return {
    object: scope.object(node),
    gridNode,
    key: own.id('EntityId'),
    name: own.text('CustomName'),
    type: typeNamed(save, node, own),
    kind,
    grid,
    owner: owner(node, 'Owner'),
    builtBy: owner(node, 'BuiltBy'),
    integrity,
    build,
    isDamaged: integrity === null || build === null ? null : integrity < build - ROUNDING,
    isUnfinished: build === null ? null : build < 1,
    isEnabled: own.boolean('Enabled'),
    power: POWER.find(([pattern]) => pattern.test(kind))?.[1] ?? null,
    // Less than nothing stands for what the definition says.
    storedPower: own.amount('CurrentStoredPower'),
    // One that does not say its cell is in the first, which is where the grid is.
    position: placeOf(graph, own.isWhole && !own.has('Min') ? gridNode : node),
  };
}
