// A tool for language models about the raid under way.

import { defineGameTool } from '../shared/game-tool.ts';

export const expedition = defineGameTool({
  name: 'expedition',
  description:
    'The raid under way (party, light, bag, enemies, unvisited rooms), the quests on offer (difficulty 1 apprentice, 3 veteran, 5 champion, 6 darkest) and the last missions.',
  arguments: {},
  takes: '',
  selects: `
    raid { quest type dungeon { title name } difficulty length area tile lastRoom retreatRoom torchlight_of_100: torchlight isInBattle round
      party { name class: heroClass { title name } stress_of_200: stress hp id: object { path } }
      enemies { monster { title name } hp } inventory { type item { title name } amount } loot { type item { title name } amount } campingPoints }
    map { entrance finalRoom currentRoom stepsToEntrance reachableRooms unvisitedRooms }
    unvisited: rooms(where: { isVisited: { eq: false } }, orderBy: [{ field: DISTANCE_FROM_ENTRANCE }], first: 20) { totalCount nodes { name doors hasBattle curio { title name } distanceFromEntrance } }
    quests(first: 12, orderBy: [{ field: DIFFICULTY }]) { totalCount nodes { id: key type dungeon { title name } difficulty length goals rewards { type item { title name } amount } isPlot } }
    last_missions: missions(orderBy: [{ field: WEEK, direction: DESC }], first: 5) { totalCount nodes { week isDeparture isSuccess quest { title name } dungeon { title name } heroNames died } }`,
  variables: () => [{}],
  shows: ({ save, ...rest }) => ({ save, ...('raid' in rest ? {} : { raid: 'none under way' }), ...rest }),
});
