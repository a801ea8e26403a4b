// Finds the route for an address. All routes are listed in routes.ts; the checks common to all of them (host
// names, pages of other sites, limits) are done before a route answers.

import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request on its way to its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The requested URL, with the host name that the client used for this server. */
  readonly url: URL;
  /** The decoded parts of the address by their names in the route's path. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Route {
  /** GET includes HEAD. */
  readonly methods: readonly HttpMethod[];
  /** Literal, except for `:name`, which matches part of a segment, and `*name` at the end, which matches the rest. */
  readonly path: string;
  /** Serves pages without scripts: the only ones that links from other sites may lead to. */
  readonly isPage?: boolean;
  /** Served without the token, where one is required. */
  readonly isOpen?: boolean;
  /** Polled by process supervisors: it does not count towards the rate limit. */
  readonly isProbe?: boolean;
  answer(exchange: Exchange): void | Promise<void>;
}

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The route for an address, or, if the method has none, the methods that do. */
export type Match =
  | { readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly route: null; readonly allowed: readonly HttpMethod[] };

export class Router {
  readonly #routes: readonly { readonly route: Route; readonly pattern: RegExp }[];

  /** The first route that matches answers. */
  constructor(routes: readonly Route[]) {
    this.#routes = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  }

  /** `allowed` is empty for an address that no route matches. */
  find(method: string, pathname: string): Match {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const allowed = new Set<HttpMethod>();
    for (const { route, pattern } of this.#routes) {
      const params = paramsOf(pattern, pathname);
      if (!params) continue;
      if (route.methods.some((known) => known === wanted)) return { route, params };
      for (const known of route.methods) allowed.add(known);
    }
    return { route: null, allowed: [...allowed] };
  }
}

/** Null when the address does not match, or has invalid escapes. */
function paramsOf(pattern: RegExp, pathname: string): Record<string, string> | null {
  const groups = pattern.exec(pathname);
  if (!groups) return null;
  try {
    const entries = Object.entries(groups.groups ?? {});
    return Object.fromEntries(entries.map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return null;
  }
}

function patternOf(path: string): RegExp {
  const source = path.replace(/[.+?^${}()|[\]\\]|:(\w+)|\*(\w+)$/g, (found, part?: string, rest?: string) => {
    if (part !== undefined) return `(?<${part}>[^/]+?)`;
    return rest === undefined ? `\\${found}` : `(?<${rest}>.*)`;
  });
  return new RegExp(`^${source}$`);
}
