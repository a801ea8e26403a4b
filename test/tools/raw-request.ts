import { request } from 'node:http';

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
