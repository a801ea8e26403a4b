// Lists heroes or players and how they are doing.

import { GAMES } from '../../games/registry.ts';
import { limitArgument } from '../../games/shared/game-tool.ts';
import { answerQuery, otherGameError, viewedGame, viewQuery } from '../game-query.ts';
import { defineTool, SAVE_ARGUMENT } from '../tool.ts';

const rosters = () =>
  GAMES.flatMap((game) => (game.questions.roster ? [{ game, asked: game.questions.roster }] : []));

export const roster = defineTool({
  name: 'roster',
  description:
    'Heroes with stress, status, quirks, trinkets and skills, the most stressed first; or players and what they carry.',
  arguments: {
    save: SAVE_ARGUMENT,
    status: {
      type: 'string',
      enum: ['LIVING', 'PARTY', 'IDLE', 'ACTIVITY', 'DEAD', 'MISSING', 'ALL'],
      default: 'LIVING',
    },
    limit: limitArgument(15),
  },
  get formats() {
    return rosters().map(({ game }) => game.format);
  },
  async call({ save: given, status, limit }, session) {
    const save = await session.save(given);
    const viewed = await viewedGame(save);
    const found = rosters().find(({ game }) => game === viewed);
    if (!found) {
      const games = rosters().map(({ game }) => game);
      throw await otherGameError(save, games);
    }
    const where =
      status === 'ALL' || status === 'LIVING' ? undefined : (WHERE[status] ?? { status: { eq: status } });
    const variables = { limit, living: status !== 'DEAD', dead: status === 'DEAD' || status === 'ALL' };
    const { takes, selects } = found.asked;
    if (status !== 'LIVING' && !takes.includes('$where'))
      session.warn('Only heroes have a status: the list is of everybody.');
    const query = viewQuery(found.game, selects, { takes });
    return answerQuery(save, query, { ...variables, ...(where && { where }) });
  },
});

const WHERE: Readonly<Record<string, object>> = { PARTY: { isInParty: { eq: true } } };
