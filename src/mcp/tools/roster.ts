// "Who is there, and how are they doing?"

import { answerGame, type GameQueries, READ_WELL } from '../game-query.ts';
import { defineTool, limitArgument, SAVE_ARGUMENT } from '../tool.ts';

const HEROES = `nodes { name class: heroClass { title name } status in_party: isInParty stress_of_200: stress hp resolve_xp: resolveXp
  level: loggedLevel affliction { title name } virtue { title name } activity { title name } weapon: weaponRank armour: armourRank
  quirks { title name } diseases { title name } locked: lockedQuirks { title name } trinkets { title name }
  skills: combatSkills { skill { title name } level } id: object { path } }`;

export const ROSTER_QUERIES: GameQueries = {
  DARKEST_DUNGEON: `query Roster($save: ID!, $where: DarkestDungeonHeroFilter, $limit: Int!, $living: Boolean!, $dead: Boolean!) { save(id: $save) { ${READ_WELL} view: darkestDungeon {
    heroes(where: $where, orderBy: [{ field: "stress", direction: DESC }], first: $limit) @include(if: $living) { totalCount ${HEROES} }
    dead: deadHeroes(first: $limit) @include(if: $dead) { totalCount ${HEROES} }
    heroes_all: heroes { by_status: groups(by: ["status"]) { nodes { keys count } } }
  } } }`,
  SATISFACTORY: `query Roster($save: ID!, $limit: Int!) { save(id: $save) { ${READ_WELL} view: satisfactory {
    players(first: $limit) { totalCount nodes { name health_of_100: health slots used: usedSlots carries: inventory { item { title name } amount }
      wears: equipment { slot item { title name } } at_cm: position { x y z } id: object { path } } } } } }`,
};

export const roster = defineTool({
  name: 'roster',
  description:
    'Heroes with stress, status, quirks, trinkets and skills, the most stressed first; of Satisfactory, the players and what they carry.',
  arguments: {
    save: SAVE_ARGUMENT,
    status: {
      type: 'string',
      enum: ['LIVING', 'PARTY', 'IDLE', 'ACTIVITY', 'DEAD', 'MISSING', 'ALL'],
      default: 'LIVING',
    },
    limit: limitArgument(15),
  },
  formats: Object.keys(ROSTER_QUERIES),
  async call({ save, status, limit }, desk) {
    const where =
      status === 'ALL' || status === 'LIVING' ? undefined : (WHERE[status] ?? { status: { eq: status } });
    const variables = { limit, living: status !== 'DEAD', dead: status === 'DEAD' || status === 'ALL' };
    return answerGame(desk, await desk.save(save), ROSTER_QUERIES, { ...variables, ...(where && { where }) });
  },
});

const WHERE: Readonly<Record<string, object>> = {
  PARTY: { isInParty: true },
};
