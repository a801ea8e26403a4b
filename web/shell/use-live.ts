// Follows changes on the server by server-sent events. What is shown is then queried again, and stays until
// the new answer arrives. A hidden page does not listen, and catches up when it becomes visible.

import { useEffect, useState } from 'preact/hooks';
import { hasServer } from '../net/presence.ts';
import { SERVER } from '../net/use-data.ts';
import { SaveChangesDocument, SaveVersionDocument } from '../queries.gen.ts';

/** @param slug of the current save; null for none, or one that is not on the server */
export function useLive(slug: string | null) {
  /** Of any save: added, changed or removed. */
  const [changes, setChanges] = useState(0);
  /** Of the content of the current save; empty until it changes. */
  const [version, setVersion] = useState('');
  /** True if what is shown is older than its file. */
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    setVersion('');
    setStale(false);
    if (!hasServer()) return;
    let first: string | null = null;
    let isOver = false;
    let stop: (() => void) | null = null;
    /** Also finds what changed while the page did not listen. */
    const look = async (): Promise<void> => {
      if (slug === null) return;
      try {
        const { save } = await SERVER.query(SaveVersionDocument, { save: slug });
        // While the newer content is being read, answers still come from the older; the end of reading is
        // another event.
        if (isOver || !save) return;
        setStale(save.stale);
        if (save.stale) return;
        const seen = JSON.stringify([save.savedAt, save.files]);
        first ??= seen;
        setVersion(seen === first ? '' : seen);
      } catch {
        // Each panel reports errors of its own queries.
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
              // A folder's slug may come without its mark.
              if (changed === slug || changed === `${slug}--`) void look();
            },
          });
    };
    // Runs before the save is first queried, so that every change from here on is noticed.
    void look();
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      isOver = true;
      stop?.();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [slug]);
  return { saves: String(changes), version, isStale };
}
