// A copy of the project in which faults are planted, one at a time.

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Fault } from './fault.ts';
import { type FileRun, runProgram, runTests, type TestRun } from './test-run.ts';

/** What a copy holds; packages are linked. */
const COPIED = [
  ...['src', 'test', 'schema', 'scripts', 'examples', 'clients', 'docs', 'README.md', 'CHANGELOG.md'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'],
];
/** All that compiling the kernels writes: they share source files, so a fault may be in any of them. */
const GENERATED = [
  'src/graph/kernel/kernel.gen.ts',
  'src/formats/satisfactory/kernel/kernel.gen.ts',
  'src/formats/satisfactory/columns/kernel.gen.ts',
  'test/tools/guarded-kernels.gen.ts',
];

/** All tests together, before anything is planted. */
const FIRST_PATIENCE_MILLIS = 3_600_000;
const COMPILE_PATIENCE_MILLIS = 300_000;
/** Tests get so long, and so many times what they took before: then they have no end. */
const LEAST_PATIENCE_MILLIS = 45_000;
const PATIENCE = 8;

export class Workplace {
  readonly #folder = mkdtempSync(join(tmpdir(), 'mutants-'));

  constructor() {
    for (const name of COPIED) cpSync(name, join(this.#folder, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(this.#folder, 'node_modules'));
  }

  /** What tests give without any fault. @param atOnce files that run at a time */
  runSound(tests: readonly string[], atOnce: number): Promise<TestRun> {
    return runTests(this.#folder, tests, { atOnce, patience: FIRST_PATIENCE_MILLIS });
  }

  /** Plants the fault, runs its tests, and takes it away again. @param sound what files gave without it */
  async runWith({ file, from, to, tests }: Fault, sound: readonly FileRun[]): Promise<TestRun> {
    const place = join(this.#folder, file);
    const text = readFileSync(place, 'utf8');
    const isKernel = file.includes('/assembly/');
    writeFileSync(
      place,
      text.replace(from, () => to),
    );
    try {
      if (isKernel && (await this.#compile()) !== 0) {
        throw new Error(`the kernels cannot be compiled with a fault in ${file}`);
      }
      const asked = sound.filter((run) => tests.some((name) => run.file.startsWith(name)));
      const millis = Object.fromEntries(asked.map(({ file, millis }) => [file, millis]));
      const all = asked.reduce((sum, run) => sum + run.millis, 0);
      return await runTests(this.#folder, tests, {
        millis,
        patience: LEAST_PATIENCE_MILLIS + PATIENCE * all,
      });
    } finally {
      writeFileSync(place, text);
      if (isKernel) for (const name of GENERATED) cpSync(name, join(this.#folder, name));
    }
  }

  #compile(): Promise<number | 'late'> {
    return runProgram(this.#folder, ['scripts/kernels.mjs'], COMPILE_PATIENCE_MILLIS);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Why the fault cannot be planted and noticed any more; null when it can. */
export function staleReason({ file, from, tests }: Fault): string | null {
  const gone = [file, ...tests].find((path) => !existsSync(path));
  if (gone !== undefined) return `there is no ${gone}`;
  if (readFileSync(file, 'utf8').split(from).length === 2) return null;
  return `${file} has not, or not once: ${JSON.stringify(from)}`;
}
