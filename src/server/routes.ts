// All routes of the server, in the order in which they are tried.

import { loginRoute } from './guard/login.ts';
import type { Token } from './guard/token.ts';
import type { Route } from './http/router.ts';
import { healthRoutes } from './monitoring/health-routes.ts';
import { metricsRoute } from './monitoring/metrics-page.ts';
import type { ServerMetrics } from './monitoring/server-metrics.ts';
import type { ServerOptions } from './options/server-options.ts';
import { PAGE_FOLDER, pageRoutes } from './pages/page-route.ts';
import { flatRoute } from './queries/flat-route.ts';
import { graphqlRoute } from './queries/graphql-route.ts';
import { mcpRoute } from './queries/mcp-route.ts';
import { bulkRoute } from './saves/bulk-route.ts';
import { fileRoute } from './saves/file-route.ts';
import { mapRoute } from './saves/map-route.ts';
import { propertyBytesRoute } from './saves/property-bytes.ts';
import { uploadRoutes } from './uploads/upload-route.ts';
import type { Uploads } from './uploads/uploads.ts';

export interface RouteOptions extends ServerOptions {
  /** Where the built page lies. Default beside the built code. */
  readonly pageFolder?: string;
  /** Takes in what clients send. Default nothing is taken. */
  readonly uploads?: Uploads;
  /** Whether files of saves are given out. Default not. */
  readonly files?: boolean;
}

/** What of a running server its routes look at. */
export interface RouteTools {
  /** What clients must send; null for none. */
  readonly token: Token | null;
  /** Null where figures are not served. */
  readonly metrics: ServerMetrics | null;
  /** False as soon as the server has begun to end. */
  readonly isReady: () => boolean;
}

export function routesOf(options: RouteOptions, { token, metrics, isReady }: RouteTools): readonly Route[] {
  return [
    graphqlRoute(options),
    flatRoute(options),
    mapRoute(options),
    propertyBytesRoute(options),
    bulkRoute(options),
    ...(options.files ? [fileRoute(options)] : []),
    ...(options.uploads ? uploadRoutes(options, options.uploads) : []),
    // Its tools ask what they like, and tell the schema.
    ...(options.operations || options.introspection === false ? [] : [mcpRoute(options)]),
    ...pageRoutes(options.pageFolder ?? PAGE_FOLDER, options.uploads !== undefined),
    ...(token ? [loginRoute(token)] : []),
    ...(metrics ? [metricsRoute(options.library, metrics)] : []),
    ...healthRoutes(isReady),
  ];
}
