// The compiled layouts of a game, including user-supplied ones. Built-in layouts are compiled once per
// process.

import { type GameEdition, LayoutRegistry, type NumberNames } from '../layouts/layout.ts';
import { NUMBER_NAMES } from '../layouts/names.ts';
import { SR1_LAYOUTS } from '../layouts/sr1.ts';
import { SR2_LAYOUTS } from '../layouts/sr2.ts';
import { parseUserLayouts } from '../layouts/user-layouts.ts';
import { LayoutCompiler } from './layout-compiler.ts';

const OWN = new Map<GameEdition, LayoutCompiler>();
/** The last one made with user-supplied layouts, because a decoder asks for the same one again. */
let last: { readonly game: GameEdition; readonly text: string; readonly compiler: LayoutCompiler } | null =
  null;

/** @throws FormatError VALUE that says what is wrong with the user's layouts */
export function compilerFor(game: GameEdition, userLayouts: string | null): LayoutCompiler {
  const rows = game === 'SR1' ? SR1_LAYOUTS : SR2_LAYOUTS;
  if (userLayouts !== null) {
    if (last?.game === game && last.text === userLayouts) return last.compiler;
    const user = parseUserLayouts(userLayouts, [...SR1_LAYOUTS, ...SR2_LAYOUTS]);
    const names = merge(NUMBER_NAMES, user.names);
    const registry = new LayoutRegistry(game, [...rows, ...user.rows], names, user.places);
    last = { game, text: userLayouts, compiler: new LayoutCompiler(registry) };
    return last.compiler;
  }
  let compiler = OWN.get(game);
  if (!compiler) {
    compiler = new LayoutCompiler(new LayoutRegistry(game, rows, NUMBER_NAMES, new Map()));
    OWN.set(game, compiler);
  }
  return compiler;
}

function merge(own: NumberNames, added: NumberNames): NumberNames {
  const merged = new Map(own);
  for (const [of, names] of added) merged.set(of, new Map([...(merged.get(of) ?? []), ...names]));
  return merged;
}
