// All routes of the server, in the order in which they are tried.

import { loginRoute } from './guard/login.ts';
import type { AccessToken } from './guard/token.ts';
import type { Route } from './http/router.ts';
import { healthRoutes } from './monitoring/health-routes.ts';
import { metricsRoute } from './monitoring/metrics-page.ts';
import type { ServerMetrics } from './monitoring/server-metrics.ts';
import type { ServerOptions } from './options/server-options.ts';
import { openPage, PAGE_FOLDER } from './pages/page-route.ts';
import { flatRoute } from './queries/flat-route.ts';
import { graphqlRoute } from './queries/graphql-route.ts';
import { mcpRoute } from './queries/mcp-route.ts';
import { RequestAnswers } from './queries/request-answers.ts';
import { createYogaServer } from './queries/yoga.ts';
import { bulkRoute } from './saves/bulk-route.ts';
import { fileRoute } from './saves/file-route.ts';
import { mapRoute } from './saves/map-route.ts';
import { uploadRoutes } from './uploads/upload-route.ts';
import type { Uploads } from './uploads/uploads.ts';

export interface RouteOptions extends ServerOptions {
  /** The folder of the built page. Default: next to the built code. */
  readonly pageFolder?: string;
  /** Accepts uploads. Default: none are accepted. */
  readonly uploads?: Uploads;
  /** Clients can download files of saves. Default false. */
  readonly files?: boolean;
}

/** The parts of a running server that routes use. */
export interface RouteTools {
  /** The token that clients must send; null when none is required. */
  readonly token: AccessToken | null;
  /** Null when metrics are not served. */
  readonly metrics: ServerMetrics | null;
  /** False once the server has begun to shut down. */
  readonly isOpen: () => boolean;
}

export function routesOf(options: RouteOptions, { token, metrics, isOpen }: RouteTools): readonly Route[] {
  const answers = new RequestAnswers(options);
  const page = openPage(options.pageFolder ?? PAGE_FOLDER, options.uploads !== undefined);
  const yoga = createYogaServer(options, answers);
  return [
    graphqlRoute(yoga, options, page.answerQueries),
    flatRoute(yoga, options),
    mapRoute(options),
    bulkRoute(options),
    ...(options.files ? [fileRoute(options)] : []),
    ...(options.uploads ? uploadRoutes(options.uploads) : []),
    // MCP tools run arbitrary queries and expose the schema.
    ...(options.operations || options.introspection === false ? [] : [mcpRoute(options, answers)]),
    ...page.routes,
    ...(token ? [loginRoute(token)] : []),
    ...(metrics ? [metricsRoute(options, metrics)] : []),
    ...healthRoutes(isOpen, options.store),
  ];
}
