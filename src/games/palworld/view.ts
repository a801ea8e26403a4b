// The view of a Palworld world: its fields, by their names in the schema, and the functions that compute them.

import { memoize } from '../../graph/made-once.ts';
import { type KeptFigure, keptFigures, perItem } from '../shared/figures.ts';
import { makeView, type ViewOf } from '../shared/game.ts';
import type { Named } from '../shared/scope.ts';
import { bases } from './bases.ts';
import { areKindsKnown, characters } from './characters.ts';
import { containers, eggs, stock } from './containers.ts';
import { guilds } from './guilds.ts';
import { machines } from './machines.ts';
import { mapView } from './map.ts';
import { pals, palsListedElsewhere } from './pals.ts';
import { places } from './places.ts';
import { hiddenValues, players } from './players.ts';
import { mainFile, type PalworldSave } from './save.ts';
import { structures } from './structures.ts';
import { works } from './works.ts';
import { dungeons, world } from './world.ts';

const IN_NO_SAVE = [
  'The time zone of `savedAt`: it is local time of the machine that saved.',
  'The most health and food that a pal can have: data of the game (the first saves have the health).',
  'Where dungeons, camps and oil rigs are.',
  'Names of bases: they are called after their guild.',
  'The numbers on the map of the World Tree.',
  'Wild pals: saves since 2024 do not have them.',
];

const NO_WORLD = 'This is a storage of pals alone: players, guilds, bases and all else are in the world.';

/** First what no save has, then what this one lacks. */
const unknown = memoize((save: PalworldSave): readonly string[] => {
  if (!mainFile(save).isWorld) return [NO_WORLD];
  const without = players(save).filter(({ hasFile }) => !hasFile).length;
  const palRows = pals(save);
  const lostBases = guilds(save).reduce((sum, { missingBases }) => sum + (missingBases ?? 0), 0);
  const counted: readonly (readonly [number, string])[] = [
    [
      without,
      'players have no file: where they are, what they carry, and whose party and palbox are theirs.',
    ],
    [
      palRows.filter(({ where }) => where === 'UNKNOWN').length,
      'pals are in a container that nothing known holds.',
    ],
    [
      palRows.filter((pal) => pal.owner !== null && pal.owner.path === null).length,
      'pals belong to a player who is not in the save.',
    ],
    [palsListedElsewhere(save), 'pals say another container than the one that lists them.'],
    [characters(save).filter((each) => each.isDamaged).length, 'players and pals are damaged.'],
    [works(save).filter((each) => each.isDamaged).length, 'works could not be read.'],
    [lostBases, 'bases that a guild names are not in the save.'],
    [
      containers(save).filter(({ kind }) => kind === 'UNKNOWN').length,
      'containers of items have no holder in the save (chests that have gone, what pals wear).',
    ],
    [untitled(save), 'ids of species, passives and structures have no title.'],
  ];
  return [...IN_NO_SAVE, ...counted.flatMap(([count, text]) => (count > 0 ? [`${count} ${text}`] : []))];
});

/** Different ids without a title. */
function untitled(save: PalworldSave): number {
  const all: (Named | null)[] = [];
  for (const pal of pals(save)) all.push(pal.species, ...(pal.passives ?? []));
  for (const { building } of structures(save)) all.push(building);
  return new Set(all.flatMap((named) => (named && named.title === null ? named.name.toLowerCase() : [])))
    .size;
}

const FIELDS = {
  world,
  players,
  pals,
  guilds,
  bases,
  containers,
  stock,
  machines,
  structures,
  works,
  eggs,
  places,
  dungeons,
  mapView,
  figures,
  unknown,
};

export type PalworldView = ViewOf<PalworldSave, typeof FIELDS>;

export function palworldView(save: PalworldSave): PalworldView {
  return makeView(save, FIELDS, {
    incompleteIn: () => new Set(areKindsKnown(save) ? [] : ['players', 'pals']),
    hiddenValues,
  });
}

/** Kept for questions over many saves. */
function figures(save: PalworldSave): KeptFigure[] {
  const ofPals = {
    pals: perItem(pals(save), 'species'),
    palsByPlace: perItem(pals(save), 'where'),
  };
  if (!mainFile(save).isWorld) return keptFigures(ofPals);
  const owned = stock(save).filter(({ isStock }) => isStock);
  return keptFigures({
    day: world(save).day,
    players: players(save).length,
    guilds: guilds(save).length,
    bases: bases(save).length,
    ...ofPals,
    structures: perItem(structures(save), 'building'),
    items: perItem(owned, 'item', 'amount'),
  });
}
