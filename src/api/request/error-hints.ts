// Hints on what to write instead, appended to messages of graphql-js about queries and variables that only say what is wrong.

import {
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** Names that one message lists. */
const MOST_NAMES = 24;
/** Characters of a value that a message repeats. */
const MOST_CHARACTERS = 100;

type Hint = (schema: GraphQLSchema, ...parts: readonly string[]) => string;

/** By the end of a message; its parts in brackets are what the hint is made of. */
const HINTS: readonly (readonly [RegExp, Hint])[] = [
  [/Unknown argument "\w+" on field "(\w+)\.(\w+)"\./, argumentsHint],
  [/Cannot query field "(\w+)" on type "(\w+)"\.( Did you mean)?/, fieldHint],
  [/Field "(\w+)" is not defined by type "(\w+)"\.( Did you mean)?/, inputFieldHint],
  [/Value "\w+" does not exist in "(\w+)" enum\.$/, enumHint],
  [/Enum "(\w+)" cannot represent non-enum value: "(\w+)"/, quotedEnumHint],
  [/String cannot represent a non string value: ([\w.+-]{1,100})$/, (_, value = '') => `. Write "${value}".`],
  [
    /(?:Int|Float|Boolean) cannot represent (?:a )?non[- ]\w+ value: "([\d.+-]{1,30}|true|false)"$/,
    (_, value = '') => `. Write ${value} without quotes.`,
  ],
  [/Expected value of type "\[?(\w+)!?\]?!?", found (".*"|\[.*\]|[\w.-]+)\.$/s, plainValueHint],
];

/** Empty for what says enough. */
export function validationHint(schema: GraphQLSchema, message: string): string {
  for (const [pattern, hint] of HINTS) {
    const [found, ...parts] = pattern.exec(message) ?? [];
    if (found !== undefined) return hint(schema, ...parts);
  }
  return '';
}

const SYNTAX_HINTS: readonly (readonly [RegExp, string])[] = [
  [/Invalid number, expected digit/, ' Texts stand in double quotes.'],
  [/Unterminated string/, ' A double quote is missing.'],
  [/Unexpected <EOF>/, ' There is no query.'],
  [/found <EOF>/, ' A closing brace or bracket is missing.'],
  [/Unexpected Name "/, ' A query stands in braces: { ... }.'],
];

/** The same for a text that is no query. */
export function syntaxHint(message: string): string {
  return SYNTAX_HINTS.find(([pattern]) => pattern.test(message))?.[1] ?? '';
}

function argumentsHint(schema: GraphQLSchema, type = '', field = ''): string {
  const names = fieldsOf(schema, type)[field]?.args.map(({ name }) => name) ?? [];
  return names.length > 0 ? ` It takes ${listed(names)}.` : ' It takes no arguments.';
}

function fieldHint(schema: GraphQLSchema, name = '', type = '', suggestion = ''): string {
  const fields = fieldsOf(schema, type);
  const entries = fields.nodes && fieldsOf(schema, getNamedType(fields.nodes.type).name);
  if (entries?.[name]) return ` Its entries have it: nodes { ${name} }.`;
  if (fields.totalCount && COUNTS.has(name)) return ' Write totalCount.';
  if (suggestion !== '') return '';
  const ofSave = fields.property?.args.some((each) => each.name === 'path')
    ? ` A property in the save is asked with property(path: "${name}") { value }.`
    : '';
  return ofSave || ` It has ${listed(Object.keys(fields))}.`;
}

const COUNTS = new Set(['count', 'length', 'size', 'total']);

function inputFieldHint(schema: GraphQLSchema, name = '', type = '', suggestion = ''): string {
  const input = schema.getType(type);
  if (suggestion !== '' || !isInputObjectType(input)) return '';
  const fields = Object.values(input.getFields());
  const inner = fields.find((field) => {
    const one = getNamedType(field.type);
    return one !== input && isInputObjectType(one) && name in one.getFields();
  });
  const deeper = inner ? `; write ${inner.name}: {${name}: ...}` : '';
  return ` It has ${listed(fields.map((each) => each.name))}${deeper}.`;
}

function enumHint(schema: GraphQLSchema, type = ''): string {
  const found = schema.getType(type);
  return isEnumType(found) ? ` There are ${listed(found.getValues().map(({ name }) => name))}.` : '';
}

function quotedEnumHint(schema: GraphQLSchema, type = '', value = ''): string {
  const found = schema.getType(type);
  const isValue = isEnumType(found) && found.getValue(value);
  return isValue ? ` Write ${value} without quotes.` : enumHint(schema, type);
}

/** A plain value in the place of the operators that compare with it, or of an object. */
function plainValueHint(schema: GraphQLSchema, type = '', value = ''): string {
  const input = schema.getType(type);
  if (!isInputObjectType(input)) return '';
  const fields = input.getFields();
  const operator = value.startsWith('[') ? 'in' : 'eq';
  return operator in fields
    ? ` Write {${operator}: ${value.slice(0, MOST_CHARACTERS)}}.`
    : ` It is an object with ${listed(Object.keys(fields))}.`;
}

function fieldsOf(schema: GraphQLSchema, name: string) {
  const type = schema.getType(name);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}

function listed(names: readonly string[]): string {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return names.slice(0, MOST_NAMES).join(', ') + more;
}
