// A schema whose types are parsed and built when they are first looked at: all of them take longer than most commands run,
// and a query needs few. Otherwise it is the schema that graphql's `buildSchema` makes of the same text.

import {
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  GraphQLDeprecatedDirective,
  GraphQLDirective,
  GraphQLEnumType,
  type GraphQLEnumValueConfigMap,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInterfaceType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  type GraphQLType,
  GraphQLUnionType,
  getDirectiveValues,
  type InputValueDefinitionNode,
  type NamedTypeNode,
  parse,
  specifiedDirectives,
  specifiedScalarTypes,
  type TypeNode,
  valueFromAST,
} from 'graphql';
import { getOrCreate } from '../../graph/made-once.ts';
import type { Context } from '../context/context.ts';

/** The behaviour of a schema, which its text does not contain. */
export interface Behaviour {
  attach(type: string, fields: Readonly<Record<string, FieldConfig>>): void;
  /** How an interface or a scalar behaves. */
  type(name: string): object;
  /** The internal value of each value of an enum; null where that is its name. */
  values(type: string): ((name: string) => unknown) | null;
}

export type FieldConfig = GraphQLFieldConfig<unknown, Context>;

/** The definition of a type or what extends one: with and without what is between braces. */
interface Definition {
  readonly keyword: string;
  readonly name: string;
  readonly interfaces: readonly string[];
  readonly isOneOf: boolean;
  /** The text before the braces, parsed alone for its directives. */
  readonly head: string | null;
  readonly text: string;
}

/** How definitions start in schema/: nothing but descriptions and keywords is at the start of a line. */
const START = new RegExp(
  [
    /^(?:"""[\s\S]*?"""\s*|"(?:[^"\\\n]|\\.)*"\s*)?/,
    /(?<extend>extend )?(?<keyword>type|interface|union|input|enum|scalar|directive) @?(?<name>\w+)/,
    /(?: implements (?<interfaces>[\w &]+\w))?(?<directives>(?:\s*@\w+(?:\((?:[^")]|"(?:[^"\\]|\\.)*")*\))?)*)/,
  ]
    .map(({ source }) => source)
    .join(''),
  'gm',
);

export function lazySchema(sdl: string, behaviour: Behaviour): GraphQLSchema {
  const starts = [...sdl.matchAll(START)];
  const types: Definition[] = [];
  const extensions = new Map<string, Definition[]>();
  const directives: string[] = [];
  for (const [at, { index, groups, 0: head }] of starts.entries()) {
    const { keyword = '', name = '', interfaces = '', directives: marks = '', extend } = groups!;
    const text = sdl.slice(index, starts[at + 1]?.index);
    const isOneOf = marks.includes('@oneOf');
    const definition = {
      ...{ keyword, name, isOneOf, text },
      interfaces: interfaces.match(/\w+/g) ?? [],
      // An extension without anything between braces is none.
      head: marks && !extend && keyword !== 'scalar' ? head : null,
    };
    if (keyword === 'directive') directives.push(text);
    else if (extend) getOrCreate(extensions, name, () => []).push(definition);
    else types.push(definition);
  }
  const lazyTypes = new LazyTypes(behaviour);
  for (const type of types) lazyTypes.add(type, extensions.get(type.name) ?? []);
  return lazyTypes.schema(directives, sdl);
}

/** What types and nodes are made of when it is looked at: the definition, and what extends it. */
const texts = new WeakMap<object, readonly Definition[]>();

class ObjectType extends GraphQLObjectType {}
class InterfaceType extends GraphQLInterfaceType {}
class UnionType extends GraphQLUnionType {}
class InputType extends GraphQLInputObjectType {}
class EnumType extends GraphQLEnumType {}
class ScalarType extends GraphQLScalarType {}

// In the classes: V8 makes a dictionary of each object that has such a property of its own.
for (const { prototype } of [ObjectType, InterfaceType, UnionType, InputType, EnumType, ScalarType]) {
  // By it, graphql tells kinds of types apart.
  prototype.constructor = Object.getPrototypeOf(prototype).constructor;
  lazily(prototype, 'astNode', ([definition]) => nodeOf(definition!));
  lazily(prototype, 'extensionASTNodes', ([, ...extensions]) => extensions.map(nodeOf));
  lazily(prototype, 'description', (_, { astNode }) => astNode?.description?.value);
}

class LazyTypes {
  readonly #behaviour: Behaviour;
  readonly #types = new Map<string, GraphQLNamedType>(specifiedScalarTypes.map((type) => [type.name, type]));

  constructor(behaviour: Behaviour) {
    this.#behaviour = behaviour;
  }

  add(definition: Definition, extensions: readonly Definition[]): void {
    const type = this.#typeOf(definition, () => partsOf([type.astNode, ...type.extensionASTNodes]));
    texts.set(type, [definition, ...extensions]);
    this.#types.set(type.name, type);
  }

  /** @param sdl the whole text, for whoever has something that belongs to it */
  schema(directives: readonly string[], sdl: string): GraphQLSchema {
    const types = [...this.#types.values()];
    const [query, mutation, subscription] = ['Query', 'Mutation', 'Subscription'].map(
      (name) => this.#types.get(name) as GraphQLObjectType | undefined,
    );
    const own = directives.map((text) => this.#directiveOf(parsed(text) as DirectiveDefinitionNode));
    // A schema looks for further types in the fields of those that it is given, which would build them. It is given all.
    const withFields = types.filter((type) => 'getFields' in type);
    for (const type of withFields) type.getFields = () => ({});
    // A test validates the schema; doing so at every start would take longer than everything else here.
    const schema = new GraphQLSchema({
      ...{ query, mutation, subscription, types, assumeValid: true },
      directives: [...own, ...specifiedDirectives],
      extensions: { sdl },
    });
    for (const type of withFields) Reflect.deleteProperty(type, 'getFields');
    return schema;
  }

  /** @param parts the fields or values that are written of it */
  #typeOf(definition: Definition, parts: () => readonly Part[]): GraphQLNamedType {
    const { name, isOneOf } = definition;
    const interfaces = (): GraphQLInterfaceType[] =>
      definition.interfaces.map((each) => this.#types.get(each) as GraphQLInterfaceType);
    const fields = (): Record<string, FieldConfig> =>
      this.#fieldsOf(name, parts() as readonly FieldDefinitionNode[]);
    switch (definition.keyword) {
      case 'type':
        return new ObjectType({ name, interfaces, fields });
      case 'interface':
        return new InterfaceType({ name, interfaces, fields, ...this.#behaviour.type(name) });
      case 'union':
        return new UnionType({
          name,
          types: () => (parts() as readonly NamedTypeNode[]).map((node) => this.#wrapped(node)) as never,
          ...this.#behaviour.type(name),
        });
      case 'input':
        return new InputType({
          ...{ name, isOneOf },
          fields: () => this.#inputsOf(parts() as readonly InputValueDefinitionNode[]),
        });
      case 'enum':
        return new EnumType({
          name,
          values: () => this.#valuesOf(name, parts() as readonly EnumValueDefinitionNode[]),
        });
      default:
        return new ScalarType({ name, ...this.#behaviour.type(name) });
    }
  }

  #fieldsOf(type: string, nodes: readonly FieldDefinitionNode[]): Record<string, FieldConfig> {
    const fields = Object.fromEntries(
      nodes.map((node): [string, FieldConfig] => {
        const fieldType = this.#wrapped(node.type) as FieldConfig['type'];
        const args = this.#inputsOf(node.arguments ?? []);
        return [node.name.value, { ...aboutOf(node), type: fieldType, args }];
      }),
    );
    this.#behaviour.attach(type, fields);
    return fields;
  }

  #inputsOf(nodes: readonly InputValueDefinitionNode[]): GraphQLFieldConfigArgumentMap {
    return Object.fromEntries(
      nodes.map((node) => {
        const type = this.#wrapped(node.type) as GraphQLInputType;
        return [
          node.name.value,
          { ...aboutOf(node), type, defaultValue: valueFromAST(node.defaultValue, type) },
        ];
      }),
    );
  }

  #valuesOf(type: string, nodes: readonly EnumValueDefinitionNode[]): GraphQLEnumValueConfigMap {
    const meaning = this.#behaviour.values(type);
    return Object.fromEntries(
      nodes.map((node) => {
        const name = node.name.value;
        return [name, { ...aboutOf(node), ...(meaning && { value: meaning(name) }) }];
      }),
    );
  }

  #directiveOf(node: DirectiveDefinitionNode): GraphQLDirective {
    return new GraphQLDirective({
      ...aboutOf(node),
      name: node.name.value,
      locations: node.locations.map(({ value }) => value as never),
      isRepeatable: node.repeatable,
      args: this.#inputsOf(node.arguments ?? []),
    });
  }

  #wrapped(node: TypeNode): GraphQLType {
    if (node.kind === 'ListType') return new GraphQLList(this.#wrapped(node.type));
    if (node.kind === 'NonNullType') return new GraphQLNonNull(this.#wrapped(node.type));
    const type = this.#types.get(node.name.value);
    if (!type) throw new Error(`no type ${node.name.value} in the schema`);
    return type;
  }
}

type Part = FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode | NamedTypeNode;
type TypeNodes = GraphQLNamedType['astNode'] | GraphQLNamedType['extensionASTNodes'][number];

/** The fields or values of a type, or the types of a union, as they are written. */
function partsOf(nodes: readonly TypeNodes[]): readonly Part[] {
  return nodes.flatMap((node): readonly Part[] => {
    if (!node) return [];
    if ('types' in node) return node.types ?? [];
    return ('values' in node && node.values) || ('fields' in node && node.fields) || [];
  });
}

/** A definition as it was parsed; what is between its braces is parsed when it is looked at. */
function nodeOf({ keyword, head, text }: Definition): never {
  const node = parsed(head ?? text);
  if (head !== null) {
    const body = keyword === 'enum' ? 'values' : 'fields';
    lazily(node, body, () => (parsed(text) as never)[body]);
    texts.set(node, []);
  }
  return node as never;
}

function parsed(text: string): DefinitionNode {
  return parse(text, { noLocation: true }).definitions[0]!;
}

/** A property of a node, or of all types of a class, that is made when it is first read. */
function lazily<Owner extends object>(
  owner: Owner,
  name: string,
  make: (text: readonly Definition[], of: Owner) => unknown,
): void {
  const become = (of: Owner, value: unknown): unknown => {
    Object.defineProperty(of, name, { value, writable: true, enumerable: true, configurable: true });
    return value;
  };
  Object.defineProperty(owner, name, {
    get(this: Owner) {
      const text = texts.get(this);
      return text && become(this, make(text, this));
    },
    // Graphql sets those of a type to nothing while it makes the type, which has no text yet.
    set(this: Owner, value: unknown) {
      if (texts.has(this)) become(this, value);
    },
    enumerable: true,
    configurable: true,
  });
}

/** The text of a field, an argument, a value or a directive. */
function aboutOf<Node extends Exclude<Part, NamedTypeNode> | DirectiveDefinitionNode>(
  astNode: Node,
): About<Node> {
  const mayBe = !('repeatable' in astNode) && astNode.directives && astNode.directives.length > 0;
  const deprecated = mayBe ? getDirectiveValues(GraphQLDeprecatedDirective, astNode) : null;
  return {
    astNode,
    description: astNode.description?.value,
    deprecationReason: deprecated?.reason as string | undefined,
  };
}

interface About<Node> {
  readonly astNode: Node;
  readonly description: string | undefined;
  readonly deprecationReason: string | undefined;
}
