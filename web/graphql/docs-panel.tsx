// The schema to read: a type with its fields and what is said of them, and a search for names.

import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  printType,
} from 'graphql';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, SearchField } from '../shell/controls.tsx';

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
      <SearchField label="Find a type or a field" value={words} onText={setWords} />
      <nav aria-label="Where to begin">
        {roots.map((root) => root && <TypeLink key={root.name} name={root.name} onShow={show} />)}
      </nav>
      {words.trim() === '' ? (
        <TypeDocs schema={schema} shown={shown} onShow={show} />
      ) : (
        <ul>
          {found.map(({ type, field }) => (
            <li key={`${type}.${field}`}>
              <Button class="link" onClick={() => show({ type, field })}>
                {field === undefined ? type : `${type}.${field}`}
              </Button>
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

/** A type as it is written, with the names of other types as links. */
function TypeDocs({ schema, shown, onShow }: DocsProps) {
  const marked = useRef<HTMLElement>(null);
  useEffect(() => marked.current?.scrollIntoView({ block: 'center' }), [shown]);
  const type = schema.getType(shown.type);
  if (!type) return <p class="muted">The schema has no type {shown.type}.</p>;
  const isShown = new RegExp(`^ *${shown.field ?? '$.'}\\b`);
  // Descriptions stand between marks of three; what is between two of them is the type itself.
  return (
    <pre class="sdl">
      {printType(type)
        .split('"""')
        .map((part, at) =>
          at % 2 === 1 ? (
            <span key={at} class="muted">
              {part.replace(/\n\s*/g, ' ').trim()}
            </span>
          ) : (
            part.split('\n').map((line, row) => (
              <code key={`${at} ${row}`} {...(isShown.test(line) && { ref: marked, class: 'shown' })}>
                {row > 0 && '\n'}
                {line
                  .split(/\b/)
                  .map((word) =>
                    schema.getType(word) ? <TypeLink key={word} name={word} onShow={onShow} /> : word,
                  )}
              </code>
            ))
          ),
        )}
    </pre>
  );
}

/** The fields of a type, or the values of an enum. */
function fieldsOf(type: GraphQLNamedType): readonly { readonly name: string }[] {
  if (isEnumType(type)) return type.getValues();
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values(type.getFields()) : [];
}

function TypeLink({ name, onShow }: Pick<DocsProps, 'onShow'> & { readonly name: string }) {
  return (
    <Button class="link" onClick={() => onShow({ type: name })}>
      {name}
    </Button>
  );
}
