// Reads the short texts in which tables of layouts say the types of fields, token by token.

export class TokenReader {
  readonly #text: string;
  readonly #tokens: readonly string[];
  /** Index of the next token. */
  #at = 0;

  /** @param token matches white space and one token, its first group; sticky */
  constructor(text: string, token: RegExp) {
    this.#text = text;
    this.#tokens = tokensOf(text, token);
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

  /** @throws SyntaxError when the next token is no word */
  word(what: string): string {
    const token = this.peek();
    if (token === undefined || !/^\w/.test(token)) return this.fail(what);
    this.#at++;
    return token;
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

function tokensOf(text: string, token: RegExp): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (text.slice(token.lastIndex).trim() !== '') {
    const at = token.lastIndex;
    const found = token.exec(text)?.[1];
    if (found === undefined)
      throw new SyntaxError(`"${text}": a type cannot continue with "${text.slice(at)}"`);
    tokens.push(found);
  }
  return tokens;
}
