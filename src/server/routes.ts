// All routes of the server, in the order in which they are tried.

import { bulkRoute } from './bulk-route.ts';
import { fileRoute } from './file-route.ts';
import { flatRoute } from './flat-route.ts';
import { graphqlRoute } from './graphql-route.ts';
import { healthRoutes } from './health-routes.ts';
import { loginRoute } from './login.ts';
import { mapRoute } from './map-route.ts';
import { mcpRoute } from './mcp-route.ts';
import { metricsRoute } from './metrics-page.ts';
import { PAGE_FOLDER, pageRoutes } from './page-route.ts';
import { propertyBytesRoute } from './property-bytes.ts';
import type { Route } from './router.ts';
import type { ServerMetrics } from './server-metrics.ts';
import type { ServerOptions } from './server-options.ts';
import type { Token } from './token.ts';
import { uploadRoutes } from './upload-route.ts';
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
  /** Null where nobody wants figures. */
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
