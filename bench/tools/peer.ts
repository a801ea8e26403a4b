// The peer next to a load of ours: cells "peer ms", "peer / load", "peer memory MB".

import { runChild } from './children.ts';
import { megabytes } from './table.ts';

type Peer = { readonly total: number; readonly peakRssBytes: number } | { readonly error: string };

const ROUNDS = 2;

/** The best of two processes; "refuses" when the peer cannot read the file, or its process dies. */
export function peerCells(path: string, loadMillis: number, idle: number): string[] {
  const peers = Array.from({ length: ROUNDS }, () => runPeer(path));
  const read = peers.filter((peer) => 'total' in peer);
  if (read.length === 0) return ['refuses', '', ''];
  const millis = Math.min(...read.map(({ total }) => total));
  const memory = Math.min(...read.map(({ peakRssBytes }) => peakRssBytes)) - idle;
  return [millis.toFixed(0), (millis / loadMillis).toFixed(1), megabytes(memory)];
}

/** With some files the peer fills its memory. */
function runPeer(path: string): Peer {
  try {
    return runChild<Peer>('peer-child', path);
  } catch (error) {
    return { error: String(error) };
  }
}
