// GET /healthz and /readyz, for whatever keeps the server running: whether it answers, and whether it takes more
// requests. Neither says anything of saves, so neither wants the token.

import { refuse } from '../http/refuse.ts';
import type { Route } from '../http/router.ts';

/** @param isReady false as soon as the server has begun to end */
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
        refuse(exchange.response, 503, 'LIMIT_EXCEEDED', 'The server is ending.');
      },
    },
  ];
}
