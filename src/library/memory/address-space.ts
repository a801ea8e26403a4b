// Whether address space is limited (`ulimit -v`). Node reserves 10 GB of it for every WebAssembly memory,
// which costs nothing without a limit. With an option it reserves only what the memory may grow to, at some
// cost in speed.

import { availableParallelism } from 'node:os';
import { addressLimit } from './machine-memory.ts';

const FEW_ADDRESSES = '--disable-wasm-trap-handler';
/**
 * V8 option: the most pages of any memory. Memories that declare no maximum, such as Node's own, reserve this
 * many.
 */
const MOST_PAGES = '--wasm-max-mem-pages';
const PAGE = 2 ** 16;
const ALL_PAGES = 2 ** 16;
/** Share of the address space that one memory may have. */
const SHARE = 1 / 8;
/**
 * For each pair of threads, one that reads and one that answers, with what they share. A reading thread takes
 * some 1.2 GB, an answering one 0.3 GB, and the process without either 4 GB. If a thread finds no address
 * space to start in, the whole process dies.
 */
const BYTES_A_THREAD = 4 * 2 ** 30;

/** Node options for this much address space; null for an unknown limit. */
export function constrainedArgs(limit: number | null): string[] {
  if (limit === null) return [FEW_ADDRESSES];
  const pages = Math.min(Math.floor((limit * SHARE) / PAGE), ALL_PAGES);
  return [FEW_ADDRESSES, `${MOST_PAGES}=${pages}`];
}

/** Whether this process was started with the option that reserves less. */
export function takesFewAddresses({ execArgv, env } = process): boolean {
  return execArgv.includes(FEW_ADDRESSES) || (env.NODE_OPTIONS ?? '').split(/\s+/).includes(FEW_ADDRESSES);
}

/**
 * The most threads of one kind that this process should have: one per processor, fewer when address space is
 * limited.
 */
export function mostThreads(
  processors = availableParallelism(),
  limit = takesFewAddresses() ? addressLimit() : null,
): number {
  return limit === null ? processors : Math.max(1, Math.min(processors, Math.floor(limit / BYTES_A_THREAD)));
}
