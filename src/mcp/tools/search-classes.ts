// Lists the classes of a save with properties, counts and an example, for writing filters.

import { limitArgument } from '../../games/shared/game-tool.ts';
import { tableOf } from '../answers/compact.ts';
import type { PropertiesQuery, SearchClassesQuery } from '../queries.gen.ts';
import { defineTool, SAVE_ARGUMENT } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { type OpenSave, searchSave } from '../tool-session.ts';

const SEARCH_CLASSES_QUERY = /* GraphQL */ `query SearchClasses($save: ID!, $where: ClassFilter, $limit: Int!, $properties: Int!, $details: Boolean!) {
  save(id: $save) { classes(where: $where, orderBy: [{ field: COUNT, direction: DESC }], first: $limit) { totalCount
    nodes { name title path count
      properties(first: $properties) @include(if: $details) { name type count }
      objects(first: 1) @include(if: $details) { nodes { path json(depth: 2) } } } } } }`;

/** For words that are in no class name. */
const PROPERTIES_QUERY = /* GraphQL */ `query Properties($save: ID!) {
  save(id: $save) { classes(first: 10000) { nodes { name path count properties(first: 1000) { name type count } } } } }`;

const NEAREST_CLASS_QUERY = /* GraphQL */ `query NearestClass($save: ID!, $name: String!) { save(id: $save) { class(name: $name) { name } } }`;

/** Classes with details; further ones are only listed. */
const DETAILED = 6;
const PROPERTIES = 30;

export const searchClasses = defineTool({
  name: 'search_classes',
  description:
    'Classes of a save by words in name, title or path (else in names of properties), the most frequent first: properties with type and in how many objects, one example. Up to 6 come with properties. Without "words": all classes, by count.',
  arguments: { save: SAVE_ARGUMENT, words: { type: 'string' }, limit: limitArgument(6) },
  async call({ save: given, words, limit }, session) {
    const save = await session.save(given);
    const details = words !== undefined && limit <= DETAILED;
    const where = words === undefined ? undefined : whereOf(words);
    const variables = { limit, details, properties: PROPERTIES, ...(where && { where }) };
    const found = await searchSave<SearchClassesQuery>(save, SEARCH_CLASSES_QUERY, variables);
    const classes = found.classes;
    if (!classes) throw session.refusal('The classes could not be read.');
    if (classes.totalCount === 0) {
      const byProperty = words === undefined ? [] : await withProperty(save, words);
      if (byProperty.length > 0) {
        const shown = byProperty.slice(0, PROPERTIES);
        return { save: save.slug, classes_with_such_a_property: tableOf(shown, byProperty.length) };
      }
      throw new ToolError(
        `${save.slug} has no class with ${JSON.stringify(words?.slice(0, 60))} in its name, title or path, or in the names of its properties.`,
        `${await nearestTo(save, words ?? '')}Try one word, or search_classes without "words" for the most frequent; query { save(id:) { search(text:) { nodes {...} } } } searches objects and texts.`,
      );
    }
    return { save: save.slug, classes: { total: classes.totalCount, nodes: classes.nodes.map(shown) } };
  },
});

/** Suggestions for a misspelt name, as a sentence; empty without any. */
async function nearestTo({ session, slug }: OpenSave, name: string): Promise<string> {
  const { extensions } = await session.ask(NEAREST_CLASS_QUERY, { save: slug, name });
  const { suggestions = [] } = extensions?.warnings?.[0] ?? {};
  return suggestions.length > 0 ? `There are ${suggestions.join(', ')}. ` : '';
}

/** Classes by their properties, those with the most objects first. */
async function withProperty({ session, slug }: OpenSave, words: string): Promise<readonly object[]> {
  const { data } = await session.ask(PROPERTIES_QUERY, { save: slug });
  const nodes = (data as PropertiesQuery | null)?.save?.classes?.nodes ?? [];
  const asked = words.toLowerCase().trim().split(/\s+/);
  const rows = nodes.flatMap(({ name, count, properties }) => {
    const called = (properties ?? []).filter((property) =>
      asked.every((word) => property.name.toLowerCase().includes(word)),
    );
    return called.map((property) => ({
      class: name,
      property: property.name,
      type: property.type,
      in_objects: property.count,
      of: count,
    }));
  });
  return rows.sort((a, b) => b.in_objects - a.in_objects);
}

/** Every word has to match. */
function whereOf(words: string): object {
  const conditions = words
    .trim()
    .split(/\s+/)
    .map((word) => {
      const text = { contains: word, caseSensitive: false };
      return { or: [{ name: text }, { title: text }, { path: text }] };
    });
  return { and: conditions };
}

type FoundClass = NonNullable<NonNullable<SearchClassesQuery['save']>['classes']>['nodes'][number];

function shown({ name, title, path, count, properties, objects }: FoundClass): object {
  const example = objects?.nodes[0];
  return {
    name,
    ...(title !== null && { title }),
    count,
    // Mostly repeats the name, but distinguishes classes with the same one.
    path,
    ...(properties && {
      properties: properties.map((property) => [property.name, property.type, property.count]),
    }),
    ...(example && { example: { id: example.path, json: example.json } }),
  };
}
