// X4: Foundations (.xml.gz). Its data are attributes. Source: docs/formats/xml.md#x4.

import type { XmlGame } from './game.ts';

export const x4: XmlGame = {
  title: 'X4: Foundations',
  documents: [{ root: 'savegame', first: 'info', files: /(?:^|\/)(?:auto|quick)?save[_\d]*\.xml/i }],
  header: {
    title: 'savegame/info/save@name',
    version: 'savegame/info/game@version',
    savedAt: 'savegame/info/save@date',
    readDate: (text) => new Date(Number(text) * 1000),
    playTime: 'savegame/info/game@time',
    world: 'savegame/info/game@guid',
    fields: 'savegame/info/player@name savegame/info/player@location savegame/info/player@money',
    length: 'm',
    perMetre: 1,
    upAxis: '+Y',
  },
  classAttribute: 'class',
  attributesAreValues: true,
  values:
    /^(component|connection|connected|faction|relation|ref|cue|value|key|entry|trade|order|item|offer)$/,
  keys: '@id @code @name',
  titles: '@name @code',
  ids: [
    {
      space: 'object',
      at: 'component@id connection@id network@id trade@id account@id quotalist@id quota@id',
      pattern: /^\[0x/,
    },
    { space: 'entry', at: 'sequence/entry@id' },
    { space: 'cue', at: 'cue@id' },
    // Each type of values has numbers of its own.
    { space: 'ref:{@type}', at: 'ref@id' },
    { space: 'faction', at: 'faction@id', isOnce: true },
  ],
  references: [
    { from: 'value@value key@value', when: ['type', 'string table list group'], to: 'ref:{@type}' },
    { from: 'value@value key@value', when: ['type', 'cue'], to: 'cue' },
    { from: 'relation@faction component@owner', to: 'faction' },
  ],
  none: 'ownerless',
  referenceTexts: { attributes: /^\[0x[0-9a-f]+\]$/, to: ['object', 'entry'] },
  definitions: [{ at: 'component@macro', of: 'Macro' }],
  places: [{ path: 'offset/position', form: 'xyz' }],
  levels: 'sector',
  texts: /^@?(name|code|id|version|guid)$/,
};
