// The game's own data file, `CommunityResources/Docs/en-US.json` (before 1.0 `Docs.json`): UTF-16 with a byte
// order mark, an array of {NativeClass, Classes}, in which all values are strings and lists are written
// ((A=1,B=2),(...)). Its figures and titles replace those of the tables. Source: docs/facts.md.

import type { Amount, BuildingFacts, FactTables, ItemFacts, RecipeFacts, SchematicFacts } from './facts.ts';

type Entry = Readonly<Record<string, unknown>>;

const BRACKET = '['.charCodeAt(0);

/** Not the game's data file; the message says why. */
export class GameDataError extends Error {
  override readonly name = 'GameDataError';
}

/** The text of the file in any of its encodings; without a byte order mark, judged by the bracket at its start. */
export function gameDataText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === BRACKET && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === BRACKET))
    return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}

/** The tables, with everything that the file has replaced. @throws GameDataError */
export function withGameData(tables: FactTables, text: string): FactTables {
  const entries = entriesIn(text);
  const isFluid = new Set<string>();
  for (const { own } of entries) {
    const form = textOf(own.mForm);
    if (form === 'RF_LIQUID' || form === 'RF_GAS') isFluid.add(textOf(own.ClassName));
  }
  const items: Record<string, ItemFacts> = { ...tables.items };
  const recipes: Record<string, RecipeFacts> = { ...tables.recipes };
  const buildings: Record<string, BuildingFacts> = { ...tables.buildings };
  const schematics: Record<string, SchematicFacts> = { ...tables.schematics };
  const alternates = alternateRecipes(entries);
  for (const { native, own } of entries) {
    const name = textOf(own.ClassName);
    if (name === '') continue;
    if (native === 'FGRecipe') {
      const alt = alternates ? { alt: alternates.has(name) } : {};
      recipes[name] = { ...recipes[name], ...recipe(own, isFluid), ...alt };
    } else if (native === 'FGSchematic')
      schematics[name] = { ...schematics[name], ...schematic(own, isFluid) };
    else if (FORMS[textOf(own.mForm)]) items[name] = { ...items[name], ...item(own) };
    else if (/^Build_/i.test(name)) buildings[name] = { ...buildings[name], ...building(native, own) };
  }
  // The file is from one version of the game, but is meant to apply to every save.
  const vehicles = titledVehicles(tables.vehicles, entries);
  return { ...tables, items, recipes, buildings, schematics, vehicles, history: {} };
}

/** Vehicles are named after their descriptors, which are all that the file has of them. */
function titledVehicles(
  vehicles: FactTables['vehicles'],
  entries: readonly { own: Entry }[],
): FactTables['vehicles'] {
  const described = new Map(entries.map(({ own }) => [textOf(own.ClassName), own]));
  return Object.fromEntries(
    Object.entries(vehicles).map(([name, vehicle]) => {
      const own = vehicle.desc === undefined ? undefined : described.get(vehicle.desc);
      return [name, { ...vehicle, ...(own && title(own)) }];
    }),
  );
}

/** Recipes that alternate schematics unlock; null when no schematic in the file says what it unlocks. */
function alternateRecipes(entries: readonly { native: string; own: Entry }[]): ReadonlySet<string> | null {
  let saysWhat = false;
  const found = new Set<string>();
  for (const { native, own } of entries) {
    if (native !== 'FGSchematic' || !Array.isArray(own.mUnlocks)) continue;
    const unlocked = own.mUnlocks.filter(isEntry).flatMap(({ mRecipes }) => namesIn(textOf(mRecipes)));
    saysWhat ||= unlocked.length > 0;
    if (own.mType === 'EST_Alternate') for (const name of unlocked) found.add(name);
  }
  return saysWhat ? found : null;
}

function entriesIn(text: string): { native: string; own: Entry }[] {
  let groups: unknown;
  try {
    groups = JSON.parse(text);
  } catch (error) {
    throw new GameDataError(`is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!Array.isArray(groups)) throw new GameDataError('is not a list of classes');
  const entries = groups.flatMap((group: unknown) => {
    const { NativeClass, Classes } = (group ?? {}) as Entry;
    if (typeof NativeClass !== 'string' || !Array.isArray(Classes)) return [];
    const native = /([^.']+)'?$/.exec(NativeClass)?.[1] ?? '';
    return Classes.filter(isEntry).map((own) => ({ native, own }));
  });
  if (entries.length === 0) throw new GameDataError('has no classes');
  return entries;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const FORMS: Readonly<Record<string, 'solid' | 'liquid' | 'gas'>> = {
  RF_SOLID: 'solid',
  RF_LIQUID: 'liquid',
  RF_GAS: 'gas',
};

const STACKS: Readonly<Record<string, number>> = {
  SS_ONE: 1,
  SS_SMALL: 50,
  SS_MEDIUM: 100,
  SS_BIG: 200,
  SS_HUGE: 500,
};

/** Litres per cubic metre. */
const LITRES = 1000;
const SECONDS = 60;

function item(own: Entry): ItemFacts {
  const form = FORMS[textOf(own.mForm)]!;
  const perUnit = numberOf(own.mEnergyValue);
  const sink = numberOf(own.mResourceSinkPoints);
  const stack = STACKS[textOf(own.mStackSize)];
  const waste = lastName(textOf(own.mSpentFuelClass));
  const wasteAmount = numberOf(own.mAmountOfWaste);
  return {
    ...title(own),
    form,
    ...(stack !== undefined && { stack }),
    ...(sink && { sink }),
    ...(perUnit && { mj: form === 'solid' ? perUnit : perUnit * LITRES }),
    ...(waste && wasteAmount && { waste: [waste, wasteAmount] as const }),
  };
}

function recipe(own: Entry, isFluid: ReadonlySet<string>): RecipeFacts {
  const at = namesIn(textOf(own.mProducedIn)).find((name) => name.startsWith('Build_'));
  const s = numberOf(own.mManufactoringDuration);
  const least = numberOf(own.mVariablePowerConsumptionConstant) ?? 0;
  const more = numberOf(own.mVariablePowerConsumptionFactor) ?? 0;
  return {
    ...title(own),
    in: amounts(textOf(own.mIngredients), isFluid),
    out: amounts(textOf(own.mProduct), isFluid),
    ...(s !== null && { s }),
    ...(at && { at }),
    // Recipes with a fixed power draw have 0 and 1 here.
    ...(least > 0 && { mw: [least, least + more] as const }),
  };
}

function building(native: string, own: Entry): BuildingFacts {
  const mw = numberOf(own.mPowerConsumption);
  const exp = numberOf(own.mPowerConsumptionExponent);
  const variable = native.includes('VariablePower');
  const produced = numberOf(own.mPowerProduction);
  const speed = native.includes('Conveyor') ? numberOf(own.mSpeed) : null;
  const flow = numberOf(own.mFlowLimit);
  const [x, y] = [numberOf(own.mInventorySizeX), numberOf(own.mInventorySizeY)];
  const tank = numberOf(own.mStorageCapacity);
  const mwh = numberOf(own.mPowerStoreCapacity);
  return {
    ...title(own),
    ...(mw && !variable && { mw }),
    ...(exp !== null && { exp }),
    ...(variable && { byRecipe: true }),
    ...(produced && { gen: generator(own, produced) }),
    ...extractor(own),
    ...(speed && { belt: speed / 2 }),
    ...(flow && { pipe: flow * SECONDS }),
    ...(x && y && { slots: x * y }),
    ...(tank && { tank }),
    ...(mwh && { mwh }),
  };
}

function generator(own: Entry, mw: number): NonNullable<BuildingFacts['gen']> {
  const ratio = numberOf(own.mSupplementalToPowerRatio) ?? 0;
  const listed = Array.isArray(own.mFuel)
    ? own.mFuel.filter(isEntry).map(({ mFuelClass }) => textOf(mFuelClass))
    : [];
  const fuels = listed.map((fuel) => lastName(fuel) ?? fuel);
  const water = (mw * ratio * SECONDS) / LITRES;
  return { mw, fuels, ...(water > 0 && { water }) };
}

function extractor(own: Entry): Pick<BuildingFacts, 'ext'> {
  const seconds = numberOf(own.mExtractCycleTime);
  const each = numberOf(own.mItemsPerCycle);
  if (!seconds || !each) return {};
  const isFluid = /RF_(LIQUID|GAS)/.test(textOf(own.mAllowedResourceForms));
  return { ext: { perMin: ((SECONDS / seconds) * each) / (isFluid ? LITRES : 1) } };
}

const SCHEMATICS: Readonly<Record<string, string>> = {
  EST_Milestone: 'milestone',
  EST_Alternate: 'alternate',
  EST_MAM: 'mam',
  EST_ResourceSink: 'shop',
  EST_Tutorial: 'tutorial',
  EST_Customization: 'customization',
};

function schematic(own: Entry, isFluid: ReadonlySet<string>): SchematicFacts {
  const cost = amounts(textOf(own.mCost), isFluid);
  const tier = numberOf(own.mTechTier);
  const kind = SCHEMATICS[textOf(own.mType)];
  return {
    ...title(own),
    ...(tier !== null && { tier }),
    ...(kind !== undefined && { kind }),
    ...(cost.length > 0 && { cost }),
  };
}

function title(own: Entry): { name?: string } {
  const name = textOf(own.mDisplayName).trim();
  return name === '' ? {} : { name };
}

/** `((ItemClass=...Desc_X_C...,Amount=3),(...))`, with litres converted to cubic metres. */
function amounts(text: string, isFluid: ReadonlySet<string>): Amount[] {
  return [...text.matchAll(/ItemClass=([^,()]+),\s*Amount=(\d+(?:\.\d+)?)/g)].flatMap(
    ([, path, amount]): Amount[] => {
      const name = lastName(path!);
      return name === null ? [] : [[name, Number(amount) / (isFluid.has(name) ? LITRES : 1)]];
    },
  );
}

/** The last name ending in _C in a path, however it is quoted; null when there is none. */
function lastName(text: string): string | null {
  return namesIn(text).pop() ?? null;
}

function namesIn(text: string): string[] {
  return text.match(/[A-Za-z0-9_-]+_C(?![A-Za-z0-9_])/g) ?? [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Numbers are strings such as `"6.000000"`. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
