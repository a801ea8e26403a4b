// Health, as a supervisor asks for it: also without the token, and other when the server is about to end.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { refuseError } from '../../../src/server/http/refuse.ts';
import { Router } from '../../../src/server/http/router.ts';
import { healthRoutes } from '../../../src/server/monitoring/health-routes.ts';
import { atEnd } from '../../tools/at-end.ts';
import { serveSaves } from '../../tools/serve.ts';

it('is answered with or without the token, and never kept', async () => {
  const open = await serveSaves({});
  const closed = await serveSaves({}, [], { token: 'a-token-of-some-length' });
  for (const { url } of [open, closed]) {
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(new URL(path, url));
      expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  }
});

it('is still good, but not ready, without its store and when the server ends', async () => {
  let isOpen = true;
  let hasStore = true;
  const store = { ping: () => (hasStore ? Promise.resolve() : Promise.reject(new Error('gone'))) };
  const router = new Router(healthRoutes(() => isOpen, store));
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://localhost');
    const { route } = router.find(request.method!, url.pathname);
    try {
      await route!.answer({ request, response, url, params: {} });
    } catch (error) {
      refuseError({ request, response }, error, () => undefined);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  atEnd(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  hasStore = false;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  hasStore = true;
  expect(await statusOf('/readyz')).toBe(200);
  isOpen = false;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
});
