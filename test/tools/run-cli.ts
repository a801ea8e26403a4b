// The command line in this process, with what it prints kept.

import { vi } from 'vitest';
import { main } from '../../src/cli/main.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Calls the command line here. */
export async function runInProcess(...args: string[]): Promise<Ran> {
  const ran = { out: '', err: '' };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => {
      ran.out += `${text}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((text) => {
      ran.err += `${text}\n`;
    }),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      ran.out += text;
      return true;
    }),
  ];
  try {
    const code = await main(args);
    return { code, ...ran };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
