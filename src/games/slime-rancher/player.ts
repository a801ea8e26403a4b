// The rancher: what is worn, owned and known.

import { memoize } from '../shared/memoize.ts';
import { type Fields, fields, firstOfClass, referencedPath } from '../shared/read.ts';
import { type Named, placeOf } from '../shared/scope.ts';
import { blockFields, shown, wholeCountsIn } from './read.ts';
import type { SlimeRancherSave } from './save.ts';

export interface AmountRow {
  readonly item: Named;
  readonly amount: number;
}

const VALUES = [
  'health energy radiation currency keys currencyEverCollected upgrades components blueprints availBlueprints',
  'region regionSetId',
].join(' ');

export const player = memoize((save: SlimeRancherSave) => {
  const { graph, scope, names } = save;
  const node = firstOfClass(graph, 'SRPL');
  if (node === null) return null;
  const values = fields(graph, node, VALUES);
  const pedia = blockFields(graph, 'SRPED', 'unlocked');
  const components = values.struct('components')?.entries('counts') ?? [];
  return {
    object: scope.object(node),
    position: placeOf(graph, node),
    health: values.int('health'),
    energy: values.int('energy'),
    radiation: values.int('radiation'),
    currency: values.int('currency'),
    keys: values.int('keys'),
    currencyEverCollected: values.int('currencyEverCollected'),
    upgrades: values.known(upgrades(save, values)),
    components: values.known(
      wholeCountsIn(components).map(({ path, value }) => ({ item: names.entry(path), amount: value })),
    ),
    blueprints: values.known(namedItems(save, values, 'blueprints')),
    availableBlueprints: values.known(namedItems(save, values, 'availBlueprints')),
    sceneGroup: save.namedAt(values.value('region')) ?? save.namedAt(values.value('regionSetId')),
    pedia: pedia.known(pedia.items('unlocked').flatMap((item) => shown(item) ?? [])),
  };
});

/** The first game lists the ones that were bought. */
function upgrades({ names }: SlimeRancherSave, values: Fields) {
  const levels = wholeCountsIn(values.struct('upgrades')?.entries('levels') ?? []);
  const listed = values.items('upgrades').flatMap((item) => shown(item) ?? []);
  return [
    ...levels.map(({ path, value }) => ({ upgrade: names.entry(path), level: value })),
    ...listed.map((name) => ({ upgrade: names.word(name), level: 1 })),
  ];
}

function namedItems({ names }: SlimeRancherSave, values: Fields, name: string): Named[] {
  return values.items(name).flatMap((item) => {
    const path = referencedPath(item);
    if (path !== null) return names.entry(path);
    const word = shown(item);
    return word === null ? [] : names.word(word);
  });
}
