// A question of a player about an example, as the call that a model would make.

export interface Question {
  readonly format: string;
  readonly question: string;
  readonly own: boolean;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the answer must say, as it stands in its text. */
  readonly says: readonly string[];
}

type Call = Omit<Question, 'format' | 'own'>;

export const tool = (question: string, name: string, args: Call['args'], says: readonly string[]): Call => ({
  question,
  tool: name,
  args,
  says,
});

/** A question that no tool is made for: a query of these fields of the save. */
export const query = (question: string, save: string, fields: string, says: readonly string[]): Call =>
  tool(question, 'query', { query: `{ save(id: "${save}") { ${fields} } }` }, says);

/** Questions of docs/views.md. */
export const asked = (format: string, calls: readonly Call[]): Question[] =>
  calls.map((call) => ({ format, own: false, ...call }));

/** Others. */
export const askedBeside = (format: string, calls: readonly Call[]): Question[] =>
  calls.map((call) => ({ format, own: true, ...call }));
