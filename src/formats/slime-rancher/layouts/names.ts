// Names of numbers that both games use. Those of items, and of what the second game keeps in its assets, are
// not in the saves: users can add them.

import type { NumberNames } from './layout.ts';

export const NUMBER_NAMES: NumberNames = new Map([
  ['Emotion', list('hunger', 'agitation', 'fear', 'sleepiness')],
  ['LandPlot', list('none', 'empty', 'corral', 'coop', 'garden', 'silo', 'pond', 'incinerator')],
  [
    'LandPlotUpgrade',
    list(
      ...['none', 'walls', 'music box', 'storage 2', 'storage 3', 'storage 4', 'soil', 'sprinkler'],
      ...['scareslime', 'feeder', 'vitamizer', 'air net', 'plort collector', 'solar shield'],
      ...['ash trough', 'miracle mix', 'deluxe garden', 'deluxe coop'],
    ),
  ],
  ['FeederSpeed', list('normal', 'slow', 'fast')],
  ['ResourceState', list('unripe', 'ripe', 'edible', 'rotten')],
  ['Pod', list('locked', 'open')],
  ['Door', list('locked', 'open', 'closed')],
  ['AppearanceSet', list('none', 'classic', 'secret')],
  ['Storage', list('non-slimes', 'plort', 'food', 'crafting', 'elder')],
  ['GameMode', list('classic', 'time limit', 'casual', 'time limit v2')],
  [
    'Region',
    new Map([
      ...([[-1, 'unset'], ...list('home', 'desert', 'valley', "Viktor's lab", 'slimulations')] as const),
    ]),
  ],
]);

function list(...names: string[]): ReadonlyMap<number, string> {
  return new Map(names.map((name, number) => [number, name]));
}
