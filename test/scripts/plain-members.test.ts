// Objects of large classes keep their shape in what is built, whenever garbage is collected.

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const { withPlainMembers }: { withPlainMembers(code: string): string } = await import(
  pathToFileURL(resolve('scripts/plain-members.mjs')).href
);
const FIELDS = Array.from({ length: 16 }, (_, at) => `#f${at} = ${at};`).join(' ');

it('leaves V8 no reason to make a dictionary of an object', () => {
  const code =
    withPlainMembers(`class Large { ${FIELDS} #sum() { return this.#f1 + this.#f2; } get sum() { return this.#sum(); } }
    for (let i = 0; i < 10; i++) { new Large(); gc(); }
    const made = new Large();`);
  const program = `${code} console.log(made.sum, %HasFastProperties(made))`;
  const flags = ['--expose-gc', '--allow-natives-syntax', '-e', program];
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('3 true\n');
});

it('leaves small classes, and those that extend another, as they are', () => {
  const others = `class Small { #f0; f() { return this.#f0; } } class Other extends Base { ${FIELDS} }`;
  const plain = FIELDS.replaceAll('#', '$');
  expect(withPlainMembers(`class Large { ${FIELDS} f() { ${others} return this.#f0; } }`)).toBe(
    `class Large { ${plain} f() { ${others} return this.$f0; } }`,
  );
  expect(() => withPlainMembers(`class Large { ${FIELDS} f() { return #f0 in this; } }`)).toThrow('#f0');
});
