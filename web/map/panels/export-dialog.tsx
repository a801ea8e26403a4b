// Takes the view along: as a PNG of a chosen size, or as a link.

import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly name: string;
  readonly onPicture: (factor: number) => Promise<Blob>;
  readonly onClose: () => void;
}

const FACTORS = [1, 2, 3, 4];

export function ExportDialog({ name, onPicture, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const save = async (factor: number): Promise<void> => {
    try {
      const href = URL.createObjectURL(await onPicture(factor));
      Object.assign(document.createElement('a'), { href, download: `${name}.png` }).click();
      setTimeout(() => URL.revokeObjectURL(href), 10_000);
      onClose();
    } catch (error) {
      setNote((error as Error).message);
    }
  };
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby="export-title" onCancel={onClose}>
      <h2 id="export-title">Take the view with you</h2>
      <p class="muted">As a picture (PNG), so many times as large as on the screen:</p>
      <div class="actions">
        {FACTORS.map((factor) => (
          <button key={factor} type="button" class="button" onClick={() => void save(factor)}>
            {factor}×
          </button>
        ))}
      </div>
      <p class="muted">As a link, which holds place, layers, colours and selection:</p>
      <div class="actions">
        <button
          type="button"
          class="button"
          onClick={async () => {
            await navigator.clipboard?.writeText(location.href);
            setNote('The link is copied.');
          }}
        >
          Copy link
        </button>
        <button type="button" class="button" onClick={onClose}>
          Close
        </button>
      </div>
      {note && <p role="status">{note}</p>}
    </dialog>
  );
}
