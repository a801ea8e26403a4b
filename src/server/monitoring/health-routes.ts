// GET /healthz and /readyz, for process supervisors: the server responds; it accepts
// requests and reaches its store. Neither reveals anything about saves, so neither requires the token or counts as a request.

import type { Store } from '../../store/store.ts';
import { refusal } from '../http/refuse.ts';
import type { Route } from '../http/router.ts';

/** @param isOpen false once the server has begun to shut down */
export function healthRoutes(isOpen: () => boolean, store?: Pick<Store, 'ping'>): readonly Route[] {
  const ok: Route['answer'] = ({ response }) => {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(200, headers).end('ok\n');
  };
  return [
    { methods: ['GET'], path: '/healthz', isOpen: true, isProbe: true, answer: ok },
    {
      methods: ['GET'],
      path: '/readyz',
      isOpen: true,
      isProbe: true,
      answer: async (exchange) => {
        if (!isOpen()) throw refusal(503, 'SERVER_CLOSING', 'The server is shutting down.');
        await store?.ping().catch(() => {
          throw refusal(503, 'STORE_UNAVAILABLE', 'The store cannot be reached.');
        });
        ok(exchange);
      },
    },
  ];
}
