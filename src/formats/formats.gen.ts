// Generated from src/formats/formats.json by scripts/list-formats.mjs. Do not edit.

/** Stable: names in the API. */
export type FormatId =
  | 'SATISFACTORY'
  | 'DARKEST_DUNGEON'
  | 'SLIME_RANCHER'
  | 'GVAS'
  | 'UNREAL_ENGINE_3'
  | 'XML';

/** Id and title of each format, by its folder. */
export const FORMAT_FACTS = {
  'satisfactory': { id: 'SATISFACTORY', title: 'Satisfactory' },
  'darkest-dungeon': { id: 'DARKEST_DUNGEON', title: 'Darkest Dungeon' },
  'slime-rancher': { id: 'SLIME_RANCHER', title: 'Slime Rancher' },
  'gvas': { id: 'GVAS', title: 'Unreal Engine 4 and 5 save games (GVAS)' },
  'unreal3': { id: 'UNREAL_ENGINE_3', title: 'Unreal Engine 3 packages' },
  'xml': { id: 'XML', title: 'XML saves (RimWorld, Stardew Valley, Space Engineers, X4)' },
} as const satisfies Readonly<Record<string, { readonly id: FormatId; readonly title: string }>>;
