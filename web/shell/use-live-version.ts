// Which content of a save the server answers from. The page looks every few seconds while somebody looks at the page; what is shown is
// asked for again when it changes, and stays until the new is there.

import { useEffect, useState } from 'preact/hooks';
import { useClient } from '../net/use-data.ts';
import { SaveVersionDocument } from '../queries.gen.ts';

const LOOK_MILLIS = 4000;

/** Empty until a change was seen. */
export function useLiveVersion(slug: string | null): string {
  const client = useClient();
  const [version, setVersion] = useState('');
  useEffect(() => {
    setVersion('');
    if (slug === null) return;
    let first: string | null = null;
    let isLooking = false;
    const look = async (): Promise<void> => {
      if (document.hidden || isLooking) return;
      isLooking = true;
      try {
        const { save } = await client.query(SaveVersionDocument, { save: slug });
        const seen = JSON.stringify([save?.savedAt, save?.files]);
        // While the later content is read beside the earlier one, answers are still of the earlier.
        if (save && !save.stale) {
          first ??= seen;
          setVersion(seen === first ? '' : seen);
        }
      } catch {
        // Whatever is shown asks by itself and says what is wrong.
      } finally {
        isLooking = false;
      }
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MILLIS);
    return () => clearInterval(timer);
  }, [client, slug]);
  return version;
}
