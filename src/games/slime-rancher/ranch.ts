// Facts about a save: the menu's summary, the settings, the indices.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { isFileDamaged, nullIfLost } from '../shared/damage.ts';
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
      return key === null ? [] : [{ key, value: option.text('value') }];
    }),
    sceneGroups: entriesOf(save, 'SRSGI'),
    zones: entriesOf(save, 'SRGZONEINDEX', 'SRZONEINDEX'),
  };
});

/** Entries of the index that a version has, in order; null if it may be lost. */
function entriesOf(
  { graph, names }: SlimeRancherSave,
  ...indexes: readonly string[]
): readonly Named[] | null {
  const entries = indexes.flatMap((index) => {
    const node = firstOfClass(graph, index);
    return node === null ? [] : Array.from(graph.children(node), (entry) => graph.path(entry as NodeId));
  });
  return nullIfLost(
    entries.map((path) => names.entry(path)),
    isFileDamaged(graph),
  );
}
