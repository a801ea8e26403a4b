// The kernel (kernel/index.ts) as JavaScript sees it: what it exports, what it asks for, and its start on a graph's memory.

import { kernelStart } from '../../../graph/compile-kernel.ts';
import type { GraphMemory } from '../../../graph/graph-memory.ts';
import { KIND } from '../../../graph/ids.ts';
import { CODES } from '../../unreal/type-codes.ts';
import { ELEMENT_SIZE, FIXED_SIZE, TYPE_SLOTS } from '../../unreal/types.ts';
import { SCAN_KERNEL } from './kernel.gen.ts';

/** See kernel/index.ts. Numbers of 32 bits come back signed: addresses and offsets need `>>> 0`. */
export interface Kernel {
  start(slots: number, sizes: number, mostLabels: number, actorKind: number, componentKind: number): number;
  headers(...run: readonly number[]): number;
  bodies(...run: readonly (number | boolean)[]): number;
  instances(...run: readonly number[]): number;
  /** Of the last run: where it ended, nodes made of lightweight buildables, why it stopped at a body, what it needs. */
  end(): number;
  madeNodes(): number;
  reason(): number;
  need(): number;
  referenceCount(): number;
  linkCount(): number;
  /** Whether the last instance was not read because there was no room for its references. */
  linkRefused(): number;
  setLinkCount(count: number): void;
  /** These three: addresses, then how many rows there is room for. */
  setColumns(...addressesAndRows: readonly number[]): void;
  setChildColumns(join: number, ordinal: number, rows: number): void;
  setLinkColumns(...addressesAndRows: readonly number[]): void;
  setBodies(versionData: number, ...labels: readonly number[]): void;
  setTailLabels(...labels: readonly number[]): void;
  setLightweightLabels(...labels: readonly number[]): void;
  setClass(number: number, tail: number, path: number): void;
  setVersion(context: number, ...flags: readonly boolean[]): void;
  forgetVersion(): void;
  setLightweightVersion(specific: boolean, handleBytes: number, typed: boolean, doubles: boolean): void;
  setGroup(kind: number, ofClass: number, name: number, parent: number, level: number, join: number): void;
  newType(code: number, layout: number, ...rest: readonly number[]): number;
}

/** What the kernel asks (kernel/host.ts); it passes truth as 0 or 1. */
export interface KernelHost {
  classOf(text: number): number;
  enterVersion(save: number, migrates: number): void;
  fieldOf(label: number, text: number): number;
  partOf(label: number, part: number): number;
  graphLabel(label: number): number;
  structOf(text: number): number;
  structInContainer(role: number, owner: number, label: number): number;
  typeOf(at: number, end: number): number;
  softTextAt(at: number, packages: number): number;
  readTail(row: number, at: number, end: number): void;
}

const start = kernelStart(SCAN_KERNEL);

/** @param mostLabels numbers that labels may have. @throws FormatError LIMIT when the memory is full */
export function startKernel(memory: GraphMemory, host: KernelHost, mostLabels: number): Kernel {
  const imports = { ...memory.imports, host: { ...host } };
  const kernel = start(imports) as unknown as Kernel;
  const slots = memory.array(Int32Array, TYPE_SLOTS.length);
  slots.set(TYPE_SLOTS);
  const sizes = memory.array(Int32Array, CODES * 2);
  for (let code = 0; code < CODES; code++) sizes.set([FIXED_SIZE[code]!, ELEMENT_SIZE[code]!], code * 2);
  const started = kernel.start(slots.byteOffset, sizes.byteOffset, mostLabels, KIND.ACTOR, KIND.COMPONENT);
  if (!started) throw memory.full(mostLabels);
  return kernel;
}
