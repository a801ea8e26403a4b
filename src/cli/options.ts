// The options of a command as data. What is parsed and what the help says are made from them, so that each is
// described once.

/** Texts by what stands before them: `flag`, `name VALUE`, `name VALUE=DEFAULT`, or `name VALUE...` if it may be repeated. */
export type OptionTexts = Readonly<Record<string, string>>;

/** Options by the heading over them, which says what somebody wants who needs them; '' for none. */
export type OptionGroups = Readonly<Record<string, OptionTexts>>;

interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple: boolean;
  readonly default?: string;
}

export type Options = Readonly<Record<string, Option>>;

const FORM = /^(?<name>[a-z-]+)(?: (?<value>[A-Z]+)(?:(?<multiple>\.\.\.)|=(?<standard>\S+))?)?$/;

export function optionsOf(groups: OptionGroups): Options {
  const forms = Object.values(groups).flatMap((group) => Object.keys(group));
  const options = forms.map((form): [string, Option] => {
    const { name = '', value, multiple, standard } = FORM.exec(form)?.groups ?? {};
    const type = value === undefined ? 'boolean' : 'string';
    return [name, { type, multiple: multiple !== undefined, ...(standard && { default: standard }) }];
  });
  return Object.fromEntries(options);
}

/** Where the texts of options begin, and where lines end. */
const INDENT = 21;
const WIDTH = 120;

export function helpOf(groups: OptionGroups): string {
  return Object.entries(groups)
    .map(([heading, options]) => {
      const lines = Object.entries(options).map(([form, text]) => linesOf(form, text).join('\n'));
      return [...(heading ? [`${heading}:\n`] : []), ...lines].join('\n');
    })
    .join('\n\n');
}

function linesOf(form: string, text: string): string[] {
  const head = `  --${form}`;
  const lines = [head.length < INDENT - 1 ? head.padEnd(INDENT - 1) : `${head} `];
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > WIDTH) lines.push(''.padEnd(INDENT - 1));
    lines[lines.length - 1] += ` ${word}`;
  }
  return lines;
}
