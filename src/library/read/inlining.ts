// How much V8 inlines, in the whole process. In a command that ends soon it would spend up to half of the time on that,
// in a server's first questions a fifth, and they end before it pays. But no thread should start meanwhile: Node's own
// modules are compiled ahead for the flags that it has by itself, and each thread would compile them again
// (memory/collect-garbage.ts).

import { setFlagsFromString } from 'node:v8';

const LITTLE = 200;
/** V8's own. */
const USUAL = 920;

let isLittle = false;

/** From here on. */
export function inlineLittle(): void {
  isLittle = true;
  limit(LITTLE);
}

/** Until the returned function is called. */
export function inlineAsUsual(): () => void {
  if (!isLittle) return () => {};
  limit(USUAL);
  return inlineLittle;
}

/** Runtimes without the flag go on. */
function limit(bytes: number): void {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${bytes}`);
}
