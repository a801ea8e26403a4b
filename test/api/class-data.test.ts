// Data after the properties of Satisfactory's classes, through GraphQL.

import { expect, test } from 'vitest';
import { satisfactory } from '../../src/formats/satisfactory/index.ts';
import { openDesk } from '../tools/ask.ts';
import { caseBytes } from '../tools/satisfactory/cases.ts';

const NAMES = [
  'game-state',
  'game-mode',
  'drone-busy-58',
  'drone-idle-58',
  'belt-empty-46',
  'circuits-none-58',
];
const { ask } = openDesk(Object.fromEntries(NAMES.map((name) => [`${name}.sav`, caseBytes(name)])), [
  satisfactory,
]);

/** The one object of a class in a save; no warning may come with it. */
async function object(save: string, classes: string, fields: string): Promise<Record<string, unknown>> {
  const query = `query ($save: ID!, $class: String!) {
    save(id: $save) { objects(where: {class: {endsWith: $class}}) { nodes { ${fields} } } }
  }`;
  const { data, errors, extensions } = await ask(query, { save, class: classes });
  expect(errors).toBeUndefined();
  expect(extensions?.warnings ?? []).toEqual([]);
  const { nodes } = (data as { save: { objects: { nodes: Record<string, unknown>[] } } }).save.objects;
  expect(nodes).toHaveLength(1);
  return nodes[0]!;
}

const value = (path: string): string => `property(path: "${path}") { value }`;

test('the label of an edge is a path that property takes', async () => {
  const gameState = await object(
    'game-state',
    'BP_GameState_C',
    `${value('playerStates[]')} references(first: 9) { nodes { label path } }`,
  );
  const players = [1, 2].map((n) => ({ ref: `Persistent_Level:PersistentLevel.BP_PlayerState_C_${n}` }));
  expect(gameState).toEqual({
    property: { value: players },
    references: { nodes: players.map((_, at) => ({ label: 'playerStates[]', path: `playerStates[${at}]` })) },
  });
});

test('lists of a class are there when they are empty', async () => {
  expect(await object('game-mode', 'BP_GameMode_C', value('playerStates'))).toEqual({
    property: { value: [] },
  });
  expect(await object('belt-empty-46', 'Build_ConveyorLiftMk1_C', value('items'))).toEqual({
    property: { value: [] },
  });
  expect(await object('circuits-none-58', 'BP_CircuitSubsystem_C', value('circuits'))).toEqual({
    property: { value: [] },
  });
  expect(await object('drone-idle-58', 'BP_DroneTransport_C', value('queuedActions'))).toEqual({
    property: { value: [] },
  });
});

test('the action under way and those waiting have one shape', async () => {
  const drone = await object(
    'drone-busy-58',
    'BP_DroneTransport_C',
    `active: ${value('activeAction.name')} waiting: ${value('queuedActions[].name')}`,
  );
  expect(drone).toEqual({
    active: { value: 'DroneAction_TraversePath' },
    waiting: { value: ['DroneAction_RequestDocking', 'DroneAction_DockingSequence'] },
  });
});
