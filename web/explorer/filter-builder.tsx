// The contents of a table: a class, conditions, and columns by property path.

import { useState } from 'preact/hooks';
import { useQuery } from '../net/use-data.ts';
import { ClassNamesDocument } from '../queries.gen.ts';
import { Button, CloseButton } from '../shell/controls.tsx';
import { count, words } from '../shell/format.ts';
import { Icon } from '../shell/icon.tsx';
import { hasValue, OPERATORS, type Operator, type PathCondition } from './conditions.ts';

interface BuilderProps {
  readonly slug: string;
  readonly className: string;
  readonly conditions: readonly PathCondition[];
  readonly columns: readonly string[];
  readonly properties: readonly string[];
  readonly set: (changes: Readonly<Record<string, string | null>>) => void;
}

export function FilterBuilder({ slug, className, conditions, columns, properties, set }: BuilderProps) {
  const setConditions = (next: readonly PathCondition[]): void =>
    set({ where: next.length === 0 ? null : JSON.stringify(next) });
  const change = (at: number, part: Partial<PathCondition>): void =>
    setConditions(conditions.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <form class="builder" onSubmit={(event) => event.preventDefault()}>
      <ClassField slug={slug} className={className} set={set} />
      <datalist id="property-names">
        {properties.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {conditions.map((condition, at) => (
        <ConditionRow
          key={at}
          at={at}
          condition={condition}
          onChange={(part) => change(at, part)}
          onRemove={() => setConditions(conditions.filter((_, index) => index !== at))}
        />
      ))}
      <div class="row">
        <Button onClick={() => setConditions([...conditions, { path: '', operator: 'there', value: '' }])}>
          Add a condition
        </Button>
        <ColumnAdder columns={columns} set={set} />
      </div>
      <ul class="actions" aria-label="Columns">
        {columns.map((path) => (
          <li key={path}>
            <Button
              class="chip"
              aria-label={`Remove column ${path}`}
              onClick={() => set({ columns: columnsText(columns.filter((one) => one !== path)) })}
            >
              {path} <Icon name="cross" />
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function ClassField({ slug, className, set }: Pick<BuilderProps, 'slug' | 'className' | 'set'>) {
  const classes = useQuery(ClassNamesDocument, { save: slug });
  return (
    <>
      <label class="row">
        <span>Class</span>
        <input
          class="field"
          list="class-names"
          value={className}
          placeholder="any"
          onChange={({ currentTarget }) => set({ class: currentTarget.value, columns: null, sort: null })}
        />
      </label>
      <datalist id="class-names">
        {(classes.data?.save?.classes?.nodes ?? []).map(({ path, name, title, count: members }) => (
          <option key={path} value={name}>{`${title ?? words(name)}, ${count(members)}`}</option>
        ))}
      </datalist>
    </>
  );
}

interface ConditionProps {
  readonly at: number;
  readonly condition: PathCondition;
  readonly onChange: (part: Partial<PathCondition>) => void;
  readonly onRemove: () => void;
}

function ConditionRow({ at, condition, onChange, onRemove }: ConditionProps) {
  const { path, operator, value } = condition;
  return (
    <fieldset class="row condition">
      <legend class="unseen">Condition {at + 1}</legend>
      <input
        class="field"
        list="property-names"
        aria-label="Property path"
        placeholder="property path"
        value={path}
        onChange={({ currentTarget }) => onChange({ path: currentTarget.value })}
      />
      <select
        class="field"
        aria-label="Comparison"
        value={operator}
        onChange={({ currentTarget }) => onChange({ operator: currentTarget.value as Operator })}
      >
        {OPERATORS.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      {hasValue(operator) && (
        <input
          class="field"
          aria-label="Value"
          placeholder="value"
          value={value}
          onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
        />
      )}
      <CloseButton label={`Remove condition ${at + 1}`} onClick={onRemove} />
    </fieldset>
  );
}

function ColumnAdder({ columns, set }: Pick<BuilderProps, 'columns' | 'set'>) {
  const [path, setPath] = useState('');
  const add = (): void => {
    const text = path.trim();
    if (text !== '' && !columns.includes(text)) set({ columns: columnsText([...columns, text]) });
    setPath('');
  };
  return (
    <>
      <input
        class="field"
        list="property-names"
        aria-label="Column by property path"
        placeholder="property path"
        value={path}
        onInput={({ currentTarget }) => setPath(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <Button onClick={add}>Add column</Button>
    </>
  );
}

/** Distinguishes no columns (a line break) from none chosen (an empty text). */
function columnsText(columns: readonly string[]): string {
  return columns.length === 0 ? '\n' : columns.join('\n');
}
