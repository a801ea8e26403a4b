// Lists byte code as text: one line per token with its offset in memory, indented below the token that
// contains it, with its operands in words.

import type { ScriptListing } from './script-reader.ts';

/** Longer listings are cut; the largest script in the measured packages has a tenth of this. */
const MOST_LINES = 100_000;

export class TextListing implements ScriptListing {
  readonly #lines: string[] = [];
  /** Line of each token that has not ended. */
  readonly #open: number[] = [];
  readonly #path: (index: number) => string;
  readonly #nameText: (name: number, number: number) => string;
  #cut = 0;

  constructor(path: (index: number) => string, nameText: (name: number, number: number) => string) {
    this.#path = path;
    this.#nameText = nameText;
  }

  get text(): string {
    const cut = this.#cut > 0 ? [`... ${this.#cut} more tokens`] : [];
    return [...this.#lines, ...cut].join('\n');
  }

  token(offset: number, depth: number, token: string): void {
    this.#open.push(this.#lines.length);
    if (this.#lines.length >= MOST_LINES) this.#cut++;
    else this.#lines.push(`${offset.toString(16).padStart(4, '0')}  ${'  '.repeat(depth)}${token}`);
  }

  end(): void {
    this.#open.pop();
  }

  /** Operands are written to their own token's line, even those that follow an expression. */
  operand(text: string): void {
    const line = this.#open.at(-1);
    if (line !== undefined && line < this.#lines.length) this.#lines[line] += ` ${text}`;
  }

  object(index: number): void {
    this.operand(index === 0 ? 'nothing' : this.#path(index));
  }

  name(name: number, number: number): void {
    this.operand(`'${this.#nameText(name, number)}'`);
  }
}
