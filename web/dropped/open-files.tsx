// Opens the user's own files in the browser: two buttons for those who cannot or do not want to drag, and the
// result.

import { useRef } from 'preact/hooks';
import { takesUploads } from '../net/presence.ts';
import { Button } from '../shell/controls.tsx';
import { Waiting } from '../shell/feedback.tsx';
import { chosenFiles } from './dropped-files.ts';
import type { Dropping } from './use-dropping.ts';

export function OpenFiles({ dropping }: { readonly dropping: Dropping }) {
  const { isOpening, progress, problems } = dropping;
  return (
    <section class="open-files" aria-label="Open your own saves">
      <p>
        Drop a save, or a folder of them, anywhere on this page. It is opened in this browser; nothing of it
        is sent anywhere{takesUploads() ? ', unless you then send it to the server' : ''}.
      </p>
      <div class="actions">
        <Chooser dropping={dropping} isFolder={false} />
        <Chooser dropping={dropping} isFolder />
      </div>
      {isOpening && progress !== null && <Waiting text={progress} />}
      {problems.length > 0 && (
        <div class="failure" role="alert">
          <strong>Not everything could be opened.</strong>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Asks whether what was opened is to be there on the next visit. */
export function KeepSaves({ dropping: { isKept, keep } }: { readonly dropping: Dropping }) {
  return (
    <p class="keep-saves">
      {isKept
        ? 'Kept in this browser until you forget them. '
        : 'They are gone when you leave the page. Keep them in this browser? '}
      <Button onClick={() => void keep(!isKept)}>{isKept ? 'Forget them' : 'Keep them'}</Button>
    </p>
  );
}

function Chooser({ dropping, isFolder }: { readonly dropping: Dropping; readonly isFolder: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{isFolder ? 'Open a folder …' : 'Open files …'}</Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        {...(isFolder && { webkitdirectory: true })}
        onChange={({ currentTarget }) => {
          const files = chosenFiles(currentTarget);
          currentTarget.value = '';
          void dropping.open(files);
        }}
      />
    </>
  );
}

/** Covers the page while something is dragged over it. */
export function DropHere() {
  return (
    <div class="drop-here" aria-hidden="true">
      Drop it to open it here
    </div>
  );
}
