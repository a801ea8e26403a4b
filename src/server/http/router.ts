// Which part of the server answers which address. Every route is a line in routes.ts; what all of them need (names of
// this machine, pages of other sites, limits) was looked at before one is chosen.

import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request on its way to its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The address that was asked for, under the name that the client gave this server. */
  readonly url: URL;
  /** What stands in the address for the names in the route's path, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export interface Route {
  /** GET stands for HEAD, too. */
  readonly methods: readonly Method[];
  /** Literal, but for `:name`, which stands for a part of a segment, and `*name` at the end, for whatever is left. */
  readonly path: string;
  /**
   * Whether what a browser is led to here, from anywhere, is a page that runs nothing by itself. Everything else is
   * refused to pages of other sites.
   */
  readonly isPage?: boolean;
  /** Whether it is answered without the token, where one is wanted. */
  readonly isOpen?: boolean;
  answer(exchange: Exchange): void | Promise<void>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A route for an address; the methods that there are when none is for the one that was asked. */
export type Match =
  | { readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly route: null; readonly allowed: readonly Method[] };

export class Router {
  readonly #routes: readonly { readonly route: Route; readonly pattern: RegExp }[];

  /** The first route that matches answers. */
  constructor(routes: readonly Route[]) {
    this.#routes = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  }

  /** Nothing is allowed at an address that no route has. */
  find(method: string, pathname: string): Match {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const allowed = new Set<Method>();
    for (const { route, pattern } of this.#routes) {
      const params = paramsOf(pattern, pathname);
      if (!params) continue;
      if (route.methods.some((known) => known === wanted)) return { route, params };
      for (const known of route.methods) allowed.add(known);
    }
    return { route: null, allowed: [...allowed] };
  }
}

/** Null for another address, or one whose escapes are no text. */
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
