// Starts the kernel (assembly/index.ts) on a graph's memory.

import { KIND } from '../../../graph/ids.ts';
import { kernelStart } from '../../../graph/kernel/compile-kernel.ts';
import type { GraphMemory } from '../../../graph/memory/graph-memory.ts';
import { CODES } from '../../unreal/types/type-codes.ts';
import { ELEMENT_SIZE, FIXED_SIZE, TYPE_SLOTS } from '../../unreal/types/types.ts';
import { SAVE } from '../versions.ts';
import { importsOfScan, type ScanHost, ScanKernel } from './boundary.gen.ts';
import { SCAN_KERNEL } from './kernel.gen.ts';

const start = kernelStart(SCAN_KERNEL);

/**
 * @param mostLabels upper bound of label numbers
 * @throws FormatError LIMIT when the memory is full
 */
export function startKernel(memory: GraphMemory, host: ScanHost, mostLabels: number): ScanKernel {
  const kernel = new ScanKernel(memory, start({ ...memory.imports, ...importsOfScan(host) }));
  const typeSlots = memory.array(Int32Array, TYPE_SLOTS.length);
  typeSlots.set(TYPE_SLOTS);
  const sizes = memory.array(Int32Array, CODES * 2);
  for (let code = 0; code < CODES; code++) sizes.set([FIXED_SIZE[code]!, ELEMENT_SIZE[code]!], code * 2);
  const started = kernel.start({
    ...{ typeSlots, sizes, mostLabels },
    ...{ actorKind: KIND.ACTOR, componentKind: KIND.COMPONENT, versionDataSince: SAVE.VersionData },
  });
  if (!started) throw memory.full(mostLabels);
  return kernel;
}
