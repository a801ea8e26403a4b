// Buttons and fields, as all views have them.

import type { ComponentProps } from 'preact';
import { Icon } from './icon.tsx';

/** What is done with a click; forms are sent by buttons of their own. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" class="button" {...props} />;
}

/** Closes a panel, or takes something away. */
export function CloseButton({
  label = 'Close',
  onClick,
}: {
  readonly label?: string;
  readonly onClick: () => void;
}) {
  return (
    <Button class="icon-button" aria-label={label} onClick={onClick}>
      <Icon name="cross" />
    </Button>
  );
}

interface FieldProps {
  /** What it is for; also stands in it while it is empty, unless there is another placeholder. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Where one writes what is looked for; called with every letter. */
export function SearchField({ label, placeholder = label, value, onText }: FieldProps) {
  return (
    <input
      type="search"
      class="field"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onInput={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}

/** A colour of the map, beside what it means. */
export function Swatch({ color }: { readonly color: string }) {
  return <span class="swatch" style={{ background: color }} aria-hidden="true" />;
}
