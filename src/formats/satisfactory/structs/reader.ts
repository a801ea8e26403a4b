// The shared readers of tagged properties, bound to the body versions of Satisfactory.

import type { NativeReader } from '../../unreal/native/native.ts';
import type { PropertyScan } from '../../unreal/scan/scan.ts';
import type { BodyVersion } from '../versions.ts';

export type GameReader = NativeReader<BodyVersion>;
export type GameScan = PropertyScan<BodyVersion>;
