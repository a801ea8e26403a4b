// The command line as a program of its own: as it was written, or as it was built where threads run that, too (RUN_BUILT).

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { atEnd } from './at-end.ts';
import type { Ran } from './run-cli.ts';

export interface Program {
  readonly child: ChildProcessWithoutNullStreams;
  /** What it has printed so far. */
  readonly ran: Ran;
  readonly ended: Promise<Ran>;
}

const REGISTER = new URL('../../scripts/ts-register.mjs', import.meta.url).href;

export const WRITTEN = ['--disable-warning=ExperimentalWarning', '--import', REGISTER, 'src/cli.ts'];
/** What Node runs as the command line. */
export const PROGRAM = process.env.RUN_BUILT === '1' ? ['dist/cli.js'] : WRITTEN;

interface StartOptions {
  /** Modules that it and its threads import first, which what is built has in it and does not share. */
  readonly imports?: readonly string[];
  /** A command that runs it. */
  readonly within?: readonly string[];
}

/** Starts it. */
export function startProgram(
  args: readonly string[],
  { imports = [], within = [] }: StartOptions = {},
): Program {
  const changed = [...imports.flatMap((file) => ['--import', file]), ...WRITTEN];
  const env = { ...process.env, ...(imports.length > 0 && { RUN_BUILT: '0' }) };
  const words = [...within, process.execPath, ...(imports.length > 0 ? changed : PROGRAM), ...args];
  const child = spawn(words[0]!, words.slice(1), { env });
  const ran = { code: null as number | null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    ran.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    ran.err += text;
  });
  const ended = once(child, 'close').then(([code]): Ran => ({ ...ran, code }));
  return { child, ran, ended };
}

/** Serves until the test file ends, and says where once it answers. */
export async function startServer(
  args: readonly string[],
  options?: StartOptions,
): Promise<Program & { readonly url: string }> {
  const program = startProgram(['serve', '--port', '0', ...args], options);
  const { child, ran } = program;
  atEnd(() => child.kill('SIGKILL'));
  while (!ran.out.includes('\n')) {
    await Promise.race([once(child.stdout, 'data'), program.ended]);
    if (child.exitCode !== null) throw new Error(ran.err);
  }
  return { ...program, url: /^ready (\S+)\n/.exec(ran.out)![1]! };
}
