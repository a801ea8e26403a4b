// The reference: a page for the queries and types of the core, and one for each game, from the schema's files.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, print } from 'graphql';

const CORE = 'core';

/** Names and texts of the pages. */
export function* referencePages() {
  const files = readdirSync('schema', { recursive: true })
    // Filters, orders and pages of lists are alike: docs/queries.md describes them once.
    .filter((name) => name.endsWith('.graphql') && name !== 'lists.gen.graphql')
    .map((name) => ({ name, text: readFileSync(`schema/${name}`, 'utf8') }));
  const games = new Map(GAMES.map((game) => [game, []]));
  const core = [];
  for (const { name, text } of files) {
    const game = GAMES.find((each) => name.includes(each));
    (game ? games.get(game) : core).push(...parse(text).definitions);
  }
  yield [CORE, page('Saves, objects, properties', core)];
  for (const [game, definitions] of games) yield [game, page(titleOf(game), definitions)];
}

/** Each has a folder. */
const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);

function titleOf(game) {
  return game.replaceAll(/(?:^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase());
}

function page(title, definitions) {
  const types = definitions.filter(({ kind }) => SHOWN.has(kind));
  return `# ${title}\n\n${types.map(section).join('\n\n')}\n`;
}

const SHOWN = new Map([
  ['ObjectTypeDefinition', 'type'],
  ['ObjectTypeExtension', 'type'],
  ['InterfaceTypeDefinition', 'interface'],
  ['InputObjectTypeDefinition', 'input'],
  ['EnumTypeDefinition', 'enum'],
  ['UnionTypeDefinition', 'union'],
  ['ScalarTypeDefinition', 'scalar'],
]);

function section({ kind, name, description, directives = [], fields = [], values = [], types = [] }) {
  const lines = [`## ${name.value}`, '', `*${SHOWN.get(kind)}.* ${cell(description)}`];
  for (const { arguments: given } of directives.filter((each) => each.name.value === 'list')) {
    const { on, field, describe } = Object.fromEntries(given.map((each) => [each.name.value, each.value]));
    lines.push('', `Rows of the list \`${field?.value}\` of \`${on?.value}\`: ${cell(describe)}`);
  }
  if (types.length > 0) lines.push('', `One of ${types.map((type) => `\`${type.name.value}\``).join(', ')}.`);
  const rows = [...fields.map(fieldRow), ...values.map(valueRow)];
  if (rows.length > 0) lines.push('', '| | | |', '|---|---|---|', ...rows);
  return lines.join('\n');
}

function fieldRow({ name, type, arguments: args = [], description, directives = [] }) {
  const given = args.length > 0 ? `(${args.map((each) => each.name.value).join(', ')})` : '';
  const range = directives.find((each) => each.name.value === 'range');
  const unit = range ? ` ${range.arguments.map((each) => print(each)).join(', ')}.` : '';
  return `| \`${name.value}${given}\` | \`${print(type)}\` | ${cell(description)}${unit} |`;
}

function valueRow({ name, description }) {
  return `| \`${name.value}\` | | ${cell(description)} |`;
}

/** Text of the schema as text of a table: neither Markdown's bars nor a template's braces. */
function cell(description) {
  return (description?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replaceAll('{', '&#123;');
}
