// What a player asks about an example, as the call that a model would make.

export interface Question {
  readonly format: string;
  readonly question: string;
  readonly own?: true;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the answer must say, as it stands in its text. */
  readonly says: readonly string[];
}

export function ask(save: string, fields: string): { readonly query: string } {
  return { query: `{ save(id: "${save}") { ${fields} } }` };
}
