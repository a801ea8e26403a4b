// Layers of a map: the kinds of things that players distinguish. Decided by the name and path of a class, so
// that mods' buildings with names like the game's get the right layer too.

import type { ClassTraits } from '../classes.ts';

interface Rule {
  readonly category: string;
  readonly test: RegExp;
}

/** By class name; the first match counts. */
const BY_NAME: readonly Rule[] = [
  { category: 'Belts', test: /^build_conveyor(belt|lift|attachment|pole|ceiling|monitor|wall)/i },
  { category: 'Vehicle paths', test: /targetpoint|vehiclepath|drivingtarget/i },
  { category: 'Power lines', test: /^build_powerline/i },
  { category: 'Power poles', test: /^build_(powerpole|powertower|xmass|powerswitch|prioritypower)/i },
  { category: 'Generators', test: /^build_(generator|powerstorage|alienpower)/i },
  {
    category: 'Production',
    test: /^build_(smelter|foundry|constructor|assembler|manufacturer|oilrefinery|packager|blender|hadroncollider|converter|quantumencoder)/i,
  },
  { category: 'Extraction', test: /^(build_(miner|oilpump|waterpump|fracking)|bp_portableminer)/i },
  {
    category: 'Storage',
    test: /^build_(storage|industrialtank|pipestoragetank|centralstorage|resourcesink)|^bp_(dimensionaldepot)/i,
  },
  { category: 'Hypertubes', test: /^build_(pipehyper|hypertube)/i },
  { category: 'Pipes', test: /^build_(pipe|valve)/i },
  { category: 'Railways', test: /^build_(railroad|train)|^bp_(locomotive|freightwagon|train)/i },
  {
    category: 'Vehicles',
    test: /^(build_(truckstation|dronestation)|bp_(drone|tractor|truck|explorer|golfcart|cyberwagon|vehicle))/i,
  },
  { category: 'Foundations', test: /^build_.*(foundation|quarterpipe|flatframe)/i },
  { category: 'Ramps', test: /^build_.*(ramp|stair)/i },
  { category: 'Walls', test: /^build_.*(wall|gate|door|window|fence|railing|barrier)/i },
  { category: 'Roofs and frames', test: /^build_.*(roof|beam|pillar|frame|catwalk|walkway|ladder)/i },
  { category: 'Lights and signs', test: /^build_.*(light|sign|billboard)/i },
  { category: 'Players', test: /^(char_player|bp_playerstate)/i },
  { category: 'Creatures', test: /^(char_|bp_.*(creature|spawner)|fgcreature)/i },
  { category: 'Resource nodes', test: /^bp_(resourcenode|fracking|geyser)/i },
  { category: 'Collectibles', test: /^bp_(crystal|wat\d|mercershrine|droppod|tapepickup)/i },
  { category: 'Dropped items', test: /^(bp_itempickup|bp_crate|fgitempickup)/i },
];

const OTHERS = 'World';

/** The map layer for objects of a class. */
export function mapCategory({ name, path, isBuild, isMobile }: ClassTraits): string {
  const rule = BY_NAME.find(({ test }) => test.test(name));
  if (rule) return rule.category;
  if (isMobile) return 'Vehicles';
  if (isBuild) return path.includes('/Building/') ? 'Architecture' : 'Other buildings';
  return OTHERS;
}
