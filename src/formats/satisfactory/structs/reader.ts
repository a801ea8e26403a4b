// The shared readers of tagged properties, bound to the body versions of Satisfactory.

import type { NativeLayout, NativeVisit } from '../../unreal/native/native-visit.ts';
import type { PropertyScan } from '../../unreal/scan/scan.ts';
import type { BodyVersion } from '../versions.ts';

export type GameVisit = NativeVisit<BodyVersion>;
export type GameLayout = NativeLayout<BodyVersion>;
export type GameScan = PropertyScan<BodyVersion>;
