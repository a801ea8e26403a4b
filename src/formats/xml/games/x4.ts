// X4: Foundations (.xml.gz). Its data are attributes. Source: docs/formats/xml.md#x4.

import type { XmlGame } from './game.ts';

export const x4: XmlGame = {
  title: 'X4: Foundations',
  documents: [{ root: 'savegame', first: 'info' }],
  header: {
    title: ['savegame/info/save@name'],
    version: ['savegame/info/game@version'],
    savedAt: { path: 'savegame/info/save@date', read: (text) => new Date(Number(text) * 1000) },
    playSeconds: { path: 'savegame/info/game@time', perSecond: 1 },
    world: ['savegame/info/game@guid'],
    fields: ['savegame/info/player@name', 'savegame/info/player@location', 'savegame/info/player@money'],
    length: 'm',
    perMetre: 1,
    upAxis: '+Y',
  },
  classAttribute: 'class',
  attributesAreValues: true,
  values:
    /^(component|connection|connected|faction|relation|ref|cue|value|key|entry|trade|order|item|offer)$/,
  keys: ['@id', '@code', '@name'],
  titles: ['@name', '@code'],
  ids: [
    {
      space: 'object',
      tag: ['component', 'connection', 'network', 'trade', 'account', 'quotalist', 'quota'],
      child: ['@id'],
      pattern: /^\[0x/,
    },
    { space: 'entry', tag: ['entry'], in: ['sequence'], child: ['@id'] },
    { space: 'cue', tag: ['cue'], child: ['@id'] },
    // Each type of values has numbers of its own.
    { space: 'ref:{@type}', tag: ['ref'], child: ['@id'] },
    { space: 'faction', tag: ['faction'], child: ['@id'] },
  ],
  references: [
    {
      from: ['value@value', 'key@value'],
      when: ['type', ['string', 'table', 'list', 'group']],
      to: ['ref:{@type}'],
    },
    { from: ['value@value', 'key@value'], when: ['type', ['cue']], to: ['cue'] },
    { from: ['relation@faction', 'component@owner'], to: ['faction'], none: ['ownerless'] },
  ],
  referenceTexts: { attributes: /^\[0x[0-9a-f]+\]$/, to: ['object', 'entry'], not: [] },
  definitions: [{ tag: ['component'], child: ['@macro'], of: 'Macro' }],
  places: [{ path: ['offset/position'], form: 'xyz' }],
  levels: 'sector',
  texts: /^@?(name|code|id|version|guid)$/,
};
