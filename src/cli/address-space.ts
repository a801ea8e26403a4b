// When address space is limited (`ulimit -v`), saves are read in a process that reserves little of it, which
// takes starting a new one.

import { constrainedArgs, takesFewAddresses } from '../library/memory/address-space.ts';
import { addressLimit } from '../library/memory/machine-memory.ts';

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether saves can be read in this process, or at least as well as in any other. */
export function hasAddressSpace(): boolean {
  return takesFewAddresses() || (addressLimit() === null && canReserve());
}

/** Not every system reveals its limit. */
function canReserve(): boolean {
  try {
    new WebAssembly.Memory({ initial: 1, maximum: 2 ** 16, shared: true });
    return true;
  } catch {
    return false;
  }
}

/** Runs the same command in a process that reserves less; resolves to its exit code. */
export async function startAgain(): Promise<number> {
  // Its modules take 1.4 ms, which hardly any process has a use for.
  const { spawn } = await import('node:child_process');
  console.error('savegraph: address space is limited (ulimit -v): saves are read with little of it');
  const args = [...constrainedArgs(addressLimit()), ...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
