// Names of the changes between two saves of a Satisfactory world.

import type { GameChanges } from '../shared/changes.ts';

export const changes: GameChanges = {
  lists: [
    {
      ...{ list: 'buildings', key: 'position', alsoBy: ['object'], what: 'building', who: 'builtBy' },
      ...{ added: 'built', removed: 'demolished' },
      columns: [{ field: 'position', word: 'moved' }],
    },
    {
      ...{ list: 'stock', only: ['kind', 'CONTAINER'], and: 'item', what: 'item' },
      ...{ added: 'put into storage', removed: 'taken from storage' },
      columns: [{ field: 'amount', word: 'stored' }],
    },
    {
      ...{ list: 'machines', what: 'building' },
      columns: [
        { field: 'recipe', word: 'recipe', none: 'no recipe' },
        { field: 'reason', word: 'standstill', none: 'running' },
        { field: 'clock', word: 'clock' },
      ],
    },
    { list: 'schematics', key: 'schematic.name', what: 'schematic', added: 'unlocked' },
    {
      ...{ list: 'trains', called: 'name', added: 'put together', removed: 'taken apart' },
      columns: [
        { field: 'name', word: 'name' },
        { field: 'isDerailed', word: 'derailed' },
        { field: 'isSelfDriving', word: 'self-driving' },
      ],
    },
    { list: 'stations', called: 'name', columns: [{ field: 'name', word: 'name' }] },
    { list: 'switches', what: 'building', called: 'tag', columns: [{ field: 'isOn', word: 'switched on' }] },
    {
      list: 'collectibles',
      key: 'path',
      what: 'kind',
      columns: [{ field: 'isCollected', word: 'collected' }],
    },
    // States of players are numbered anew when a world is loaded elsewhere: bodies and accounts stay.
    { list: 'players', key: 'pawn', alsoBy: ['account', 'object'], called: 'name', added: 'joined' },
  ],
  figures: {
    items: 'items',
    producible: 'can be made a minute',
    powerCapacity: 'power capacity (MW)',
    powerWanted: 'power wanted (MW)',
    sinkPoints: 'sink points',
    coupons: 'coupons',
    phase: 'phase',
  },
  counters: new Set([
    ...['mTimeSinceStartStopProducing', 'mCurrentManufacturingProgress', 'mCurrentExtractProgress'],
    ...['mLastProductivityMeasurementDuration', 'mLastProductivityMeasurementProduceDuration'],
    ...['mCurrentProductivityMeasurementDuration', 'mCurrentProductivityMeasurementProduceDuration'],
    ...['mExtractStartupTimer', 'mProducingTimer', 'mUploadTimer', 'mFilterCountdown', 'mLootTimerHandle'],
    ...[
      'mCurrentInputIndex',
      'mCurrentOutputIndex',
      'mLastOutputIndex',
      'BufferGrabIndex',
      'BufferInsertIndex',
    ],
    ...[
      'mCurrentFuelAmount',
      'mCurrentSupplementalAmount',
      'mTargetConsumption',
      'mDynamicProductionCapacity',
    ],
    ...['mDaySeconds', 'mNumberOfPassedDays', 'mPlayDurationWhenLoaded', 'mPowerStore', 'mFluidBox'],
    ...['mCircuitID', 'mPipeNetworkID', 'mNumObservedInventorySlots', 'mLastSafeGroundPositionLoopHead'],
    ...['mLastSafeGroundPositions', 'mUpdatedOnDayNr'],
  ]),
};
