// Facts about the world as a whole.

import { fields, memoize, type NodeId } from '../shared/kit.ts';
import { ofClass, type SpaceEngineersSave } from './save.ts';

/** Of ticks. */
const PER_SECOND = 1e7;

export const world = memoize((save: SpaceEngineersSave) => {
  const { graph, scope } = save;
  const checkpoint = ofClass(save, 'Checkpoint')[0] ?? null;
  const own = fields(
    graph,
    checkpoint ?? (0 as NodeId),
    'SessionName Description AppVersion LastSaveTime ElapsedGameTime InGameTime',
  );
  const elapsed = own.number('ElapsedGameTime');
  return {
    object: scope.object(checkpoint ?? (0 as NodeId)),
    title: own.text('SessionName'),
    description: own.text('Description'),
    version: own.id('AppVersion'),
    savedAt: own.text('LastSaveTime'),
    playSeconds: elapsed === null ? null : elapsed / PER_SECOND,
    gameTime: own.text('InGameTime'),
    hasCheckpoint: checkpoint !== null,
    hasSector: ofClass(save, 'Sector').length > 0,
  };
});
