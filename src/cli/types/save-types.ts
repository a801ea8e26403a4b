// Generates TypeScript for the classes of a save: an interface each, in one file per family, with the client
// next to them.

import type { Graph } from '../../graph/graph.ts';
import { type ClassId, NO_NODE, type NodeId } from '../../graph/ids.ts';
import { familyOf, mergeSmall } from './families.ts';
import { propertyKey, ShapePrinter, textLiteral, typeName, uniqueName } from './print-shape.ts';
import { addFields, type ClassAt, newStruct, type StructShape } from './shape.ts';

/** Contents of the files, by name. The same save gives the same contents. */
export type TypeFiles = ReadonlyMap<string, string>;

interface ClassTypes {
  readonly path: string;
  /** The name that filters take for it. */
  readonly key: string;
  /** Name of the interface. */
  readonly name: string;
  readonly struct: StructShape;
}

const HEAD = '// Made by `savegraph types`: changes are lost when it is made again.\n';

/** @param client the text of clients/typescript/client.ts */
export function saveTypes(graph: Graph, slug: string, client: string): TypeFiles {
  const classes = classTypes(graph);
  const families = mergeSmall(groupBy(classes, ({ path }) => familyOf(path)));
  const printer = new ShapePrinter(classes.map(({ name }) => name));
  const files = new Map<string, string>([['client.ts', client]]);
  for (const [family, members] of families) {
    files.set(`classes/${family}.ts`, familyText(members, printer));
  }
  files.set('structs.ts', structsText(printer));
  files.set('index.ts', indexText(families, slug));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function classTypes(graph: Graph): readonly ClassTypes[] {
  const { classes } = graph;
  const classAt = classNames(graph);
  const names = new Set<string>();
  const all = [...classes].filter((id) => classes.size(id) > 0 && hasBodies(graph, id));
  all.sort((a, b) => (classes.path(a) < classes.path(b) ? -1 : 1));
  return all.map((id) => {
    const struct = newStruct();
    for (const row of classes.members(id)) {
      if (!graph.isAbsent(row as NodeId)) addFields(struct, graph.properties(row as NodeId), classAt);
    }
    const key = keyOf(graph, id);
    return { path: classes.path(id), key, name: uniqueName(typeName(classes.name(id)), names), struct };
  });
}

function hasBodies(graph: Graph, id: ClassId): boolean {
  return graph.classes.members(id).some((row) => !graph.isAbsent(row as NodeId));
}

/** The short name, if only one class has it. */
function keyOf({ classes }: Graph, id: ClassId): string {
  return classes.lookup(classes.name(id)).length === 1 ? classes.name(id) : classes.path(id);
}

/** Looks up each path once. */
function classNames(graph: Graph): ClassAt {
  const known = new Map<string, string>();
  return (path) => {
    let name = known.get(path);
    if (name === undefined) {
      const node = graph.find(path);
      name = node === NO_NODE ? 'Missing' : keyOf(graph, graph.classOf(node));
      known.set(path, name);
    }
    return name;
  };
}

function groupBy<T>(list: readonly T[], keyOfItem: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOfItem(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function familyText(members: readonly ClassTypes[], printer: ShapePrinter): string {
  const texts = members.map(({ path, name, struct }) => {
    const objects = struct.count === 1 ? '1 object' : `${struct.count} objects`;
    const fields = printer.fields(struct);
    return `/** ${commentText(path)}: ${objects}. */\nexport interface ${name} {\n${fields}${fields && '\n'}}\n`;
  });
  return withImports(texts.join('\n'), '../', printer);
}

function structsText(printer: ShapePrinter): string {
  const texts = printer.structs().map(({ name, text }) => `export interface ${name} {\n${text}\n}\n`);
  return texts.length === 0 ? `${HEAD}export {};\n` : withImports(texts.join('\n'), './', null);
}

/**
 * The text with imports of what it uses from the client and from structs. @param printer null for the structs
 * themselves
 */
function withImports(text: string, folder: string, printer: ShapePrinter | null): string {
  const code = text.replace(/\/\/.*$|^\/\*\*.*$|'(?:[^'\\]|\\.)*'|readonly \w+\??:/gm, '');
  const words = new Set(code.match(/\w+/g));
  const ours = ['Bytes', 'Int64', 'Ref'].filter((name) => words.has(name));
  const structs = printer?.structs().filter(({ name }) => words.has(name)) ?? [];
  const lines = [
    ...(ours.length > 0 ? [`import type { ${ours.join(', ')} } from '${folder}client.js';`] : []),
    ...(structs.length > 0
      ? [`import type { ${structs.map(({ name }) => name).join(', ')} } from '${folder}structs.js';`]
      : []),
  ];
  return `${HEAD}${lines.join('\n')}${lines.length > 0 ? '\n' : ''}\n${text}`;
}

function indexText(families: ReadonlyMap<string, readonly ClassTypes[]>, slug: string): string {
  const imports = [...families].map(([family, members]) => {
    return `import type {\n${members.map(({ name }) => `  ${name},\n`).join('')}} from './classes/${family}.js';`;
  });
  const entries = [...families.values()]
    .flat()
    .map(({ key, name }) => `  readonly ${propertyKey(key)}: ${name};`);
  return `${HEAD}
import { type Options, Save } from './client.js';
${imports.join('\n')}

export * from './client.js';

/** The classes of the save, by the names that filters take. */
export interface Classes {
${entries.sort().join('\n')}
}

/** The save that the types were made of, unless another one is named. */
export function connect(options: Omit<Options, 'save'> & Partial<Pick<Options, 'save'>>): Save<Classes> {
  return new Save<Classes>({ save: ${textLiteral(slug)}, ...options });
}
`;
}

function commentText(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, '?')
    .replaceAll('*/', '*\\/')
    .slice(0, 300);
}
