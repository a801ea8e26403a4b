// Whether addresses are limited (`ulimit -v`). Node reserves 10 GB of them for every memory of WebAssembly, which costs
// nothing where they are not counted. With an option it makes do with what the memory may become, for some speed.

import { availableParallelism } from 'node:os';
import { addressLimit } from './machine-memory.ts';

const FEW_ADDRESSES = '--disable-wasm-trap-handler';
/**
 * Of V8: no memory gets more pages. Those that do not say how large they may become, as Node's own, reserve as many.
 */
const MOST_PAGES = '--wasm-max-mem-pages';
const PAGE = 2 ** 16;
const ALL_PAGES = 2 ** 16;
/** Of all addresses, what one memory may have. */
const SHARE = 1 / 8;
/**
 * For each of two threads, one that reads and one that answers, with what they share: one that reads takes some 1.2 GB,
 * one that answers 0.3 GB, and the process without either 4 GB. Where a thread finds no addresses to start with, the
 * whole process ends.
 */
const BYTES_A_THREAD = 4 * 2 ** 30;

/** Options for a Node that has so many addresses; null for an unknown number. */
export function constrainedArgs(limit: number | null): string[] {
  if (limit === null) return [FEW_ADDRESSES];
  const pages = Math.min(Math.floor((limit * SHARE) / PAGE), ALL_PAGES);
  return [FEW_ADDRESSES, `${MOST_PAGES}=${pages}`];
}

/** Whether this process was started with the option that does without most of them. */
export function takesFewAddresses({ execArgv, env } = process): boolean {
  return execArgv.includes(FEW_ADDRESSES) || (env.NODE_OPTIONS ?? '').split(/\s+/).includes(FEW_ADDRESSES);
}

/**
 * Threads of one kind that this process should have at most: one a processor, and fewer where addresses are limited.
 */
export function mostThreads(
  processors = availableParallelism(),
  limit = takesFewAddresses() ? addressLimit() : null,
): number {
  return limit === null ? processors : Math.max(1, Math.min(processors, Math.floor(limit / BYTES_A_THREAD)));
}
