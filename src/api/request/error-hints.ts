// Hints on what to write instead, appended to messages of graphql-js about queries and variables, which often
// say only what is wrong.

import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** Names to list in one message. */
const MOST_NAMES = 60;
/** Characters of a value to repeat in a message. */
const MOST_CHARACTERS = 100;
/** Ways to reach a field to show in one message. */
const MOST_WAYS = 3;

type Hint = (schema: GraphQLSchema, ...parts: readonly string[]) => string;

/** Hints by the message they are for; the capture groups are passed to the hint. */
const HINTS: readonly (readonly [RegExp, Hint])[] = [
  [/Unknown argument "(\w+)" on field "(\w+)\.(\w+)"\./, argumentsHint],
  [/Cannot query field "(\w+)" on type "(\w+)"\.(?: Did you mean (.*)\?)?/, fieldHint],
  [/Field "\w+" of type "[[!]*(\w+)[\]!]*" must have a selection of subfields\./, selectionHint],
  [/Field "(\w+)" is not defined by type "(\w+)"\.(?: Did you mean (.*)\?)?/, inputFieldHint],
  [/Value "\w+" does not exist in "(\w+)" enum\.$/, enumHint],
  [/Enum "(\w+)" cannot represent non-enum value: "(\w+)"/, quotedEnumHint],
  [/Enum "(\w+)" cannot represent non-enum value: [^"]/, enumHint],
  [/String cannot represent a non string value: ([\w.+-]{1,100})$/, (_, value = '') => `. Write "${value}".`],
  [
    /(?:Int|Float|Boolean) cannot represent (?:a )?non[- ]\w+ value: "([\d.+-]{1,30}|true|false)"$/,
    (_, value = '') => `. Write ${value} without quotes.`,
  ],
  [
    /(?:String|Int|Float|Boolean|ID) cannot represent .*value: \{ ?(?:eq|field|name|path|property): ([^{}]{1,100}?) ?\}$/,
    (_, value = '') => `. Write ${value}.`,
  ],
  [/Expected value of type "\[?(\w+)!?\]?!?", found (".*"|\[.*\]|[\w.-]+)\.$/s, plainValueHint],
];

/** Empty for messages that need no hint. */
export function validationHint(schema: GraphQLSchema, message: string): string {
  for (const [pattern, hint] of HINTS) {
    const [found, ...parts] = pattern.exec(message) ?? [];
    if (found !== undefined) return hint(schema, ...parts);
  }
  return '';
}

const SYNTAX_HINTS: readonly (readonly [RegExp, string])[] = [
  [/Invalid number, expected digit/, ' Texts are written in double quotes.'],
  [/Unterminated string/, ' A double quote is missing.'],
  [/Unexpected <EOF>/, ' The query is empty.'],
  [/found <EOF>/, ' A closing brace or bracket is missing.'],
  [/Unexpected Name "/, ' A query is enclosed in braces: { ... }.'],
];

/** A hint for the syntax error of a text that cannot be parsed; empty if there is none. */
export function syntaxHint(message: string): string {
  return SYNTAX_HINTS.find(([pattern]) => pattern.test(message))?.[1] ?? '';
}

function argumentsHint(schema: GraphQLSchema, name = '', type = '', field = ''): string {
  const args = fieldsOf(schema, type)[field]?.args ?? [];
  if (args.length === 0) return ' It takes no arguments.';
  const inside = args.find((each) => hasInputField(each.type, name));
  const written = inside ? `; write ${inside.name}: {${name}: ...}` : '';
  return ` It takes ${listed(args.map((each) => each.name))}${written}.`;
}

function fieldHint(schema: GraphQLSchema, name = '', type = '', suggestion = ''): string {
  const fields = fieldsOf(schema, type);
  const entries = fields.nodes && fieldsOf(schema, getNamedType(fields.nodes.type).name);
  if (entries?.[name]) return ` Its entries have it: nodes { ${name} }.`;
  if (fields.totalCount && COUNTS.has(name)) return ' Write totalCount.';
  if (isLike(suggestion, name)) return '';
  const isOfSave = fields.property?.args.some((each) => each.name === 'path');
  if (isOfSave) return ` For a property in the save, write property(path: "${name}") { value }.`;
  const parts = Object.keys(fields).filter((field) => isPartOf(name, field));
  if (parts.length > 0) return ` Did you mean ${listed(parts)}?`;
  const inside = Object.values(fields).filter((each) => fieldsOf(schema, getNamedType(each.type).name)[name]);
  if (inside.length === 0) return ` It has ${listed(Object.keys(fields))}.`;
  const ways = inside.slice(0, MOST_WAYS).map((each) => `${each.name} { ${name} }`);
  return ` Write ${ways.join(' or ')}. It has ${listed(Object.keys(fields))}.`;
}

/** Whether the name is one of the words of a longer name: `level` in `loggedLevel`. */
function isPartOf(name: string, field: string): boolean {
  const words = constantOf(field).split('_');
  return words.length > 1 && words.includes(constantOf(name));
}

/** Whether graphql-js suggests the name with more letters; its other suggestions are seldom what was meant. */
function isLike(suggestion: string, name: string): boolean {
  return suggestion.toLowerCase().includes(name.toLowerCase());
}

const COUNTS = new Set(['count', 'length', 'size', 'total']);

function selectionHint(schema: GraphQLSchema, type = ''): string {
  const names = Object.keys(fieldsOf(schema, type));
  return names.length > 0 ? ` It has ${listed(names)}.` : '';
}

function inputFieldHint(schema: GraphQLSchema, name = '', type = '', suggestion = ''): string {
  const input = schema.getType(type);
  if (!isInputObjectType(input) || isLike(suggestion, name)) return '';
  const fields = Object.values(input.getFields());
  const inner = fields.find((field) => getNamedType(field.type) !== input && hasInputField(field.type, name));
  const value = constantOf(name);
  const choice = fields.find((field) => hasEnumValue(field.type, value));
  const written = inner ? `${inner.name}: {${name}: ...}` : choice && `${choice.name}: ${value}`;
  return ` It has ${listed(fields.map((each) => each.name))}${written ? `; write ${written}` : ''}.`;
}

function hasInputField(type: GraphQLInputType, name: string): boolean {
  const named = getNamedType(type);
  return isInputObjectType(named) && name in named.getFields();
}

function hasEnumValue(type: GraphQLInputType, value: string): boolean {
  const named = getNamedType(type);
  return isEnumType(named) && named.getValue(value) !== undefined;
}

/** The name in the style of enum values: `savedAt` becomes SAVED_AT. */
function constantOf(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toUpperCase();
}

function enumHint(schema: GraphQLSchema, type = ''): string {
  const found = schema.getType(type);
  return isEnumType(found) ? ` Its values are ${listed(found.getValues().map(({ name }) => name))}.` : '';
}

function quotedEnumHint(schema: GraphQLSchema, type = '', value = ''): string {
  const found = schema.getType(type);
  const meant = isEnumType(found) && found.getValue(constantOf(value));
  return meant ? ` Write ${meant.name} without quotes.` : enumHint(schema, type);
}

/** For a plain value in place of an object, such as a filter's operators. */
function plainValueHint(schema: GraphQLSchema, type = '', value = ''): string {
  const input = schema.getType(type);
  if (!isInputObjectType(input)) return '';
  const fields = input.getFields();
  if (value.startsWith('[{') && fields.and) return ' Write {and: [...]}.';
  const operator = value.startsWith('[') ? 'in' : 'field' in fields ? 'field' : 'eq';
  // Names of fields are constants.
  const written = operator === 'field' ? constantOf(value.replaceAll('"', '')) : value;
  return operator in fields
    ? ` Write {${operator}: ${written.slice(0, MOST_CHARACTERS)}}.`
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
