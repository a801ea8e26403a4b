// Every memory of WebAssembly reserves 10 GB of addresses. That costs nothing where addresses are not counted; where they are
// (`ulimit -v`), Node makes do with far fewer when it is told so, which only a new process can be.

import { spawn } from 'node:child_process';

const OPTION = '--disable-wasm-trap-handler';
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether a save can be read in this process, or at least no other would do better. */
export function hasAddressSpace(): boolean {
  if (process.execArgv.includes(OPTION)) return true;
  try {
    new WebAssembly.Memory({ initial: 1, maximum: 2 ** 16, shared: true });
    return true;
  } catch {
    return false;
  }
}

/** Does the same in a process that takes fewer addresses; gives its exit code. */
export function startAgain(): Promise<number> {
  const args = [OPTION, ...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
