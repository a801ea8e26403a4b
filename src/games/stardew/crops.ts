// Crops in tilled soil and in garden pots.

import {
  enclosedAs,
  type Fields,
  fields,
  idAsText,
  memoize,
  type Named,
  type NodeId,
  placeOf,
} from '../shared/kit.ts';
import { locationNamed, type StardewSave } from './save.ts';
import { itemById } from './stock.ts';

/** State of watered soil. */
const WATERED = 1;
/** Row of their picture. */
const WILD_SEEDS = 23;
/** Of crops that are forage, which have no harvest of their own. */
const FORAGE: Readonly<Record<string, string>> = { '1': 'Spring Onion', '2': 'Ginger' };

export const crops = memoize((save: StardewSave) => {
  const { graph } = save;
  return enclosedAs(graph, 'terrainFeatures', 'TerrainFeature', 'objects').flatMap(({ node }) => {
    const own = fields(graph, node, 'crop state fertilizer hoeDirt');
    const pot = own.struct('hoeDirt');
    const soil = pot ?? own;
    const crop = soil.struct('crop');
    return crop ? [cropRow(save, node, crop, soil, pot !== null)] : [];
  });
});

function cropRow(save: StardewSave, node: NodeId, crop: Fields, soil: Fields, isInPot: boolean) {
  const { graph, scope } = save;
  const growth = growthOf(crop);
  const isForage = crop.boolean('forageCrop');
  // Of wild seeds, one of several grows, whatever the crop says.
  const isWild = crop.int('rowInSpriteSheet') === WILD_SEEDS && !crop.has('overrideTexturePath');
  const harvest = isWild ? null : crop.id('indexOfHarvest');
  const state = soil.int('state');
  return {
    object: scope.object(node),
    crop: cropNamed(
      save,
      isForage === true ? (FORAGE[crop.id('whichForageCrop') ?? ''] ?? null) : null,
      harvest,
    ),
    itemId: harvest,
    location: locationNamed(save, node),
    position: placeOf(graph, node),
    ...growth,
    isDead: crop.boolean('dead'),
    isWatered: state === null ? null : state === WATERED,
    isForage,
    isInPot,
    fertilizer: fertilizer(save, soil),
  };
}

function cropNamed(save: StardewSave, forage: string | null, harvest: string | null): Named | null {
  if (forage !== null) return { title: forage, name: forage, path: null };
  return harvest === null || harvest === '0' ? null : itemById(save, harvest);
}

function fertilizer(save: StardewSave, soil: Fields): Named | null {
  const id = soil.id('fertilizer');
  return id === null || id === '0' || id === '' ? null : itemById(save, id);
}

/** The last phase never ends: what is in it is ripe, or grows again as many days as it says. */
function growthOf(crop: Fields) {
  const [isForage, isDead] = [crop.boolean('forageCrop'), crop.boolean('dead', false)];
  const phases = (crop.items('phaseDays') ?? []).map((value) => Number(idAsText(value) ?? Number.NaN));
  const [phase, day] = [crop.int('currentPhase'), crop.int('dayOfCurrentPhase')];
  const regrows = crop.boolean('fullGrown') ?? crop.boolean('fullyGrown');
  const last = phases.length - 1;
  let days: number | null = null;
  if (isDead === false && phase !== null && day !== null && last >= 0 && phases.every(Number.isFinite)) {
    if (phase >= last) days = regrows ? Math.max(day, 0) : 0;
    else days = Math.max(phases.slice(phase, last).reduce((sum, each) => sum + each, 0) - day, 0);
  }
  return {
    phase,
    phases: phases.length > 0 ? phases.length : null,
    daysToHarvest: days,
    isRipe:
      isDead !== false
        ? isDead && false
        : isForage
          ? true
          : days === null
            ? null
            : days === 0 && phase! >= last,
  };
}
