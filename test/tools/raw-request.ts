import { request } from 'node:http';
import { connect } from 'node:net';

/** A raw request: fetch does not let a test set some headers. */
export function rawRequest(
  url: string,
  headers: Record<string, string>,
  body: readonly (string | Buffer)[] = [],
  method = 'POST',
  search = '',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${search}`, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.on('error', reject);
    for (const part of body) sent.write(part);
    sent.end();
  });
}

/**
 * Sends a text as it is on a connection of its own, and gives all that comes back until that is closed.
 * @param isLast nothing more will be sent, which the server hears @param sent called once this machine has all of it
 */
export function rawText(
  url: string,
  text: string,
  { isLast = false, sent = () => {} } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      isLast ? socket.end(text, sent) : socket.write(text, sent),
    );
    socket.setEncoding('utf8').on('data', (part) => {
      got += part;
    });
    socket.on('error', reject).on('close', () => resolve(got));
  });
}
