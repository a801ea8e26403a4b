// The layouts that a save is read with: those of the engine and of its game, and what the user adds to them.

import { byUserText, userLayouts } from '../../layout/user-layouts.ts';
import type { UnrealGame } from '../../unreal/game.ts';
import { ENGINE_PARTS } from '../../unreal/native/engine-structs.ts';
import { nativeLayout, nativeStructs } from '../../unreal/native/native-layout.ts';
import type { PackedFields, PackedStruct } from '../structs/packed-struct.ts';
import { GAME } from '../structs/structs.ts';
import type { GvasGame, PackedStructs } from './game.ts';
import { gameOf } from './games.ts';

export interface EngineRules {
  readonly engine: UnrealGame;
  gameOf(className: string): GvasGame;
}

const NO_STRUCTS: PackedStructs = { fields: new Map(), anywhere: new Map(), afterList: new Map() };

/** @param layouts of the user, as JSON. @throws FormatError VALUE that says what is wrong with them */
export const engineRules = byUserText((layouts): EngineRules => {
  const wordsWith = (parts: typeof ENGINE_PARTS | object) =>
    ({ parts: { ...ENGINE_PARTS, ...parts }, links: 'guids' }) as const;
  const { structs, packed, parts } = userLayouts(layouts, 'gvas', ['structs', 'packed'], (text, _, own) =>
    nativeLayout(text, wordsWith(own)),
  );
  const words = wordsWith(parts);
  const engine = { ...GAME, structs: new Map([...GAME.structs, ...nativeStructs(structs, words)]) };
  const added = Object.entries(packed).map(([place, text]) => [place, nativeLayout(text, words)] as const);
  return {
    engine,
    gameOf(className) {
      const game = gameOf(className);
      return added.length === 0 ? game : withPacked(game, added);
    },
  };
});

/** @param added by struct and property, such as `PalFooSaveData.RawData` */
function withPacked(game: GvasGame, added: readonly (readonly [string, PackedStruct])[]): GvasGame {
  const { packed = NO_STRUCTS } = game;
  const fields = new Map<string, PackedFields>(packed.fields);
  for (const [place, layout] of added) {
    const dot = place.lastIndexOf('.');
    const owner = place.slice(0, dot);
    fields.set(owner, new Map([...(fields.get(owner) ?? packed.anywhere), [place.slice(dot + 1), layout]]));
  }
  return { ...game, packed: { ...packed, fields } };
}
