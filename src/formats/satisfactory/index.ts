// Satisfactory: worlds (.sav) of every version, blueprints (.sbp with the .sbpcfg beside them).

import type { Claim, Format, ListedFile } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { isBlueprintConfigName, isBlueprintName, isOurs, refusalReason } from './claim.ts';
import { decoder } from './decode.ts';
import { saveHeader } from './header.ts';
import { read } from './read.ts';
import { SAVE } from './versions.ts';

export const satisfactory: Format = {
  ...FORMAT_FACTS.satisfactory,
  extensions: ['.sav', '.sbp', '.sbpcfg'],
  folders: [
    { below: 'local', path: 'FactoryGame/Saved/SaveGames' },
    { below: 'config', path: 'Epic/FactoryGame/Saved/SaveGames' },
  ],
  versions: `worlds and blueprints of save version 20 to ${SAVE.newest} (Update 3 to 1.2); newer ones as far as they are alike`,
  claim,
  refuse: (file) => (/\.(sav|sbp|sbpcfg)$/i.test(file.path) ? refusalReason(file) : null),
  header: saveHeader,
  read,
  decoder,
};

/** Each world is a save, and each blueprint with its description. */
function claim(files: readonly ListedFile[]): readonly Claim[] {
  const configs = new Map(
    files.filter(({ path }) => isBlueprintConfigName(path)).map((file) => [stem(file.path), file]),
  );
  return files.filter(isOurs).map((file) => {
    const config = isBlueprintName(file.path) ? configs.get(stem(file.path)) : undefined;
    return { name: stem(file.path), files: config ? [file, config] : [file] };
  });
}

/** Without the extension. */
function stem(path: string): string {
  return path.replace(/\.[^./]*$/, '');
}
