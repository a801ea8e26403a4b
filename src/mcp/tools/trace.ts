// "Where does it go, and where does it come from?"

import { answerGame, type GameQueries, READ_WELL } from '../game-query.ts';
import { defineTool, SAVE_ARGUMENT } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

export const TRACE_QUERIES: GameQueries = {
  SATISFACTORY: `query Trace($save: ID!, $from: String!, $direction: SatisfactoryTraceDirection!, $through: Boolean!) {
    save(id: $save) { ${READ_WELL} view: satisfactory {
      trace(from: $from, direction: $direction, through: $through) {
        direction carriers: carrierCount
        bottleneck { building { title name } per_minute: perMinute id: object { path } }
        ends { building { title name } depth id: object { path } recipe_resource_working: object { view { ... on SatisfactoryMachine { recipe { title name } resource { title name } isProducing } } } }
        on_the_belts: items { item { title name } amount } } } } }`,
};

export const trace = defineTool({
  name: 'trace',
  description:
    'Where belts and pipes lead from a building, or come from: buildings with steps (depth) and ids, the slowest belt, what lies on the way.',
  arguments: {
    save: SAVE_ARGUMENT,
    from: { type: 'string', description: 'id of the building', required: true },
    direction: { type: 'string', enum: ['DOWNSTREAM', 'UPSTREAM'], default: 'DOWNSTREAM' },
    through: { type: 'boolean', description: 'go on through machines to the last', default: false },
  },
  formats: Object.keys(TRACE_QUERIES),
  async call({ save: given, from, direction, through }, desk) {
    const save = await desk.save(given);
    const answer = await answerGame(desk, save, TRACE_QUERIES, { from, direction, through });
    if ('trace' in answer) return answer;
    throw new ToolError(
      `${save.slug} has no object ${JSON.stringify(from.slice(0, 120))}.`,
      'Take an id as find_item, nearest, power or query give it (SaveObject.path), letter for letter.',
    );
  },
});
