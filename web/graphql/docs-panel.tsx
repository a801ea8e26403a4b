// The schema to read: a type with its fields and what is said of them, and a search for names.

import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

/** A type, and perhaps one of its fields. */
export interface ShownType {
  readonly type: string;
  readonly field?: string | undefined;
}

export interface DocsProps {
  readonly schema: GraphQLSchema;
  readonly shown: ShownType;
  readonly onShow: (shown: ShownType) => void;
}

const MOST_FOUND = 60;

export function DocsPanel({ schema, shown, onShow }: DocsProps) {
  const [words, setWords] = useState('');
  const found = useMemo(() => namesLike(schema, words.trim()), [schema, words]);
  const show = (next: ShownType): void => {
    setWords('');
    onShow(next);
  };
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return (
    <aside class="docs" aria-label="Schema">
      <input
        class="field"
        type="search"
        placeholder="Find a type or a field"
        aria-label="Find a type or a field"
        value={words}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <nav aria-label="Where to begin">
        {roots.map((root) => root && <TypeLink key={root.name} name={root.name} onShow={show} />)}
      </nav>
      {words.trim() === '' ? (
        <TypeDocs schema={schema} shown={shown} onShow={show} />
      ) : (
        <ul>
          {found.map(({ type, field }) => (
            <li key={`${type}.${field}`}>
              <button type="button" class="link" onClick={() => show({ type, field })}>
                {field === undefined ? type : `${type}.${field}`}
              </button>
            </li>
          ))}
          {found.length === 0 && <li class="muted">Nothing is called so.</li>}
        </ul>
      )}
    </aside>
  );
}

/** Types first, then fields; those that begin so before those that only hold it. */
function namesLike(schema: GraphQLSchema, words: string): ShownType[] {
  if (words === '') return [];
  const wanted = words.toLowerCase();
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const names: ShownType[] = types.map(({ name }) => ({ type: name }));
  for (const type of types)
    for (const { name } of fieldsOf(type)) names.push({ type: type.name, field: name });
  const at = ({ type, field }: ShownType): number => (field ?? type).toLowerCase().indexOf(wanted);
  const found = names.filter((name) => at(name) >= 0);
  return found.sort((one, other) => Math.min(at(one), 1) - Math.min(at(other), 1)).slice(0, MOST_FOUND);
}

function TypeDocs({ schema, shown, onShow }: DocsProps) {
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => marked.current?.scrollIntoView({ block: 'center' }), [shown]);
  const type = schema.getType(shown.type);
  if (!type) return <p class="muted">The schema has no type {shown.type}.</p>;
  const related = isAbstractType(type)
    ? schema.getPossibleTypes(type)
    : isObjectType(type)
      ? type.getInterfaces()
      : [];
  return (
    <section>
      <h2>{type.name}</h2>
      <Description of={type} />
      {related.length > 0 && (
        <p>
          {isAbstractType(type) ? 'One of ' : 'Is a '}
          {related.map(({ name }) => (
            <TypeLink key={name} name={name} onShow={onShow} />
          ))}
        </p>
      )}
      <ul>
        {fieldsOf(type).map((field) => (
          <li key={field.name} {...(field.name === shown.field && { ref: marked, class: 'shown' })}>
            <FieldDocs field={field} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Named {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
}

type Field = Named & Partial<Pick<GraphQLField<unknown, unknown>, 'args' | 'type'> | GraphQLInputField>;

/** The fields of a type, or the values of an enum. */
function fieldsOf(type: GraphQLNamedType): readonly Field[] {
  if (isEnumType(type)) return type.getValues();
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values<Field>(type.getFields()) : [];
}

type OnShow = DocsProps['onShow'];

function FieldDocs({ field, onShow }: { readonly field: Field; readonly onShow: OnShow }) {
  const args = 'args' in field ? (field.args ?? []) : [];
  return (
    <>
      <code>
        <strong>{field.name}</strong>
        {field.type && (
          <>
            {': '}
            <TypeLink name={String(field.type)} onShow={onShow} />
          </>
        )}
      </code>
      <Description of={field} />
      {args.length > 0 && (
        <ul>
          {args.map((argument) => (
            <li key={argument.name}>
              <Argument argument={argument} onShow={onShow} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Argument({ argument, onShow }: { readonly argument: GraphQLArgument; readonly onShow: OnShow }) {
  const { name, type, defaultValue } = argument;
  return (
    <>
      <code>
        {name}: <TypeLink name={String(type)} onShow={onShow} />
        {defaultValue !== undefined && ` = ${JSON.stringify(defaultValue)}`}
      </code>
      <Description of={argument} />
    </>
  );
}

function Description({ of: { description, deprecationReason } }: { readonly of: Omit<Named, 'name'> }) {
  return (
    <>
      {/* Lines are broken where the source is wide; paragraphs and lists are kept. */}
      {description && <p class="described">{description.replace(/(\S)\n(?=\w)/g, '$1 ')}</p>}
      {deprecationReason && <p class="described problem">Deprecated: {deprecationReason}</p>}
    </>
  );
}

/** @param name of a type, with its brackets and marks */
function TypeLink({ name, onShow }: { readonly name: string; readonly onShow: OnShow }) {
  return (
    <button type="button" class="link" onClick={() => onShow({ type: name.replace(/[[\]!]/g, '') })}>
      {name}
    </button>
  );
}
