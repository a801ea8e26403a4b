// The options of a command, read from its help, so that each is described once: a line of the help that begins with
// --flag, --name VALUE, --name VALUE=DEFAULT or, for one that may be repeated, --name VALUE...

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple: boolean;
  readonly default?: string;
}

export type Options = Readonly<Record<string, Option>>;

const LINE = /^ {2}--(?<name>[a-z-]+)(?: (?<value>[A-Z]+)(?:(?<multiple>\.\.\.)|=(?<standard>\S+))?)? /gm;

export function optionsOf(help: string): Options {
  const options = Array.from(help.matchAll(LINE), ({ groups = {} }): [string, Option] => {
    const { name = '', value, multiple, standard } = groups;
    const type = value === undefined ? 'boolean' : 'string';
    return [name, { type, multiple: multiple !== undefined, ...(standard && { default: standard }) }];
  });
  return Object.fromEntries(options);
}
