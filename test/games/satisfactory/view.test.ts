// From an object of the graph into the view: the most telling row about it.

import { expect, it } from 'vitest';
import { askOf } from '../../tools/ask.ts';
import { openLibrary } from '../../tools/open-library.ts';

const ask = askOf(openLibrary('examples/little-factory.sav'));

it.each([
  ['Build_ConstructorMk1_C_1', 'SatisfactoryMachine'],
  ['Build_MinerMk1_C_1', 'SatisfactoryMachine'],
  ['Build_DroneStation_C_1', 'SatisfactoryDronePort'],
  ['BP_Train_C_1', 'SatisfactoryTrain'],
  ['BP_Truck_C_1', 'SatisfactoryVehicle'],
  ['BP_PlayerState_C_1', 'SatisfactoryPlayer'],
  ['CircuitSubsystem.FGPowerCircuit_1', 'SatisfactoryCircuit'],
  ['BP_ResourceNode101', 'SatisfactoryResourceNode'],
  ['Build_PowerPoleMk1_C_1', 'SatisfactoryBuilding'],
  ['Build_ConstructorMk1_C_1.InputInventory', 'SatisfactoryInventory'],
  ['Build_ConstructorMk1_C_1.PowerInput', null],
])('%s is a %s', async (name, type) => {
  const path = `Persistent_Level:PersistentLevel.${name}`;
  const { data, errors } = await ask(
    '($path: String!) { save(id: "little-factory") { object(path: $path) { view { __typename object { path } } } } }'.replace(
      '(',
      'query (',
    ),
    { path },
  );
  expect(errors).toBeUndefined();
  const { view } = (data as { save: { object: { view: unknown } } }).save.object;
  expect(view).toEqual(type === null ? null : { __typename: type, object: { path } });
});

it('a trace from what the save does not have is null, and says what there is', async () => {
  const from = 'Persistent_Level:PersistentLevel.Build_ConstructorMk1_C_99';
  const { data, extensions } = (await ask(
    `{ save(id: "little-factory") { satisfactory { trace(from: "${from}") { carrierCount } } } }`,
  )) as {
    data: unknown;
    extensions?: { warnings?: readonly { code: string; argument: string; suggestions: string[] }[] };
  };
  expect(data).toEqual({ save: { satisfactory: { trace: null } } });
  const [warning] = extensions?.warnings ?? [];
  expect([warning?.code, warning?.argument]).toEqual(['UNKNOWN_OBJECT', 'from']);
  expect(warning?.suggestions).toContain('Persistent_Level:PersistentLevel.Build_ConstructorMk1_C_1');
});

it('is null for objects of saves without views, and lists of other saves stay empty', async () => {
  const { data } = await ask(
    '{ save(id: "little-factory") { darkestDungeon { __typename } satisfactory { __typename } } }',
  );
  expect(data).toEqual({ save: { darkestDungeon: null, satisfactory: { __typename: 'Satisfactory' } } });
});
