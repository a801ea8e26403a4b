// Unreal Engine 3 packages: a lone one, or all of a folder as one save whose objects refer to each other.
// What is known of the format: docs/formats/unreal3.md.

import type { Format } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { claimPackages, refusePackage } from './claim.ts';
import { unreal3Decoder } from './decode.ts';
import { EXTENSIONS } from './file/detect.ts';
import { claimHeader } from './header.ts';
import { readPackages } from './read.ts';

export const unreal3: Format = {
  ...FORMAT_FACTS.unreal3,
  extensions: EXTENSIONS,
  versions: 'file versions 178 and up (checked from 391 to 888)',
  claim: claimPackages,
  refuse: refusePackage,
  header: claimHeader,
  read: readPackages,
  decoder: unreal3Decoder,
};
