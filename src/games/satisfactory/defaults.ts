// Values that saves of Satisfactory leave out, as the engine does with every property that its class has the same value
// of. In real saves of Updates 3 to 1.2 each was seen with other values only, and absent.

import type { DefaultTable } from '../../query/hints/absent-defaults.ts';

export const MACHINE = {
  mIsProducing: false,
  mIsProductionPaused: false,
  mProductivityMonitorEnabled: false,
  mCurrentPotential: 1,
  mCurrentProductionBoost: 1,
};
export const POWER = { mIsSwitchOn: false, mPowerStore: 0 };
export const TRAFFIC = {
  mIsInLoadMode: true,
  mIsAutopilotEnabled: false,
  mIsSelfDrivingEnabled: false,
  mIsDerailed: false,
  mIsOrientationReversed: false,
};
export const WORLD = {
  mHasBeenOpened: false,
  mPipeNetworkID: 0,
  mNumResourceSinkCoupons: 0,
  mIsCreativeModeEnabled: false,
  mIsSpaceElevatorBuilt: false,
  mEnergyCostMultiplier: 1,
  mPartsCostMultiplier: 1,
  mSpacePartsCostMultiplier: 1,
};

/** The names say of which classes they are. */
export const defaults: DefaultTable = { '': { ...MACHINE, ...POWER, ...TRAFFIC, ...WORLD } };
