// Whether addresses are limited (`ulimit -v`). Node reserves 10 GB of them for every memory of WebAssembly, which costs nothing
// where they are not counted. With an option it makes do with what the memory may become, for some speed.

const FEW_ADDRESSES = '--disable-wasm-trap-handler';
/** Of V8: no memory gets more pages. Those that do not say how large they may become, as Node's own, reserve as many. */
const MOST_PAGES = '--wasm-max-mem-pages';
const PAGE = 2 ** 16;
const ALL_PAGES = 2 ** 16;
/** Of all addresses, what one memory may have. */
const SHARE = 1 / 8;

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
