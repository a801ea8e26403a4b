// Tools for language models about a factory: power, what is made and used, and where belts lead.

import { defineGameTool, limitArgument } from '../shared/game-tool.ts';
import { conditionsOf } from '../shared/names-meant.ts';

const power = defineGameTool({
  name: 'power',
  description:
    'Power networks (what runs short together), those with the least headroom first; fuels by circuit, stopped generators, machines without power, open switches.',
  arguments: { limit: limitArgument(5) },
  takes: '$limit: Int!',
  selects: `
    networks(orderBy: [{ field: HEADROOM }], first: $limit) { totalCount
      nodes { id: number circuits { nodes { number } } generators consumers wanted_MW: wanted capacity_MW: capacity headroom_MW: headroom stored_MWh: storedMWh storage_MWh: storageMWh } }
    short: networks(where: { headroom: { lt: 0 } }) { totalCount }
    circuits(orderBy: [{ field: CAPACITY, direction: DESC }], first: $limit) { totalCount
      nodes { circuit: number fuels { generator { title name } fuel { title name } count capacity_MW: capacity } id: object { path } } }
    stopped_generators: machines(where: { kind: { eq: GENERATOR }, isProducing: { eq: false } }) { totalCount by_building_and_reason: groups(by: [{field: BUILDING}, {field: REASON}]) { nodes { keys count } } }
    machines_without_power: machines(where: { reason: { in: [NOT_CONNECTED, NO_POWER] } }, first: $limit) { totalCount
      nodes { building { title name } reason circuit { number } at_cm: position { x y z } id: object { path } } }
    switches_off: switches(where: { isOn: { eq: false } }, first: $limit) { totalCount nodes { tag circuits { nodes { number } } at_cm: position { x y } id: object { path } } }`,
  variables: (values) => [values],
});

const balance = defineGameTool({
  name: 'balance',
  description:
    'What machines make and use per minute, by item: at full speed (produced, consumed, net) and measured. Pieces, of fluids m³. The largest deficit first. Short: machines stand still for it, or full speed wants more than can be made. With "item": also the machines that make it.',
  arguments: {
    item: { type: 'string' },
    only: { type: 'string', enum: ['ALL', 'SHORTAGES', 'SURPLUSES'], default: 'ALL' },
    limit: limitArgument(15),
  },
  takes:
    '$where: SatisfactoryBalanceFilter, $item: TextListFilter!, $direction: OrderDirection!, $limit: Int!, $one: Boolean!',
  selects: `
    per_minute: balance(where: $where, orderBy: [{ field: NET, direction: $direction }], first: $limit) { totalCount
      nodes { item { title name } produced consumed net measured_produced: measuredProduced measured_consumed: measuredConsumed producers consumers unknown_producers: unknownProducers unknown_consumers: unknownConsumers short: isShort machines_waiting: starving net_at_least: netLeast net_at_most: netMost } }
    made_by: machines(where: { makes: $item, isInDesigner: { eq: false } }, first: $limit) @include(if: $one) { totalCount
      by_building_and_recipe_and_is_producing: groups(by: [{field: BUILDING}, {field: RECIPE}, {field: IS_PRODUCING}]) { nodes { keys count } }
      nodes { building { title name } recipe { title name } clock productivity isProducing reason waits_for: waitsFor { title name } id: object { path } } }`,
  variables: ({ item, only, limit }) =>
    (item?.trim() ? conditionsOf(item) : [null]).map((named) => {
      const where = {
        ...(named && { item: named }),
        ...(only === 'SHORTAGES' && { isShort: { eq: true } }),
        ...(only === 'SURPLUSES' && { net: { gt: 0 } }),
      };
      return {
        ...(Object.keys(where).length > 0 && { where }),
        item: named ?? { contains: '' },
        one: named !== null,
        direction: only === 'SURPLUSES' ? 'DESC' : 'ASC',
        limit,
      };
    }),
  accepts: (answer, { item }) => answer.per_minute !== 0 || item === undefined,
  refusal: (_, { item, only }) => [
    `No machine makes or uses ${JSON.stringify(item?.slice(0, 60))}${only === 'ALL' ? '' : ` among ${only}`}.`,
    'balance without "item" lists what is made; find_item says what lies where.',
  ],
});

const trace = defineGameTool({
  name: 'trace',
  description:
    'Where belts and pipes lead from a building, or come from: buildings with steps (depth) and ids, the slowest belt, what lies on the way.',
  arguments: {
    from: { type: 'string', description: 'id of the building', required: true },
    direction: { type: 'string', enum: ['DOWNSTREAM', 'UPSTREAM'], default: 'DOWNSTREAM' },
    through: { type: 'boolean', description: 'go on through machines to the last', default: false },
  },
  takes: '$from: String!, $direction: SatisfactoryTraceDirection!, $through: Boolean!',
  selects: `
    trace(from: $from, direction: $direction, through: $through) {
      direction carriers: carrierCount
      bottleneck { building { title name } per_minute: perMinute id: object { path } }
      ends { building { title name } depth id: object { path } recipe_resource_working: object { view { ... on SatisfactoryMachine { recipe { title name } resource { title name } isProducing } } } }
      on_the_belts: items { item { title name } amount } }`,
  variables: (values) => [values],
  accepts: (answer) => 'trace' in answer,
  refusal: (slug, { from }) => [
    `${slug} has no object ${JSON.stringify(from.slice(0, 120))}.`,
    'Take an id as find_item, nearest, power or query give it (SaveObject.path), letter for letter.',
  ],
});

export const satisfactoryTools = [power, balance, trace];
