// Sends a save that was opened in the browser to the server.

import { useState } from 'preact/hooks';
import { go } from '../shell/address.ts';
import { Failure } from '../shell/feedback.tsx';
import type { SaveInfo } from '../shell/use-saves.ts';
import { upload } from './upload.ts';
import type { Dropping } from './use-dropping.ts';

export function Upload({ save, dropping }: { readonly save: SaveInfo; readonly dropping: Dropping }) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const send = async (): Promise<void> => {
    setSending(true);
    setError(null);
    try {
      go({ slug: await upload(dropping.filesOf(save.slug), save.title) });
    } catch (problem) {
      setError(problem as Error);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <button type="button" class="button" disabled={isSending} onClick={() => void send()}>
        {isSending ? 'Sending …' : 'Send to the server'}
      </button>
      {error && <Failure error={error} />}
    </>
  );
}
