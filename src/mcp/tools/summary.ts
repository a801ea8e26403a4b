// What a save is about, in the game's terms; or which saves are open.

import { compact } from '../answers/compact.ts';
import { answerGame, type GameQueries, hasView, READ_WELL } from '../game-query.ts';
import { defineTool, SAVE_ARGUMENT } from '../tool.ts';

const ISSUES = 'issues(first: 3, distinct: true) { nodes { code message file path count } }';

export const SUMMARY_QUERIES: GameQueries = {
  SATISFACTORY: `query Summary($save: ID!) { save(id: $save) { ${READ_WELL} title savedAt ${ISSUES}
    view: satisfactory {
      session { saveVersion buildVersion play_seconds: playSeconds isModded isCreative days }
      progress { phase { title name } targetPhase { title name } activeMilestone { title name } unlocked: schematics
        alternates unclaimedHardDrives unspent_coupons: sink { coupons } }
      players { totalCount nodes { name id: object { path } } }
      machines { totalCount by_kind_and_is_producing: groups(by: ["kind", "isProducing"]) { nodes { keys count } } }
      standing_still: machines(where: { isProducing: false }) { totalCount by_reason: groups(by: ["reason"]) { nodes { keys count } } }
      power_networks: networks(orderBy: [{ field: "wanted", direction: DESC }], first: 5) {
        totalCount nodes { id: number consumers wanted_MW: wanted capacity_MW: capacity headroom_MW: headroom } }
      factories(first: 5) { totalCount nodes { name machines producing draw_MW: draw makes { title name } at_cm: position { x y } } }
      most_items: items(first: 8) { totalCount nodes { item { title name } amount in_m3: isFluid places } }
      collected { kind collected remaining all_known: isComplete }
      vehicles { totalCount } trains { totalCount } drones { totalCount } buildings { totalCount }
      unknown } } }`,
  DARKEST_DUNGEON: `query Summary($save: ID!) { save(id: $save) { ${READ_WELL} title ${ISSUES}
    view: darkestDungeon {
      estate { name week mode date isInRaid raidDungeon { title name } townEvent { title name } wallet { type item { title name } amount }
        questsFinished questsSucceeded isTampered dlc mods }
      heroes { totalCount by_status: groups(by: ["status"]) { nodes { keys count } } }
      most_stressed: heroes(orderBy: [{ field: "stress", direction: DESC }], first: 5) {
        nodes { name heroClass { title name } stress_of_200: stress id: object { path } } }
      raid { dungeon { title name } area isInBattle }
      quests { totalCount } deaths { totalCount } trinkets { totalCount } recruits { totalCount }
      free_places: activities(where: { isFree: true }) { totalCount }
      unknown } } }`,
  SLIME_RANCHER: `query Summary($save: ID!) { save(id: $save) { ${READ_WELL} title savedAt ${ISSUES}
    view: slimeRancher {
      session { displayName version gameMode day hour currency isGameOver }
      player { at: position { x y z } health energy currency upgrades { upgrade { name } level } id: object { path } }
      plots { totalCount by_type: groups(by: ["type"]) { nodes { keys count slimes: number(field: "slimes") { sum } } } }
      slimes: actors(where: { kind: { eq: SLIME } }) { totalCount by_item: groups(by: ["item"], first: 10) { nodes { keys count } } }
      feral: actors(where: { isFeral: true }) { totalCount }
      hungry: actors(where: { kind: { eq: SLIME }, hunger: { gt: 0.9 } }) { totalCount }
      owned: stock(where: { isOwned: true }) { by_item: groups(by: ["item"], first: 10, orderBy: [{ number: { field: "amount" } }]) { totalCount nodes { keys amount: number(field: "amount") { sum } } } }
      gordos { totalCount by_state: groups(by: ["state"]) { nodes { keys count } } }
      closed_pods: pods(where: { isOpen: false }) { totalCount }
      fullest_market: market(orderBy: [{ field: "saturation", direction: DESC }], first: 5) { totalCount nodes { item { title name } saturation } }
      isPartial unknown } } }`,
  GVAS: `query Summary($save: ID!) { save(id: $save) { ${READ_WELL} title savedAt ${ISSUES}
    view: palworld {
      world { title saved_at_local: savedAt day timeOfDay run_seconds: playSeconds structures containers }
      players(orderBy: [{ field: "secondsAway" }], first: 20) { totalCount nodes { name level guild { title name } seconds_away: secondsAway pals at_map: mapPosition { x y } } }
      guilds(first: 10) { totalCount nodes { name leader { title name } members: memberCount bases: baseCount pals } }
      bases(first: 10) { totalCount nodes { name at_map: mapPosition { x y } workers idle sick structures } }
      pals { totalCount by_where: groups(by: ["where"]) { nodes { keys count } } by_species: groups(by: ["species"], orderBy: [{ field: COUNT }], first: 10) { totalCount nodes { keys count } } }
      most_items: stock(where: { isStock: true }) { by_item: groups(by: ["item"], orderBy: [{ number: { field: "amount" } }], first: 10) { totalCount nodes { keys amount: number(field: "amount") { sum } } } }
      machines_idle: machines(where: { isIdle: true }) { totalCount }
      unknown } } }`,
  UNREAL_ENGINE_3: `query Summary($save: ID!) { save(id: $save) { ${READ_WELL} title ${ISSUES}
    view: unreal3 {
      packages(orderBy: [{ field: "exports", direction: DESC }], first: 10) { totalCount nodes { name game fileVersion isMap isCooked exports imports id: object { path } } }
      missing(first: 10) { totalCount nodes { name imports wantedBy } }
      unresolved: imports(where: { state: { eq: UNRESOLVED } }) { totalCount }
      classes { totalCount }
      actors { totalCount by_type: groups(by: ["type"], first: 10) { totalCount nodes { keys count } } }
      most_used: usage(orderBy: [{ field: "uses", direction: DESC }], first: 5) { nodes { id: path class: className uses } }
      unknown } } }`,
};

/** For a format without a view. */
export const PLAIN_SUMMARY = `query Summary($save: ID!) { save(id: $save) { ${READ_WELL} title savedAt header ${ISSUES}
  stats { objects references }
  classes(first: 20, orderBy: [{ field: COUNT, direction: DESC }]) { totalCount nodes { name count } } } }`;

const MOST_SAVES = 50;

export const summary = defineTool({
  name: 'summary',
  description:
    'What a save is about: progress, power, stock, what stands still, heroes, ranch, packages; issues, and what cannot be known. Without "save", when several are open: the list of saves.',
  arguments: { save: SAVE_ARGUMENT },
  async call({ save: given }, desk) {
    if (given === undefined) {
      const saves = await desk.saves(MOST_SAVES);
      if (saves.totalCount !== 1) return { saves: compact({ ...saves, nodes: saves.nodes.map(plainSave) }) };
    }
    const save = await desk.save(given);
    const hasGame = await hasView(desk, save, SUMMARY_QUERIES);
    const queries = hasGame ? SUMMARY_QUERIES : { [save.format]: PLAIN_SUMMARY };
    return {
      format: save.format,
      ...(await answerGame(desk, save, queries)),
      length_unit: save.units.length,
    };
  },
});

function plainSave(save: object): object {
  const { units: _, ...rest } = save as Record<string, unknown>;
  return rest;
}
