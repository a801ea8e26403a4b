// Health, as a supervisor asks for it: other when the server is about to end.

import { expect, it } from 'vitest';
import { refuseError } from '../../../src/server/http/refuse.ts';
import { Router } from '../../../src/server/http/router.ts';
import { healthRoutes } from '../../../src/server/monitoring/health-routes.ts';
import { listening } from '../../tools/listening.ts';

it('is still good, but not ready, without its store and when the server ends', async () => {
  let isOpen = true;
  let hasStore = true;
  const store = { ping: () => (hasStore ? Promise.resolve() : Promise.reject(new Error('gone'))) };
  const router = new Router(healthRoutes(() => isOpen, store));
  const { url: own } = await listening(async (request, response) => {
    const url = new URL(request.url!, 'http://localhost');
    const { route } = router.find(request.method!, url.pathname);
    try {
      await route!.answer({ request, response, url, params: {} });
    } catch (error) {
      refuseError({ request, response }, error, () => undefined);
    }
  });
  const statusOf = async (path: string) => (await fetch(new URL(path, own))).status;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  hasStore = false;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  hasStore = true;
  expect(await statusOf('/readyz')).toBe(200);
  isOpen = false;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
});
