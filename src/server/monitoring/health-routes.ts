// GET /healthz and /readyz, for process supervisors: whether the server responds, and whether it accepts
// requests. Neither reveals anything about saves, so neither requires the token.

import { refuseRequest } from '../http/refuse.ts';
import type { Route } from '../http/router.ts';

/** @param isReady false once the server has begun to shut down */
export function healthRoutes(isReady: () => boolean): readonly Route[] {
  const ok: Route['answer'] = ({ response }) => {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(200, headers).end('ok\n');
  };
  return [
    { methods: ['GET'], path: '/healthz', isOpen: true, answer: ok },
    {
      methods: ['GET'],
      path: '/readyz',
      isOpen: true,
      answer: (exchange) => {
        if (isReady()) return ok(exchange);
        refuseRequest(exchange.response, 503, 'LIMIT_EXCEEDED', 'The server is shutting down.');
      },
    },
  ];
}
