// What answers do not show of worlds that no game wrote; answers/rules.txt and odd-worlds.txt have the others.

import { expect, it } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { changes } from '../../../src/games/satisfactory/changes.ts';
import { metrics } from '../../../src/games/satisfactory/screens/metrics.ts';
import type { SatisfactoryView } from '../../../src/games/satisfactory/view.ts';
import { changedRows } from '../../../src/games/shared/changes.ts';
import { answerTables } from '../../tools/answer-tables.ts';
import { viewOfGraph } from '../../tools/satisfactory-view.ts';
import { factoryGraph, namedIn } from '../../tools/written-save.ts';

const { head } = answerTables().find(({ path }) => path.endsWith('rules.txt'))!;
const open = (objects: string, header: object = { SaveVersion: 52 }): SatisfactoryView =>
  viewOfGraph(factoryGraph(namedIn(head, objects)), { ...header });
const GRID = 'Augmenter:Build_AlienPowerBuilding_C, $grid';

it('every list is there in a save without a header', () => {
  const view = open('', {});
  const fields = createSchema().getType('Satisfactory')! as unknown as { getFields(): object };
  for (const name of Object.keys(fields.getFields()).filter((each) => each !== 'trace'))
    expect(() => view[name as keyof SatisfactoryView], name).not.toThrow();
  expect(view.save.saveVersion).toBeNull();
});

it.each([
  [GRID, 0.1],
  [GRID.replace(',', '{mHasFuelCached:true},'), 0.3],
])('an augmenter counts in the figure of all power: %s', (objects, boost) => {
  const value = expect.closeTo(595 * (1 + boost), 9);
  expect(open(objects).figures).toContainEqual(expect.objectContaining({ name: 'powerCapacity', value }));
});

it('monitors tell pressurizers from extractors, and what things want from what they may want', () => {
  const wired = (name: string, type: string): string =>
    `${name}:${type}, ${name}.C:FGPowerConnectionComponent, ${name}.I:FGPowerInfoComponent{mTargetConsumption:0.1}`;
  const view = open(
    [
      wired('P', 'Build_FrackingSmasher_C{mExtractableResource:->BP_FrackingCore2}'),
      wired('M', 'Build_MinerMk1_C{mExtractableResource:->BP_ResourceNode1}'),
      wired('S', 'Build_ResourceSink_C'),
      wired('T', 'Build_FluidTruckStation_C'),
      'Circuit:FGPowerCircuit{mCircuitID:4, mComponents:[->P.C, ->M.C, ->S.C, ->T.C]}',
    ].join(),
  );
  const found = metrics(view.save).map(({ name, samples }) => [name, samples.map(({ value }) => value)]);
  const values = Object.fromEntries(found) as Record<string, number[]>;
  const most = { fracking: 150, extractor: 5, resource_sink: 30, vehicle_station: 20 };
  for (const [name, megawatts] of Object.entries(most))
    expect([name, values[`${name}_power`], values[`${name}_power_max`]]).toEqual([name, [0.1], [megawatts]]);
  expect(view.truckStations.length).toBe(1);
});

it('monitors count what closed switches join as one', () => {
  const samples = new Map(metrics(open(GRID).save).map(({ name, samples: of }) => [name, of]));
  expect(samples.get('power_capacity')).toEqual([
    { labels: { circuit_id: 1 }, value: expect.closeTo(595 * 1.1, 9) },
    { labels: { circuit_id: 3 }, value: 0 },
  ]);
  expect(samples.get('power_consumed')!.map(({ value }) => value)).toEqual([4, 0]);
  expect(samples.get('factory_power')).toEqual([{ labels: { circuit_id: 1 }, value: 4 }]);
});

it('knows players by body or account, however their states are numbered', () => {
  const state = (name: string, pawn: string | null, account: string | null): string =>
    `${name}:BP_PlayerState_C{${[
      ...(pawn === null ? [] : [`mOwnedPawn:->${pawn}`]),
      ...(account === null ? [] : [`mClientIdentityInfo:{Accounts:[{Service:1, AccountId:"${account}"}]}`]),
    ]}}`;
  const pawn = (name: string, called: string): string =>
    `${name}:Char_Player_C{mCachedPlayerName:"${called}"}`;
  const bo = pawn('PawnB', 'Bo');
  const before = [state('State1', 'PawnA', 'AA'), state('State2', 'PawnB', null), pawn('PawnA', 'Ada'), bo];
  const after = [state('State7', null, 'AA'), state('State1', 'PawnB', null), state('State9', 'PawnA', 'AA')];
  const came = [...after, state('State2', 'PawnC', 'CC'), ...before.slice(2), pawn('PawnC', 'Cy')];
  // Ada's body is another one: she is known by her account.
  const moved = [state('State5', 'PawnX', 'AA'), pawn('PawnX', 'Ada'), state('State2', 'PawnB', null), bo];
  const lists = changes.lists.filter(({ list }) => list === 'players');
  const joined = (now: readonly string[]): unknown[] =>
    changedRows(open(before.join()), open(now.join()), { ...changes, lists }, () => undefined).map(
      ({ word, called }) => [word, called],
    );
  expect(joined(came)).toEqual([['joined', 'Cy']]);
  expect(joined(moved)).toEqual([]);
});
