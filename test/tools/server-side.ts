// The other ends of the sockets of a test, in servers of the same process: what those have read, whatever the kernel's
// buffers between the two hold.

import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

const served = new Set<Socket>();

// Every socket that a server of this process takes is published here.
subscribe('net.server.socket', (message) => {
  const { socket } = message as { readonly socket: Socket };
  served.add(socket);
  socket.once('close', () => served.delete(socket));
});

/** Waits until the server has read all that was written to this socket so far, or `isOver`. */
export async function untilRead(near: Socket, isOver = () => false): Promise<void> {
  if (near.connecting) await once(near, 'connect');
  const isRead = (): boolean => {
    for (const { remotePort, bytesRead } of served) {
      if (remotePort === near.localPort) return bytesRead >= near.bytesWritten;
    }
    return false;
  };
  while (!(isOver() || isRead())) await nextTurn();
}
