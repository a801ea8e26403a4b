// A client whose body never ends, and that sends on only when the server has read what was sent. How much that is until it
// answers is the server's own doing then, however much the kernel's buffers between them hold.

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { untilRead } from './server-side.ts';

export interface EndlessRequest {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes what is sent next. */
  readonly piece: () => Buffer;
}

export interface EndlessAnswer {
  readonly status: number;
  /** Bytes of the body that were sent until it came: all but the last piece were read. */
  readonly sent: number;
}

/** Sends to a server of this process until it answers. @throws the system's error when it ends the connection instead */
export async function sendForever(
  url: URL,
  { method, headers = {}, piece }: EndlessRequest,
): Promise<EndlessAnswer> {
  const asked = request(url, { method, headers, agent: false });
  const answered: Promise<IncomingMessage[]> = once(asked, 'response');
  // What becomes of the connection after the answer is no matter.
  asked.on('error', () => undefined);
  let isOver = false;
  const over = (): void => {
    isOver = true;
  };
  answered.then(over, over);
  try {
    asked.flushHeaders();
    const [socket] = (await once(asked, 'socket')) as [Socket];
    let sent = 0;
    while (!isOver) {
      const next = piece();
      sent += next.length;
      asked.write(next);
      await untilRead(socket, () => isOver);
    }
    const [response] = await answered;
    response!.resume();
    return { status: response!.statusCode!, sent };
  } finally {
    asked.destroy();
  }
}
