// How vitest runs the tests of a planted fault: the quickest first, up to the first that fails. What each
// file gave is written down for the program that planted it (test-run.ts).

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import common from '../../vitest.config.ts';
import type { FileRun } from './test-run.ts';

const millis = JSON.parse(process.env.MUTANTS_MILLIS ?? '{}') as Readonly<Record<string, number>>;

class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const key = ({ moduleId }: TestSpecification): number => millis[relative('.', moduleId)] ?? 0;
    return files.sort((a, b) => key(a) - key(b));
  }
}

class WriteDown implements Reporter {
  readonly #runs: FileRun[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    this.#runs.push({
      file: relative('.', module.moduleId),
      millis: Math.round(prepareDuration + collectDuration + setupDuration + duration),
      fault: faultOf(module),
    });
    this.#write();
  }

  onTestRunEnd(_: unknown, errors: readonly unknown[]): void {
    if (errors.length > 0) this.#runs.push({ file: '', millis: 0, fault: 'an error outside of any test' });
    this.#write();
  }

  #write(): void {
    writeFileSync(process.env.MUTANTS_RUNS!, JSON.stringify(this.#runs));
  }
}

/** The first test that fails; null when none does. */
function faultOf(module: TestModule): string | null {
  if (module.state() !== 'failed') return null;
  for (const test of module.children.allTests('failed')) return test.fullName;
  return 'cannot be begun';
}

/** A planted fault may leave anything behind, so each file has a process of its own. */
const { projects: _, ...test } = common.test!;

export default mergeConfig(
  { ...common, test },
  {
    test: {
      include: ['test/**/*.test.ts'],
      maxWorkers: Number(process.env.MUTANTS_AT_ONCE ?? 1),
      sequence: { sequencer: QuickestFirst },
      reporters: [new WriteDown()],
      exclude: ['**/*.cost.test.ts', '**/node_modules/**'],
      bail: 1,
      // A slow machine is no fault that was noticed: what fails must fail twice, and how long things take is not looked
      // at.
      retry: 1,
      testTimeout: 150_000,
      experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    },
  },
);
