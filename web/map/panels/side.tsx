// The frame of whatever is at the side of the map.

import type { ComponentChildren } from 'preact';
import type { PlacedThing } from '../../games/game.ts';
import { CloseButton } from '../../shell/controls.tsx';

export interface ShowProps {
  /** Brings an object into the middle, and inspects it. */
  readonly onShow: (thing: PlacedThing) => void;
}

interface SideProps {
  /** What it is for those who do not see it. */
  readonly label: string;
  readonly title?: ComponentChildren;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Side({ label, title = label, onClose, children }: SideProps) {
  return (
    <aside class="panel inspector" aria-label={label}>
      <header class="row panel-head">
        <h2>{title}</h2>
        <CloseButton onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
