// Closes a panel, or takes something away.

import { Icon } from './icon.tsx';

interface Props {
  readonly label?: string;
  readonly onClick: () => void;
}

export function CloseButton({ label = 'Close', onClick }: Props) {
  return (
    <button type="button" class="icon-button" aria-label={label} onClick={onClick}>
      <Icon name="cross" />
    </button>
  );
}
