// "What do I make and use per minute, and what do I run short of?"

import { answerGame, type GameQueries, READ_WELL } from '../game-query.ts';
import { defineTool, limitArgument, SAVE_ARGUMENT } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

export const BALANCE_QUERIES: GameQueries = {
  SATISFACTORY: `query Balance($save: ID!, $where: SatisfactoryBalanceFilter, $uses: TextFilter!, $direction: OrderDirection!, $limit: Int!, $one: Boolean!) {
    save(id: $save) { ${READ_WELL} view: satisfactory {
      per_minute: balance(where: $where, orderBy: [{ field: "net", direction: $direction }], first: $limit) { totalCount
        nodes { item { title name } produced consumed net measured_produced: measuredProduced measured_consumed: measuredConsumed producers consumers unknown_producers: unknownProducers net_at_least: netLeast net_at_most: netMost } }
      made_by: machines(where: { recipe: $uses }, first: $limit) @include(if: $one) { totalCount
        by_building_and_recipe_and_is_producing: groups(by: ["building", "recipe", "isProducing"]) { nodes { keys count } }
        nodes { building { title name } recipe { title name } clock productivity isProducing reason id: object { path } } } } } }`,
};

export const balance = defineTool({
  name: 'balance',
  description:
    'What machines make and use per minute, by item: at full speed (produced, consumed, net) and measured. Pieces, of fluids m³. The worst shortage first. With "item": also the machines whose recipe is called so.',
  arguments: {
    save: SAVE_ARGUMENT,
    item: { type: 'string' },
    only: { type: 'string', enum: ['ALL', 'SHORTAGES', 'SURPLUSES'], default: 'ALL' },
    limit: limitArgument(15),
  },
  formats: Object.keys(BALANCE_QUERIES),
  async call({ save: given, item, only, limit }, desk) {
    const save = await desk.save(given);
    for (const operator of ['eq', 'contains']) {
      const named = item === undefined ? null : { [operator]: item, caseSensitive: false };
      const where = {
        ...(named && { item: named }),
        ...(only === 'SHORTAGES' && { net: { lt: 0 } }),
        ...(only === 'SURPLUSES' && { net: { gt: 0 } }),
      };
      const answer = await answerGame(desk, save, BALANCE_QUERIES, {
        ...(Object.keys(where).length > 0 && { where }),
        uses: named ?? { contains: '' },
        one: named !== null,
        direction: only === 'SURPLUSES' ? 'DESC' : 'ASC',
        limit,
      });
      if (answer.per_minute !== 0 || item === undefined) return answer;
    }
    throw new ToolError(
      `No machine makes or uses ${JSON.stringify(item?.slice(0, 60))}${only === 'ALL' ? '' : ` among ${only}`}.`,
      'balance without "item" lists what is made; find_item says what lies where.',
    );
  },
});
