// Answers of Satisfactory to the questions that every game may answer.

import type { GameQuestions } from '../shared/questions.ts';

export const satisfactoryQuestions: GameQuestions = {
  summary: `
    session { saveVersion buildVersion play_seconds: playSeconds isModded isCreative days }
    progress { phase { title name } targetPhase { title name } activeMilestone { title name } unlocked: schematics
      alternates unclaimedHardDrives unspent_coupons: sink { coupons } }
    players { totalCount nodes { name id: object { path } } }
    machines { totalCount by_kind_and_is_producing: groups(by: [{field: KIND}, {field: IS_PRODUCING}]) { nodes { keys count } } }
    standing_still: machines(where: { isProducing: { eq: false } }) { totalCount by_reason: groups(by: [{field: REASON}]) { nodes { keys count } } }
    power_networks: networks(orderBy: [{ field: WANTED, direction: DESC }], first: 5) {
      totalCount nodes { id: number consumers wanted_MW: wanted capacity_MW: capacity headroom_MW: headroom } }
    factories(first: 5) { totalCount nodes { name machines producing draw_MW: draw makes { title name } at_cm: position { x y } } }
    most_items: items(first: 8) { totalCount nodes { item { title name } amount in_m3: isFluid places } }
    collected { kind collected remaining all_known: isComplete }
    vehicles { totalCount } trains { totalCount } drones { totalCount } buildings { totalCount }
    unknown`,
  findItem: {
    selects: `
      found: stock(where: { item: $item, isStock: { eq: true } }, orderBy: [{ field: AMOUNT, direction: DESC }], first: $limit) { totalCount
        nodes { item { title name } amount in_m3: isFluid kind in: owner { title name } at_cm: position { x y z } id: object { path } }
        by_item_and_in_m3: groups(by: [{field: ITEM}, {field: IS_FLUID}], orderBy: [{ number: { field: AMOUNT } }], first: 20) { totalCount nodes { keys count amount: number(field: AMOUNT) { sum } } } }`,
    names: `names: items(first: 500) { nodes { item { title name } } }`,
  },
  players: `players(first: 100) { nodes { name object { path } body: pawn { path } position { x y z } } }`,
  things: {
    selects: `
      kinds: collectibles(where: { isCollected: { eq: false } }, first: 10000) { nodes { what: kind position { x y z } id: path } }
      things: resourceNodes(where: { resource: $what }, first: 10000) { nodes { what: resource { title name } purity isUsed position { x y z } id: object { path } } }`,
    // A hard drive is what a crash site holds, and slugs are power slugs.
    synonyms: { 'hard drive': 'crash site', power: '' },
  },
  roster: {
    takes: '$limit: Int!',
    selects: `
      players(first: $limit) { totalCount nodes { name health_of_100: health slots used: usedSlots carries: inventory { item { title name } amount }
          wears: equipment { slot item { title name } } at_cm: position { x y z } id: object { path } } }`,
  },
  prompts: [
    {
      name: 'factory_problems',
      title: 'What is wrong in my factory?',
      text: 'Call summary, power and balance. Say what stands still and why, which networks are short of power, and what runs short, the worst first, each with its place and what would help; and what cannot be known.',
    },
  ],
};
