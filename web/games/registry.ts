// The games with pages of their own: every folder here with an index.

import type { GamePage } from './game.ts';

const modules = import.meta.glob<{ readonly page: GamePage }>('./*/index.ts', { eager: true });

const pages: readonly GamePage[] = Object.values(modules).map(({ page }) => page);

/** Null for saves without one: those still have map and explorer. */
export function gamePage(save: { readonly format: string; readonly game: string | null }): GamePage | null {
  return (
    pages.find(({ format, game }) => format === save.format && (game ?? save.game) === save.game) ?? null
  );
}
