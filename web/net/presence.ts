// Presence of the server, and of its answers: one without an answer is away, and asked until it is back.

import { useEffect, useState } from 'preact/hooks';

const RETRY_MILLIS = 3000;

let isAway = false;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

export function setAway(away: boolean): void {
  if (away === isAway) return;
  isAway = away;
  clearInterval(timer);
  if (isAway) timer = setInterval(() => void look(), RETRY_MILLIS);
  for (const listener of [...listeners]) listener();
}

/** Asks the server for next to nothing. */
export async function look(): Promise<void> {
  const request = fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
  setAway(!(await request.then(isAnswer, () => false)));
}

/** Balancers answer for a server that is gone. */
export function isAnswer({ status }: Response): boolean {
  return status !== 502 && status !== 504;
}

/** Calls `run` once, when the server is back; soon, if it is already. @returns what takes this back */
export function whenBack(run: () => void): () => void {
  if (!isAway) {
    const soon = setTimeout(run, RETRY_MILLIS);
    return () => clearTimeout(soon);
  }
  const listener = (): void => {
    if (isAway) return;
    listeners.delete(listener);
    run();
  };
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsAway(): boolean {
  const [away, set] = useState(isAway);
  useEffect(() => {
    const listener = (): void => set(isAway);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return away;
}

// Whether the page came from a server with saves, and whether that accepts uploads, or from a host of static
// files (`savegraph page`).

function server(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="savegraph-server"]')?.content;
}

export function hasServer(): boolean {
  return server() !== 'none';
}

/** True if the server accepts uploads. */
export function takesUploads(): boolean {
  return server() === 'uploads';
}
