// The layouts that a save is read with: those of the game, and what the user adds to them.

import { byUserText, userLayouts } from '../../layout/user-layouts.ts';
import type { UnrealGame } from '../../unreal/game.ts';
import { nativeLayout, nativeStructs } from '../../unreal/native/native-layout.ts';
import { GAME } from '../structs/game.ts';
import type { GameLayout } from '../structs/reader.ts';
import { GAME_WORDS } from '../structs/structs.ts';
import type { BodyVersion } from '../versions.ts';
import { SPECIAL } from './readers.ts';

export interface LayoutRules {
  readonly game: UnrealGame<BodyVersion>;
  /** Class-specific data, by the last part of the class path. */
  readonly special: ReadonlyMap<string, GameLayout>;
  /** Properties in class-specific data, in lower case; `unknownData` stands for data of unknown layout. */
  readonly tailNames: ReadonlySet<string>;
}

/** @param layouts of the user, as JSON. @throws FormatError VALUE that says what is wrong with them */
export const layoutRules = byUserText((layouts): LayoutRules => {
  const { structs, classes, parts } = userLayouts(
    layouts,
    'satisfactory',
    ['structs', 'classes'],
    (text, _, parts) => nativeLayout(text, wordsWith(parts)),
  );
  const words = wordsWith(parts);
  const added = Object.entries(classes).map(([name, text]) => [name, nativeLayout(text, words)] as const);
  const special = new Map([...SPECIAL, ...added]);
  let tailNames: LayoutRules['tailNames'] | null = null;
  return {
    game: { ...GAME, structs: new Map([...GAME.structs, ...nativeStructs(structs, words)]) },
    special,
    get tailNames() {
      tailNames ??= new Set(['unknowndata', ...[...special.values()].flatMap(namesIn)]);
      return tailNames;
    },
  };
});

function namesIn({ names }: GameLayout): readonly string[] {
  return [...(names ?? [])];
}

function wordsWith(parts: typeof GAME_WORDS.parts): typeof GAME_WORDS {
  return { ...GAME_WORDS, parts: { ...GAME_WORDS.parts, ...parts } };
}
