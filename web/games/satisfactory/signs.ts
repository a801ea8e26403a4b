// Signs of machines on the map: a glyph per family, drawn by us, and where their products come out.

import type { Glyph, Signs } from '../game.ts';

/** By class name; the first match counts. Outputs as belts start at them in saves. */
const FAMILIES: readonly (readonly [RegExp, Glyph])[] = [
  [/^build_smelter/i, { path: 'M4 13h8M5 13V8l3-5 3 5v5M8 13V9', output: [0, 4.5] }],
  [/^build_foundry/i, { path: 'M2 13h12M3 13V8l2.5-4L8 8l2.5-4L13 8v5', output: [-2, 4.5] }],
  [/^build_constructor/i, { path: 'M3 3h10v3H3ZM8 6v4M5 10h6l-1 3H6Z', output: [0, 5] }],
  [
    /^build_assembler/i,
    { path: 'M2 3h4v4H2ZM10 3h4v4h-4ZM6 10h4v4H6ZM4 7v2l3 2M12 7v2l-3 2', output: [0, 7] },
  ],
  [/^build_manufacturer/i, { path: 'M2 14V7l4 3V7l4 3V3h4v11Z', output: [0, 10] }],
  [/^build_oilrefinery/i, { path: 'M3 14V5h3v9M9 14V2h4v12M6 8h3M2 14h12', output: [2, -10] }],
  [/^build_packager/i, { path: 'M3 5l5-3 5 3v6l-5 3-5-3ZM3 5l5 3 5-3M8 8v6' }],
  [/^build_blender/i, { path: 'M8 8m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M8 2v12M3 5l10 6M13 5 3 11' }],
  [
    /^build_(hadroncollider|converter|quantumencoder)/i,
    {
      path: 'M8 8m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M2 8c0-3 12-3 12 0s-12 3-12 0M8 2c3 0 3 12 0 12s-3-12 0-12',
    },
  ],
  [/^(build_miner|bp_portableminer)/i, { path: 'M3 13 11 5M7 2c3 0 6 3 6 6M11 5l2-2', output: [0, 8] }],
  [/^build_(oilpump|fracking)/i, { path: 'M3 14 7 4l4 10M5 9h4M7 4h6v4' }],
  [/^build_waterpump/i, { path: 'M8 2c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8Z' }],
  [/^build_generator(coal|fuel|nuclear|biomass|geo|integrated)/i, { path: 'M9 1 4 9h4l-1 6 5-8H8Z' }],
  [/^build_powerstorage/i, { path: 'M4 4h8v10H4ZM6 2h4v2H6ZM9 6l-2 3h2l-1 3' }],
  [/^build_alienpower/i, { path: 'M8 2l5 4-2 7H5L3 6ZM8 5v5' }],
  [/^build_(resourcesink)/i, { path: 'M3 3h10M5 3l1 11h4l1-11M8 6v5' }],
  [/^build_(storage|centralstorage)|^bp_dimensionaldepot/i, { path: 'M2 4h12v9H2ZM2 8h12M6 8v2h4V8' }],
  [/^build_(industrialtank|pipestoragetank)/i, { path: 'M4 3h8v10H4ZM4 3c0-1.6 8-1.6 8 0M4 9c2-1 4 1 8 0' }],
  [/^build_conveyorattachmentsplitter/i, { path: 'M2 8h5l5-5M7 8l5 5M12 6V3H9M12 10v3H9' }],
  [/^build_conveyorattachmentmerger/i, { path: 'M2 3l5 5h7M2 13l5-5M11 5l3 3-3 3' }],
  [/^build_(trainstation|traindocking|trainplatform)/i, { path: 'M3 3h10v8H3ZM3 7h10M5 14l1-3M11 14l-1-3' }],
  [/^bp_(locomotive|freightwagon)/i, { path: 'M2 4h9l3 4v3H2ZM4 13h1M10 13h1M8 4v4h6' }],
  [
    /^build_truckstation|^bp_(truck|tractor|explorer|golfcart|cyberwagon)/i,
    { path: 'M1 4h9v7H1ZM10 7h3l2 2v2h-5M4 13h1M11 13h1' },
  ],
  [/^build_dronestation|^bp_drone/i, { path: 'M3 3l10 10M13 3 3 13M8 6l2 2-2 2-2-2Z' }],
  [/^build_spaceelevator/i, { path: 'M8 1v14M4 15 8 8l4 7M5 4l3-3 3 3' }],
  [/^build_(tradingpost|hubterminal)/i, { path: 'M2 8l6-6 6 6M4 7v7h8V7' }],
  [/^build_workbench|^build_workshop/i, { path: 'M2 6h12M4 6v8M12 6v8M6 6V3h4v3' }],
  [/^build_mam/i, { path: 'M6 2h4M7 2v5l-4 7h10L9 7V2' }],
  [/^build_radartower/i, { path: 'M8 8v7M5 5a4 4 0 0 1 6 0M3 3a7 7 0 0 1 10 0' }],
];

const RUNS = '#3ecf6e';
const LACKS = '#f2a63b';
const FULL = '#5aa9ff';
const UNPOWERED = '#ff5a4f';
const STOPPED = '#a7aeba';

export const signs: Signs = {
  glyphOf: (className) => FAMILIES.find(([test]) => test.test(className))?.[1] ?? null,
  label: 'item',
  state: 'standstill',
  lights: {
    Runs: RUNS,
    'no input': LACKS,
    'no fuel': LACKS,
    'no water': LACKS,
    'output full': FULL,
    'no power': UNPOWERED,
    'not connected': UNPOWERED,
    paused: STOPPED,
    'no recipe': STOPPED,
  },
};
