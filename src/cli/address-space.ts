// Where addresses are limited (`ulimit -v`), saves are read in a process that takes few of them, which only a new one
// can be.

import { spawn } from 'node:child_process';
import { constrainedArgs, takesFewAddresses } from '../library/memory/address-space.ts';
import { addressLimit } from '../library/memory/machine-memory.ts';

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether saves can be read in this process, or at least no other would do better. */
export function hasAddressSpace(): boolean {
  return takesFewAddresses() || (addressLimit() === null && canReserve());
}

/** Not every system says what its limit is. */
function canReserve(): boolean {
  try {
    new WebAssembly.Memory({ initial: 1, maximum: 2 ** 16, shared: true });
    return true;
  } catch {
    return false;
  }
}

/** Does the same in a process that takes fewer addresses; gives its exit code. */
export function startAgain(): Promise<number> {
  console.error('savegraph: addresses are limited (ulimit -v): saves are read with few of them');
  const args = [...constrainedArgs(addressLimit()), ...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
