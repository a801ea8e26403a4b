// Describes a save game's header.

import type { GameHeader } from './layout.ts';
import type { Wrapper } from './wrappers.ts';

/** Fields of the header under their own names, as JSON. */
export function headerFields(header: GameHeader, wrappers: readonly Wrapper[]): Record<string, unknown> {
  const { saveGame, ue4, ue5, engine, changelist, branch, customFormat, custom, className } = header;
  return {
    saveGameVersion: saveGame,
    packageVersionUe4: ue4,
    ...(ue5 !== 0 && { packageVersionUe5: ue5 }),
    engine,
    changelist,
    branch,
    ...(customFormat !== null && {
      customVersionFormat: customFormat,
      customVersions: Object.fromEntries(custom),
    }),
    className,
    ...(wrappers.length > 0 && { wrappers: wrappers.map(wrapperFields) }),
  };
}

function wrapperFields({ name, inflatedSize }: Wrapper): object {
  return inflatedSize === null ? { name } : { name, inflatedSize };
}

/** The last part of a class path, without the suffix of blueprints. */
export function shortName(className: string): string {
  return className.slice(className.lastIndexOf('.') + 1).replace(/_C$/, '') || className;
}
