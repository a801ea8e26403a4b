// Answers of Palworld to the questions that every game may answer.

import type { GameQuestions } from '../shared/questions.ts';

export const palworldQuestions: GameQuestions = {
  summary: `
    world { title saved_at_local: savedAt day timeOfDay run_seconds: playSeconds structures containers }
    players(orderBy: [{ field: SECONDS_AWAY }], first: 20) { totalCount nodes { name level guild { title name } seconds_away: secondsAway pals at_map: mapPosition { x y } } }
    guilds(first: 10) { totalCount nodes { name leader { title name } members: memberCount bases: baseCount pals } }
    bases(first: 10) { totalCount nodes { name at_map: mapPosition { x y } workers idle sick structures } }
    pals { totalCount by_where: groups(by: [{field: WHERE}]) { nodes { keys count } } by_species: groups(by: [{field: SPECIES}], orderBy: [{ field: COUNT }], first: 10) { totalCount nodes { keys count } } }
    most_items: stock(where: { isStock: { eq: true } }) { by_item: groups(by: [{field: ITEM}], orderBy: [{ number: { field: AMOUNT } }], first: 10) { totalCount nodes { keys amount: number(field: AMOUNT) { sum } } } }
    machines_idle: machines(where: { isIdle: { eq: true } }) { totalCount }
    unknown`,
  findItem: {
    selects: `
      found: stock(where: { item: $item, isStock: { eq: true } }, orderBy: [{ field: AMOUNT, direction: DESC }], first: $limit) { totalCount
        nodes { item { title name } amount kind in: building { title name } base { title name } guild { title name } player { title name } at_map: mapPosition { x y } id: object { path } }
        by_item: groups(by: [{field: ITEM}], orderBy: [{ number: { field: AMOUNT } }], first: 20) { totalCount nodes { keys count amount: number(field: AMOUNT) { sum } } } }`,
    names: `names: stock(where: { isStock: { eq: true } }, first: 1000) { nodes { item { title name } } }`,
  },
  players: `players(first: 100) { nodes { name object { path } position { x y z } } }`,
  prompts: [
    {
      name: 'idle_pals',
      title: 'Who is idle in my bases?',
      text: 'Call base_report. Name for each base the pals that are idle, hungry or sick, the work that nobody does, and what would mend it.',
    },
  ],
};
