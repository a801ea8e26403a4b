// A property's value as the API returns it (see Property.value in the schema): references as links,
// structures folded.

import type { ComponentChildren } from 'preact';
import { Button } from './controls.tsx';
import { counted, figure, lastPart, words } from './format.ts';

interface Props {
  readonly value: unknown;
  readonly onFollow?: (path: string) => void;
  readonly depth?: number;
}

const MOST_ITEMS = 40;

export function ValueView({ value, onFollow, depth = 0 }: Props) {
  if (value === null || value === undefined) return <span class="value muted">none</span>;
  if (typeof value === 'number')
    return <span class="value">{Number.isInteger(value) ? value : figure(value)}</span>;
  if (typeof value !== 'object') return <span class="value">{breakable(String(value))}</span>;
  const { ref, title } = value as { readonly ref?: unknown; readonly title?: string };
  if (typeof ref === 'string') {
    const text = title ?? words(lastPart(ref));
    return onFollow ? (
      <Button class="link value" title={ref} onClick={() => onFollow(ref)}>
        {text}
      </Button>
    ) : (
      <span class="value" title={ref}>
        {text}
      </span>
    );
  }
  const entries = Array.isArray(value)
    ? value.map((item, at) => [String(at), item] as const)
    : Object.entries(value as Record<string, unknown>);
  if (entries.length === 0) return <span class="value muted">empty</span>;
  const plain = plainText(value);
  if (plain !== null) return <span class="value">{plain}</span>;
  return (
    <details class="value" open={depth > 0 && entries.length < 4}>
      <summary>
        {Array.isArray(value)
          ? counted(entries.length, 'entry', 'entries')
          : counted(entries.length, 'field')}
      </summary>
      <ul class="fields">
        {entries.slice(0, MOST_ITEMS).map(([name, item]) => (
          <li key={name}>
            <span class="property-name">{name}</span>
            <ValueView value={item} depth={depth + 1} {...(onFollow && { onFollow })} />
          </li>
        ))}
        {entries.length > MOST_ITEMS && <li class="muted">and {entries.length - MOST_ITEMS} more</li>}
      </ul>
    </details>
  );
}

/** Small structures of numbers, such as positions and colours, on one line. */
function plainText(value: object): string | null {
  const entries = Object.entries(value);
  if (entries.length > 4 || !entries.every(([, item]) => typeof item === 'number')) return null;
  return entries
    .map(([name, item]) => (Array.isArray(value) ? figure(item) : `${name} ${figure(item)}`))
    .join('  ');
}

/** A word of so many characters is no word of a language. */
const LONG = /\S{17,}/;
const JOINTS = /(?<=[_/])(?=[^_/])|(?<=[a-z])(?=[A-Z])|(?<=[0-9A-F]{8})(?=[0-9A-F])/;

/** Names without spaces, such as those of packages: in narrow columns they break between their parts. */
export function breakable(text: string): ComponentChildren {
  if (!LONG.test(text)) return text;
  return text.split(JOINTS).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]));
}
