/** The example ranches: one of each game, made up, small enough to read in a hex editor. */
import { dice } from './dice.ts';
import * as sr1 from './sr1.ts';
import * as sr2 from './sr2.ts';

const SLIMES = ['Pink', 'Rock', 'Tabby', 'Cotton', 'Phosphor', 'Puddle'];
const FOODS = ['Carrot', 'Pogofruit', 'Hen', 'Chick'];
const ITEMS = [
  'IdentifiableType.None',
  ...SLIMES.map((name) => `SlimeDefinition.${name}`),
  ...SLIMES.map((name) => `IdentifiableType.${name}Plort`),
  ...FOODS.map((name) => `IdentifiableType.${name}`),
  ...['PinkGordo', 'CottonGordo', 'PhosphorGordo'].map((name) => `IdentifiableType.${name}`),
  ...['TeleporterPink', 'MarketLink', 'Trellis'].map((name) => `GadgetDefinition.${name}`),
];
const item = (name: string): number => ITEMS.findIndex((text) => text.endsWith(`.${name}`));
const SCENES = ['SceneGroup.MadeUpMeadow', 'SceneGroup.MadeUpShore', 'SceneGroup.MadeUpGorge'];

const id = (kind: string, number: number): string => `${kind}${String(number).padStart(10, '0')}`;

function secondGame(): Uint8Array {
  const d = dice(2022);
  const firstId = 100;
  /** Mostly slimes, some plorts and food that lies about, spread over the scenes. */
  const actors = Array.from({ length: 60 }, (_, i) => {
    const kinds = i % 4 < 2 ? SLIMES : i % 4 === 2 ? SLIMES.map((name) => `${name}Plort`) : FOODS;
    const type = item(d.pick(kinds));
    return sr2.actor(d, { id: firstId + i, type, scene: d.pick([0, 0, 0, 1, 1, 2]) });
  });
  const plots = [
    { type: 2, tracked: [100, 101, 104, 105] },
    { type: 2, tracked: [108, 109, 999] },
    { type: 3, tracked: [103] },
    { type: 4, grower: 0 },
    { type: 4, grower: 1 },
    { type: 5, slots: 4, stored: item('PinkPlort') },
    { type: 6, tracked: [112] },
    { type: 7 },
    { type: 1 },
  ].map((facts, i) => sr2.plot(d, { id: id('plot', i + 1), ...facts }));
  const world = sr2.world(d, {
    pods: [0, 1, 0, 1, 0].map((state, i) => [id('pod', i + 1), state] as const),
    gordos: [
      [id('gordo', 1), sr2.gordo(d, 12, item('PinkGordo'))],
      [id('gordo', 2), sr2.gordo(d, -1, item('CottonGordo'))],
      [id('gordo', 3), sr2.gordo(d, 0, item('PhosphorGordo'))],
    ],
    gadgets: [
      [id('site', 1), sr2.gadget(d, 9001, item('TeleporterPink'))],
      [id('site', 2), sr2.gadget(d, 9002, item('MarketLink'))],
    ],
    saturations: SLIMES.map((name) => [item(`${name}Plort`), d.below(60)] as const),
  });
  const player = sr2.player(d, [
    [item('PinkPlort'), 40],
    [item('RockPlort'), 25],
    [item('PhosphorPlort'), 7],
    [item('Trellis'), 2],
  ]);
  const game = sr2.game(d, {
    ...{ gameName: '20221101120000_2', items: ITEMS, scenes: SCENES },
    ...{ world, player, ranch: sr2.ranch(plots), actors },
  });
  return game.bytes;
}

/** Where the pods of the synthetic ranch stand, as a user would give it with `--layouts`. */
function layouts(): Uint8Array {
  const d = dice(7);
  const places = Object.fromEntries(
    Array.from({ length: 5 }, (_, i) => [id('pod', i + 1), [d.below(800), d.below(60), d.below(800)]]),
  );
  const names = { SRPU: { '0': 'Made-up tank', '16': 'Made-up jetpack' } };
  return new TextEncoder().encode(`${JSON.stringify({ names, places }, null, 2)}\n`);
}

export const ranchExamples: readonly { readonly file: string; readonly bytes: () => Uint8Array }[] = [
  { file: '20221101120000_2_1.sav', bytes: secondGame },
  { file: '20200101000000_Hill_1.sav', bytes: () => sr1.game(dice(2017)).bytes },
  { file: 'slime-rancher/places.json', bytes: layouts },
];
