// Facts about the farm as a whole: date, weather, money.

import { fields, memoize, type NodeId } from '../shared/kit.ts';
import { farmerNodes, farmers } from './farmers.ts';
import { rootFields, type StardewSave } from './save.ts';

const PROPERTIES =
  'currentSeason dayOfMonth year isRaining isSnowing isLightning weatherForTomorrow dailyLuck whichFarm gameVersion goldenWalnuts mine_lowestLevelReached';

const SEASONS = ['spring', 'summer', 'fall', 'winter'];
const DAYS = 28;

export const farm = memoize((save: StardewSave) => {
  const { graph, scope } = save;
  const own = rootFields(save, PROPERTIES);
  const host = farmers(save)[0];
  const hostFields = fields(graph, farmerNodes(save)[0] ?? (0 as NodeId), 'gameVersion');
  const season = own.text('currentSeason');
  const [day, year] = [own.int('dayOfMonth'), own.int('year')];
  const at = SEASONS.indexOf(season ?? '');
  return {
    object: scope.object(0 as NodeId),
    name: host?.farm ?? null,
    version: own.id('gameVersion') ?? hostFields.id('gameVersion'),
    season,
    dayOfMonth: day,
    year,
    day: at < 0 || day === null || year === null ? null : ((year - 1) * SEASONS.length + at) * DAYS + day,
    isRaining: own.boolean('isRaining'),
    isSnowing: own.boolean('isSnowing'),
    isStorming: own.boolean('isLightning'),
    weatherTomorrow: own.id('weatherForTomorrow'),
    luck: own.number('dailyLuck'),
    farmType: own.id('whichFarm'),
    money: host?.money ?? null,
    totalEarned: host?.totalEarned ?? null,
    goldenWalnuts: own.int('goldenWalnuts'),
    mineLevel: own.int('mine_lowestLevelReached'),
  };
});
