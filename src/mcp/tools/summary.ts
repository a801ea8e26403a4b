// Summarises a save in the game's terms, or lists the open saves.

import { compact, isFields } from '../answers/compact.ts';
import { answerQuery, READ_WELL, viewedGame, viewQuery } from '../game-query.ts';
import { defineTool, SAVE_ARGUMENT } from '../tool.ts';

const ISSUES = 'issues(first: 3, distinct: true) { nodes { code message file path count } }';

const ABOUT = `title savedAt ${ISSUES}`;

/** For a format without a view. */
const PLAIN_SUMMARY = `query Summary($save: ID!) { save(id: $save) { ${READ_WELL} title savedAt header ${ISSUES}
  stats { objects references }
  classes(first: 20, orderBy: [{ field: COUNT, direction: DESC }]) { totalCount nodes { name count } } } }`;

const MOST_SAVES = 50;

export const summary = defineTool({
  name: 'summary',
  description:
    'What a save is about: progress, power, stock, what stands still, heroes, ranch, packages; issues, and what cannot be known. Without "save", when several are open: the list of saves.',
  arguments: { save: SAVE_ARGUMENT },
  async call({ save: given }, session) {
    if (given === undefined) {
      const saves = await session.saves(MOST_SAVES);
      if (saves.totalCount !== 1) return { saves: compact({ ...saves, nodes: saves.nodes.map(plainSave) }) };
    }
    const save = await session.save(given);
    const game = await viewedGame(save);
    const query = game ? viewQuery(game, game.questions.summary, { about: ABOUT }) : PLAIN_SUMMARY;
    const answer = await answerQuery(save, query);
    return {
      format: save.format,
      ...answer,
      ...(isFields(answer.header) && { header: plainFields(answer.header) }),
      length_unit: save.units.length,
    };
  },
});

function plainSave(save: object): object {
  const { units: _, ...rest } = save as Record<string, unknown>;
  return rest;
}

/** Tables of a header, such as versions by GUID, mean nothing to a reader. */
function plainFields(header: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(header).filter(([, value]) => typeof value !== 'object'));
}
