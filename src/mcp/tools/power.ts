// "Is there enough power, and what lacks it?"

import { answerGame, type GameQueries, READ_WELL } from '../game-query.ts';
import { defineTool, limitArgument, SAVE_ARGUMENT } from '../tool.ts';

export const POWER_QUERIES: GameQueries = {
  SATISFACTORY: `query Power($save: ID!, $limit: Int!) { save(id: $save) { ${READ_WELL} view: satisfactory {
    networks(orderBy: [{ field: "headroom" }], first: $limit) { totalCount
      nodes { id: number circuits generators consumers wanted_MW: wanted capacity_MW: capacity headroom_MW: headroom stored_MWh: storedMWh storage_MWh: storageMWh } }
    short: networks(where: { headroom: { lt: 0 } }) { totalCount }
    circuits(orderBy: [{ field: "capacity", direction: DESC }], first: $limit) { totalCount
      nodes { circuit: number fuels { generator { title name } fuel { title name } count capacity_MW: capacity } id: object { path } } }
    stopped_generators: machines(where: { kind: { eq: GENERATOR }, isProducing: false }) { totalCount by_building_and_reason: groups(by: ["building", "reason"]) { nodes { keys count } } }
    machines_without_power: machines(where: { reason: { in: [NOT_CONNECTED, NO_POWER] } }, first: $limit) { totalCount
      nodes { building { title name } reason circuit at_cm: position { x y z } id: object { path } } }
    switches_off: switches(where: { isOn: false }, first: $limit) { totalCount nodes { tag circuits at_cm: position { x y } id: object { path } } }
  } } }`,
};

export const power = defineTool({
  name: 'power',
  description:
    'Power networks (what runs short together), those with the least headroom first; fuels by circuit, stopped generators, machines without power, open switches.',
  arguments: { save: SAVE_ARGUMENT, limit: limitArgument(5) },
  formats: Object.keys(POWER_QUERIES),
  call: async ({ save, limit }, desk) => answerGame(desk, await desk.save(save), POWER_QUERIES, { limit }),
});
