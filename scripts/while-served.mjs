// Runs the built server for what needs one, and stops it when that is done or takes too long.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const READY = /^ready (?<url>http:\/\/\S+\/graphql)\n$/;
const LIMIT_MS = 600_000;

/**
 * @param words those that run its program, and what it serves
 * @param check gets the address of its endpoint
 */
export async function whileServed([program, ...args], check, options = {}) {
  const server = spawn(program, [...args, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('the server ended before it was ready');
  });
  ended.catch(() => undefined);
  const limit = setTimeout(() => server.kill('SIGKILL'), LIMIT_MS);
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  try {
    while (!output.includes('\n')) await Promise.race([once(server.stdout, 'data'), ended]);
    const { url } = READY.exec(output)?.groups ?? {};
    if (url) await check(url);
    if (!READY.test(output)) throw new Error(`expected one line, ready ADDRESS, found: ${output}`);
  } finally {
    clearTimeout(limit);
    server.kill('SIGTERM');
  }
}
