// Facts about a save: the menu's summary, the settings, the indices.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../shared/memoize.ts';
import { eachKnown, firstOfClass, referencedPath } from '../shared/read.ts';
import type { Named } from '../shared/scope.ts';
import { blockFields, DAY, dayOf, shown } from './read.ts';
import type { SlimeRancherSave } from './save.ts';

const SUMMARY = [
  'version currency pediaCount worldTime savedAt isGameOver saveNumber tarrEnabled feralEnabled iconId gameMode',
].join(' ');

export const ranch = memoize((save: SlimeRancherSave) => {
  const { graph, names } = save;
  const game = blockFields(graph, 'SRGAME', 'gameName displayName saveSlot');
  const summary = blockFields(graph, 'SRGSUMM', SUMMARY);
  // Before there was a summary, the rancher had what it says.
  const rancher = blockFields(graph, 'SRPL', 'version gameMode gameIconId currency');
  const icon = referencedPath(summary.value('iconId') ?? rancher.value('gameIconId'));
  const worldTime = summary.number('worldTime') ?? blockFields(graph, 'SRW', 'worldTime').number('worldTime');
  return {
    version: summary.text('version') ?? rancher.text('version'),
    gameName: game.text('gameName'),
    displayName: game.text('displayName'),
    saveNumber: summary.number('saveNumber'),
    saveSlot: game.int('saveSlot'),
    gameMode: shown(summary.value('gameMode') ?? rancher.value('gameMode')),
    currency: summary.int('currency') ?? rancher.int('currency'),
    pediaCount: summary.int('pediaCount'),
    worldTime,
    day: dayOf(worldTime),
    hour: worldTime === null ? null : (worldTime % DAY) / 3600,
    savedAt: summary.text('savedAt'),
    isGameOver: summary.boolean('isGameOver'),
    isTarrEnabled: summary.boolean('tarrEnabled'),
    isFeralEnabled: summary.boolean('feralEnabled'),
    icon: icon === null ? null : names.entry(icon),
    options: eachKnown(blockFields(graph, 'SRGAMESETTINGS', 'options').structs('options'), (option) => {
      const key = option.text('key');
      return key === null ? [] : [{ key, value: option.text('value') ?? '' }];
    }),
    sceneGroups: entriesOf(save, 'SRSGI'),
    zones: [...entriesOf(save, 'SRGZONEINDEX'), ...entriesOf(save, 'SRZONEINDEX')],
  };
});

/** Entries of an index, in order. */
function entriesOf({ graph, names }: SlimeRancherSave, index: string): Named[] {
  const node = firstOfClass(graph, index);
  if (node === null) return [];
  return Array.from(graph.children(node), (entry) => names.entry(graph.path(entry as NodeId)));
}
