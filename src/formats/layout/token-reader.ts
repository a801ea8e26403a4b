// Reads the texts of layouts token by token.

/** White space and one token: dots of a part, a word (some types say their width), a bracket or another sign. */
const TOKEN = /\s*(\.\.\.|(?:seconds|actor|identity):[fi]\d\d|\w+(?:\.\w+)*|[[\](){}<>:?,|!+-])/y;

export class TokenReader {
  readonly #text: string;
  readonly #tokens: readonly string[];
  /** End of each token in the text. */
  readonly #ends: readonly number[];
  /** Index of the next token. */
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    const ends: number[] = [];
    this.#tokens = tokensOf(text, ends);
    this.#ends = ends;
  }

  /** A token that was not taken yet; undefined at the end. */
  peek(ahead = 0): string | undefined {
    return this.#tokens[this.#at + ahead];
  }

  takes(token: string): boolean {
    if (this.peek() !== token) return false;
    this.#at++;
    return true;
  }

  /** @throws SyntaxError when another token is next */
  expect(token: string): void {
    if (!this.takes(token)) this.fail(token);
  }

  /** The text up to this token, which is taken too. @throws SyntaxError when there is none */
  upTo(token: string): string {
    const start = this.#ends[this.#at - 1] ?? 0;
    while (this.peek() !== undefined && this.peek() !== token) this.#at++;
    const end = this.#ends[this.#at - 1] ?? 0;
    this.expect(token);
    return this.#text.slice(start, end);
  }

  /** @throws SyntaxError when the next token is no word */
  word(what: string): string {
    const token = this.peek();
    if (token === undefined || !/^\w/.test(token)) return this.fail(what);
    this.#at++;
    return token;
  }

  /** @throws SyntaxError when the next token is no number */
  number(what = 'a number'): number {
    const word = this.word(what);
    return /^\d+$/.test(word) ? Number(word) : this.fail(what);
  }

  /** `first`, and the words after it, separated by `|`. */
  words(first: string, what: string): string[] {
    const words = [first];
    while (this.takes('|')) words.push(this.word(what));
    return words;
  }

  /** Puts back the last token. */
  back(): void {
    this.#at--;
  }

  /** @throws SyntaxError that says what was expected and what is next */
  fail(expected: string): never {
    throw new SyntaxError(`"${this.#text}": expected ${expected}, found ${this.peek() ?? 'the end'}`);
  }
}

function tokensOf(text: string, ends: number[]): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text)?.[1];
    if (found === undefined)
      throw new SyntaxError(`"${text}": a type cannot continue with "${text.slice(at)}"`);
    tokens.push(found);
    ends.push(TOKEN.lastIndex);
  }
  return tokens;
}
