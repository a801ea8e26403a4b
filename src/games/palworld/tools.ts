// Tools for language models that answer what players and admins ask: which pals, which guilds, which bases.

import { defineGameTool, limitArgument } from '../shared/game-tool.ts';

const PAL = `species { title name } nickname level stars talent_hp: talentHp talent_attack: talentAttack talent_defense: talentDefense
  passives { title name } owner { title name } where holder { title name } base { title name } page slot`;

const like = (text: string): object => ({ contains: text, caseSensitive: false });

const findPals = defineGameTool({
  name: 'find_pals',
  description:
    'Palworld: pals by species, passive skill, owner and least talent (IV), the best attack first, and where each is (party, palbox page and slot, base).',
  arguments: {
    species: { type: 'string' },
    passive: { type: 'string' },
    owner: { type: 'string' },
    talent: { type: 'integer', minimum: 0, maximum: 100, description: 'least of all three' },
    limit: limitArgument(15),
  },
  takes: '$where: PalworldPalFilter!, $limit: Int!',
  selects: `
    pals(where: $where, orderBy: [{ field: TALENT_ATTACK, direction: DESC }], first: $limit) { totalCount nodes { ${PAL} }
      by_where: groups(by: [{field: WHERE}]) { nodes { keys count } } }`,
  variables: ({ species, passive, owner, talent, limit }) => {
    const least = { gte: talent };
    const where = {
      ...(species && { species: like(species) }),
      ...(passive && { passives: like(passive) }),
      ...(owner && { owner: like(owner) }),
      ...(talent && { talentHp: least, talentAttack: least, talentDefense: least }),
    };
    return [{ where, limit }];
  },
});

const guildReport = defineGameTool({
  name: 'guild_report',
  description:
    'Palworld: guilds with members, bases, pals and how long everybody is away, the longest first.',
  arguments: { guild: { type: 'string' }, limit: limitArgument(10) },
  takes: '$where: PalworldGuildFilter, $limit: Int!',
  selects: `
    world { day saved_at_local: savedAt run_seconds: playSeconds }
    guilds(where: $where, orderBy: [{ field: SECONDS_AWAY, direction: DESC }], first: $limit) { totalCount
      nodes { name leader { title name } online: playersOnline seconds_away: secondsAway level pals bases { title name }
        members { name seconds_away: secondsAway } research: currentResearch { title name } } }`,
  variables: ({ guild, limit }) => [{ limit, ...(guild && { where: { name: like(guild) } }) }],
});

const baseReport = defineGameTool({
  name: 'base_report',
  description:
    'Palworld: bases with workers, who idles or is sick, machines without work, and what lies there.',
  arguments: { base: { type: 'string' }, limit: limitArgument(10) },
  takes: '$where: PalworldBaseFilter, $at: TextFilter!, $limit: Int!',
  selects: `
    bases(where: $where, orderBy: [{ field: IDLE, direction: DESC }], first: $limit) { totalCount
      nodes { name guild { title name } at_map: mapPosition { x y } workers limit idle sick structures works raid: isUnderAttack } }
    trouble: pals(where: { base: $at, or: [{ isIdle: { eq: true } }, { where: { eq: BASE }, isSick: { eq: true } }] }, first: $limit) { totalCount
      nodes { species { title name } nickname base { title name } sickness isIdle } }
    machines_idle: machines(where: { base: $at, isIdle: { eq: true } }) { totalCount by_base_and_building: groups(by: [{field: BASE}, {field: BUILDING}], first: 20) { nodes { keys count } } }
    stock(where: { base: $at, kind: { eq: BASE } }) { by_base_and_item: groups(by: [{field: BASE}, {field: ITEM}], orderBy: [{ number: { field: AMOUNT } }], first: 15) {
        totalCount nodes { keys amount: number(field: AMOUNT) { sum } } } }`,
  // A filter without conditions leaves out nothing.
  variables: ({ base, limit }) => [
    { limit, at: {}, ...(base && { at: like(base), where: { name: like(base) } }) },
  ],
});

export const palworldTools = [findPals, guildReport, baseReport];
