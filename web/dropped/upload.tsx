// Uploads a save that was opened in the browser, if the server accepts uploads (docs/uploads.md).

import { useState } from 'preact/hooks';
import { AnswerError } from '../net/client.ts';
import { go } from '../shell/address.ts';
import { Button } from '../shell/controls.tsx';
import { Failure } from '../shell/feedback.tsx';
import type { SaveInfo } from '../shell/use-saves.ts';
import type { DroppedFile } from './opener.ts';
import { tarOf } from './tar.ts';
import type { Dropping } from './use-dropping.ts';

/** Characters that a name may not have; they become `_`. */
const OTHER_SIGNS = /[^\p{L}\p{M}\p{N} ._()+@=,'-]/gu;
const EDGES = /^[^\p{L}\p{N}_]+|[ .]+$/gu;

/** Returns the slug of the save on the server. @throws AnswerError with a message for users */
export async function upload(
  files: readonly DroppedFile[],
  title: string,
  base = document.baseURI,
): Promise<string> {
  const [first] = files;
  if (!first) throw new AnswerError('The files of this save are gone: drop it again.');
  const isOne = files.length === 1;
  const name = plainName(isOne ? lastPart(first.path) : title);
  const body = isOne ? first.file : tarOf(files);
  let response: Response;
  try {
    response = await fetch(new URL(`./saves/${encodeURIComponent(name)}`, base), { method: 'PUT', body });
  } catch {
    throw new AnswerError('The server could not be reached, or ended the connection: try again.');
  }
  const answer = (await response.json().catch(() => ({}))) as {
    saves?: readonly { readonly slug: string }[];
    errors?: readonly { readonly message: string }[];
  };
  const slug = answer.saves?.[0]?.slug;
  if (response.ok && slug !== undefined) return slug;
  throw new AnswerError(answer.errors?.[0]?.message ?? `The server answered ${response.status}.`);
}

function plainName(name: string): string {
  return name.replace(OTHER_SIGNS, '_').replace(EDGES, '') || 'save';
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

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
      <Button disabled={isSending} onClick={() => void send()}>
        {isSending ? 'Sending …' : 'Send to the server'}
      </Button>
      {error && <Failure error={error} />}
    </>
  );
}
