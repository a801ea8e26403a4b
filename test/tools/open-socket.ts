// Connections of a test's own to a server of this machine, on which a text is sent as it is. Gone after the test file.

import { connect, type Socket } from 'node:net';
import { atEnd } from './at-end.ts';

export interface OpenSocket {
  readonly socket: Socket;
  /** All that came back so far. */
  got: string;
  /** Once this machine has all of the text. */
  readonly sent: Promise<void>;
  /** Gives all that came back. */
  readonly closed: Promise<string>;
}

/** @param allowHalfOpen stays when the server has said its last */
export function openSocket(url: string | URL, text = '', allowHalfOpen = false): OpenSocket {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen });
  atEnd(() => socket.destroy());
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(opened.got)));
  const sent = new Promise<void>((resolve) => socket.write(text, () => resolve()));
  const opened: OpenSocket = { socket, got: '', sent, closed };
  socket.on('error', () => undefined);
  socket.setEncoding('latin1').on('data', (piece: string) => {
    opened.got += piece;
  });
  return opened;
}
