// Follows changes on the server by server-sent events. What is shown is then queried again, and stays until the new answer is there.
// A hidden page does not listen, and catches up when it becomes visible.

import { useEffect, useState } from 'preact/hooks';
import { SERVER } from '../net/use-data.ts';
import { SaveChangesDocument, SaveVersionDocument } from '../queries.gen.ts';
import { hasServer } from './has-server.ts';

export interface Live {
  /** Changes with every save that comes, changes or goes. */
  readonly saves: string;
  /** Changes with the content of the save that is shown; empty until it changes. */
  readonly version: string;
}

/** @param slug of the save that is shown; null for none of the server's */
export function useLive(slug: string | null): Live {
  const [changes, setChanges] = useState(0);
  const [version, setVersion] = useState('');
  useEffect(() => {
    setVersion('');
    if (!hasServer()) return;
    let first: string | null = null;
    let isOver = false;
    let stop: (() => void) | null = null;
    /** Also what changed while the page did not listen. */
    const look = async (): Promise<void> => {
      if (slug === null) return;
      try {
        const { save } = await SERVER.query(SaveVersionDocument, { save: slug });
        // While the newer content is read beside the older one, answers are still of the older: the end of reading is an event, too.
        if (isOver || !save || save.stale) return;
        const seen = JSON.stringify([save.savedAt, save.files]);
        first ??= seen;
        setVersion(seen === first ? '' : seen);
      } catch {
        // Whatever is shown asks by itself and says what is wrong.
      }
    };
    const follow = (): void => {
      stop?.();
      stop = document.hidden
        ? null
        : SERVER.listen(SaveChangesDocument, {
            opened: () => void look(),
            heard: ({ saveChanged }) => {
              setChanges((before) => before + 1);
              const changed = saveChanged?.save?.slug;
              // That of a folder may come without its mark.
              if (changed === slug || changed === `${slug}--`) void look();
            },
          });
    };
    // Before anything of the save is asked for: what changes from here on is seen.
    void look();
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      isOver = true;
      stop?.();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [slug]);
  return { saves: String(changes), version };
}
