// The validation rules of graphql-js, four of which also say what exists in place of what does not.

import {
  type ASTNode,
  FieldsOnCorrectTypeRule,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  KnownArgumentNamesRule,
  print,
  ScalarLeafsRule,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
} from 'graphql';

/** Names to list in one message. */
const MOST_NAMES = 60;
/** Characters of a value to repeat in a message. */
const MOST_CHARACTERS = 100;
/** Ways to reach a field to show in one message. */
const MOST_WAYS = 3;

/** Appended to the message about a node; empty for none. */
type Hint = (node: ASTNode, context: ValidationContext, message: string) => string;

const HINTS: ReadonlyMap<ValidationRule, Hint> = new Map([
  [FieldsOnCorrectTypeRule, fieldHint],
  [KnownArgumentNamesRule, argumentHint],
  [ScalarLeafsRule, selectionHint],
  [ValuesOfCorrectTypeRule, valueHint],
]);

export const HINTED_RULES: readonly ValidationRule[] = specifiedRules.map((rule) => {
  const hint = HINTS.get(rule);
  return hint ? withHint(rule, hint) : rule;
});

function withHint(rule: ValidationRule, hint: Hint): ValidationRule {
  return (context) => {
    const reportError: ValidationContext['reportError'] = (error) => {
      error.message += hint(error.nodes![0]!, context, error.message);
      context.reportError(error);
    };
    return rule(Object.create(context, { reportError: { value: reportError } }));
  };
}

const COUNTS = new Set(['count', 'length', 'size', 'total']);

function fieldHint(node: ASTNode, context: ValidationContext, message: string): string {
  if (node.kind !== Kind.FIELD) return '';
  const name = node.name.value;
  const fields = fieldsOf(context.getParentType());
  const names = Object.keys(fields);
  if (fields.nodes && name in fieldsOf(fields.nodes.type)) return ` Its entries have it: nodes { ${name} }.`;
  if (fields.totalCount && COUNTS.has(name)) return ' Write totalCount.';
  const longer = longerNames(name, names);
  if (longer.length > 0) return isAnyIn(message, longer) ? '' : ` Did you mean ${listed(longer)}?`;
  const isOfSave = fields.property?.args.some((each) => each.name === 'path');
  if (isOfSave) return ` For a property in the save, write property(path: "${name}") { value }.`;
  const inside = names.filter((each) => name in fieldsOf(fields[each]!.type));
  const ways = inside.slice(0, MOST_WAYS).map((each) => `${each} { ${name} }`);
  return `${ways.length > 0 ? ` Write ${ways.join(' or ')}.` : ''} It has ${listed(names)}.`;
}

/** Names that this one is part of: `loggedLevel` for `level`. */
function longerNames(name: string, names: readonly string[]): readonly string[] {
  return names.filter((each) => each.toLowerCase().includes(name.toLowerCase()));
}

/** True when graphql-js suggests one of the names. */
function isAnyIn(message: string, names: readonly string[]): boolean {
  return names.some((name) => message.includes(`"${name}"`));
}

function argumentHint(node: ASTNode, context: ValidationContext): string {
  const args = context.getFieldDef()?.args;
  if (node.kind !== Kind.ARGUMENT || !args || context.getDirective()) return '';
  if (args.length === 0) return ' It takes no arguments.';
  const name = node.name.value;
  const inside = args.find((each) => name in inputFieldsOf(getNamedType(each.type)));
  const written = inside ? `; write ${inside.name}: {${name}: ...}` : '';
  return ` It takes ${listed(args.map((each) => each.name))}${written}.`;
}

function selectionHint(node: ASTNode, context: ValidationContext): string {
  const names = node.kind === Kind.FIELD ? Object.keys(fieldsOf(context.getType())) : [];
  return names.length > 0 ? ` It has ${listed(names)}.` : '';
}

function valueHint(node: ASTNode, context: ValidationContext, message: string): string {
  if (node.kind === Kind.OBJECT_FIELD)
    return inputFieldHint(node.name.value, getNamedType(context.getParentInputType()), message);
  const type = getNamedType(context.getInputType());
  if (isEnumType(type)) {
    const meant = node.kind === Kind.STRING && type.getValue(constantOf(node.value));
    if (meant) return ` Write ${meant.name} without quotes.`;
    const names = type.getValues().map(({ name }) => name);
    const longer = node.kind === Kind.ENUM ? longerNames(node.value, names) : [];
    if (longer.length === 0) return ` Its values are ${listed(names)}.`;
    return isAnyIn(message, longer) ? '' : ` Did you mean ${listed(longer)}?`;
  }
  const text = print(node);
  if (isInputObjectType(type) && node.kind !== Kind.OBJECT)
    return plainValueHint(type, node.kind === Kind.LIST, text);
  const written = writtenAs(type, text);
  return written === text ? '' : `. Write ${written.slice(0, MOST_CHARACTERS)}.`;
}

/** A plain value in the style of its type: quotes where they belong, and only there. */
function writtenAs(type: GraphQLNamedType | null | undefined, text: string): string {
  if (/^([[{$]|null$)/.test(text)) return text;
  const bare = text.replace(/^"([^"\\]*)"$/, '$1');
  if (isEnumType(type)) return type.getValue(bare) ? bare : text;
  if (type?.name === 'String') return bare === text && !text.startsWith('"') ? JSON.stringify(text) : text;
  if (type?.name === 'Boolean') return bare === 'false' ? bare : 'true';
  const isNumber = type?.name === 'Float' || type?.name === 'Int';
  return isNumber && /^-?\d+(\.\d+)?$/.test(bare) ? bare : text;
}

function inputFieldHint(name: string, type: GraphQLNamedType | null | undefined, message: string): string {
  const fields = Object.values(inputFieldsOf(type));
  const names = fields.map((each) => each.name);
  if (isAnyIn(message, longerNames(name, names))) return '';
  const inner = fields.find((field) => {
    const inside = getNamedType(field.type);
    return inside !== type && name in inputFieldsOf(inside);
  });
  const value = constantOf(name);
  const choice = fields.find((field) => {
    const named = getNamedType(field.type);
    return isEnumType(named) && named.getValue(value);
  });
  const written = inner ? `${inner.name}: {${name}: ...}` : choice && `${choice.name}: ${value}`;
  return ` It has ${listed(names)}${written ? `; write ${written}` : ''}.`;
}

/** For a plain value in place of an object, such as a filter's operators. @param text of the value */
export function plainValueHint(type: GraphQLInputObjectType, isList: boolean, text: string): string {
  const fields = type.getFields();
  if (isList && fields.and) return ' Write {and: [...]}.';
  const operator = isList ? 'in' : 'field' in fields ? 'field' : 'eq';
  if (!(operator in fields)) return ` It is an object with ${listed(Object.keys(fields))}.`;
  // Names of fields are constants.
  const value =
    operator === 'field'
      ? constantOf(text.replace(/^"(.*)"$/s, '$1'))
      : writtenAs(getNamedType(fields[operator]!.type), text);
  return ` Write {${operator}: ${value.slice(0, MOST_CHARACTERS)}}.`;
}

/** The name in the style of enum values: `savedAt` becomes SAVED_AT. */
function constantOf(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toUpperCase();
}

function fieldsOf(type: GraphQLOutputType | null | undefined) {
  const named = getNamedType(type);
  return isObjectType(named) || isInterfaceType(named) ? named.getFields() : {};
}

function inputFieldsOf(type: GraphQLNamedType | null | undefined) {
  return isInputObjectType(type) ? type.getFields() : {};
}

function listed(names: readonly string[]): string {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return names.slice(0, MOST_NAMES).join(', ') + more;
}
