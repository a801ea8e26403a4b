// What players and admins of Palworld ask: which pals, which guilds, which bases.

import { answerGame, type GameQueries, READ_WELL } from '../game-query.ts';
import { defineTool, limitArgument, SAVE_ARGUMENT } from '../tool.ts';

const PAL = `species { title name } nickname level stars talent_hp: talentHp talent_attack: talentAttack talent_defense: talentDefense
  passives { title name } owner { title name } where holder { title name } base { title name } page slot`;

export const PALS_QUERIES: GameQueries = {
  GVAS: `query FindPals($save: ID!, $where: PalworldPalFilter!, $limit: Int!) { save(id: $save) { ${READ_WELL} view: palworld {
    pals(where: $where, orderBy: [{ field: "talentAttack", direction: DESC }], first: $limit) { totalCount nodes { ${PAL} }
      by_where: groups(by: ["where"]) { nodes { keys count } } } } } }`,
};

export const GUILDS_QUERIES: GameQueries = {
  GVAS: `query Guilds($save: ID!, $where: PalworldGuildFilter, $limit: Int!) { save(id: $save) { ${READ_WELL} view: palworld {
    world { day saved_at_local: savedAt run_seconds: playSeconds }
    guilds(where: $where, orderBy: [{ field: "secondsAway", direction: DESC }], first: $limit) { totalCount
      nodes { name leader { title name } online: playersOnline seconds_away: secondsAway level pals bases { title name }
        members { name seconds_away: secondsAway } research: currentResearch { title name } } } } } }`,
};

export const BASES_QUERIES: GameQueries = {
  GVAS: `query Bases($save: ID!, $where: PalworldBaseFilter, $limit: Int!) { save(id: $save) { ${READ_WELL} view: palworld {
    bases(where: $where, orderBy: [{ field: "idle", direction: DESC }], first: $limit) { totalCount
      nodes { name guild { title name } at_map: mapPosition { x y } workers limit idle sick structures works raid: isUnderAttack } }
    trouble: pals(where: { or: [{ isIdle: true }, { where: { eq: BASE }, isSick: true }] }, first: $limit) { totalCount
      nodes { species { title name } nickname base { title name } sickness isIdle } }
    machines_idle: machines(where: { isIdle: true }) { totalCount by_base_and_building: groups(by: ["base", "building"], first: 20) { nodes { keys count } } }
    stock(where: { kind: { eq: BASE } }) { by_base_and_item: groups(by: ["base", "item"], orderBy: [{ number: { field: "amount" } }], first: 15) {
      totalCount nodes { keys amount: number(field: "amount") { sum } } } } } } }`,
};

const like = (text: string): object => ({ contains: text, caseSensitive: false });

export const findPals = defineTool({
  name: 'find_pals',
  description:
    'Palworld: pals by species, passive skill, owner and least talent (IV), the best attack first, and where each is (party, palbox page and slot, base).',
  arguments: {
    save: SAVE_ARGUMENT,
    species: { type: 'string' },
    passive: { type: 'string' },
    owner: { type: 'string' },
    talent: { type: 'integer', minimum: 0, maximum: 100, description: 'least of all three' },
    limit: limitArgument(15),
  },
  formats: Object.keys(PALS_QUERIES),
  async call({ save, species, passive, owner, talent, limit }, desk) {
    const least = { gte: talent };
    const where = {
      ...(species && { species: like(species) }),
      ...(passive && { passives: like(passive) }),
      ...(owner && { owner: like(owner) }),
      ...(talent && { talentHp: least, talentAttack: least, talentDefense: least }),
    };
    return answerGame(desk, await desk.save(save), PALS_QUERIES, { where, limit });
  },
});

export const guildReport = defineTool({
  name: 'guild_report',
  description:
    'Palworld: guilds with members, bases, pals and how long everybody is away, the longest first.',
  arguments: { save: SAVE_ARGUMENT, guild: { type: 'string' }, limit: limitArgument(10) },
  formats: Object.keys(GUILDS_QUERIES),
  call: async ({ save, guild, limit }, desk) =>
    answerGame(desk, await desk.save(save), GUILDS_QUERIES, {
      limit,
      ...(guild && { where: { name: like(guild) } }),
    }),
});

export const baseReport = defineTool({
  name: 'base_report',
  description:
    'Palworld: bases with workers, who idles or is sick, machines without work, and what lies there.',
  arguments: { save: SAVE_ARGUMENT, base: { type: 'string' }, limit: limitArgument(10) },
  formats: Object.keys(BASES_QUERIES),
  call: async ({ save, base, limit }, desk) =>
    answerGame(desk, await desk.save(save), BASES_QUERIES, {
      limit,
      ...(base && { where: { name: like(base) } }),
    }),
});
