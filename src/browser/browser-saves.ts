// Saves in a page of one's own, without a server. A worker reads and answers them, so that the page never waits.

/** A file of a save; a folder's are given together, each with its path. */
export type BrowserFile = File | { readonly path: string; readonly file: Blob };

export interface BrowserSave {
  /** What `save(id:)` takes. */
  readonly slug: string;
  /** The files that belong to it. */
  readonly paths: readonly string[];
}

/** Errors have `extensions.code`, as those of a server. */
export interface BrowserAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
  readonly extensions?: Record<string, unknown>;
}

interface WorkerAnswer {
  readonly id: number;
  readonly body: Uint8Array;
}

interface Report {
  readonly saves?: readonly BrowserSave[];
  readonly problems?: readonly string[];
  readonly errors?: readonly { readonly message: string }[];
}

export class BrowserSaves {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(json: unknown): void; reject(error: Error): void }>();
  #requests = 0;

  /**
   * @param worker of `savegraph/browser/worker`, for bundlers that do not follow `new Worker(new URL(...))`
   * (esbuild): served as a file, `new Worker('/worker.js', { type: 'module' })`
   */
  constructor(
    worker: Worker = new Worker(new URL('../web/open-saves.js', import.meta.url), { type: 'module' }),
  ) {
    this.#worker = worker;
    worker.onmessage = ({ data: { id, body } }: MessageEvent<WorkerAnswer>) => {
      this.#waiting.get(id)?.resolve(JSON.parse(new TextDecoder().decode(body)));
      this.#waiting.delete(id);
    };
    worker.onerror = ({ message }) => {
      for (const { reject } of this.#waiting.values())
        reject(new Error(message || 'the worker cannot be loaded'));
      this.#waiting.clear();
    };
  }

  /**
   * Finds the saves among files. They are read when they are first asked about.
   *
   * @throws Error with what is wrong with the files, when there is no save among them
   */
  async open(...files: readonly BrowserFile[]): Promise<readonly BrowserSave[]> {
    const named = files.map((file) => ('path' in file ? file : { path: file.name, file }));
    const { saves = [], problems = [], errors = [] } = (await this.#request('saves', named)) as Report;
    const [problem] = [...errors.map(({ message }) => message), ...problems];
    if (saves.length === 0) throw new Error(problem ?? 'there is no save among the files');
    return saves;
  }

  /**
   * Adds formats and games of packages, by the addresses of their modules: before `open`, and before the first query.
   * Returns what is wrong with those that are left out.
   */
  async addPlugins(...urls: readonly (string | URL)[]): Promise<readonly string[]> {
    const addresses = urls.map((url) => new URL(url, globalThis.location?.href).href);
    const { problems = [] } = (await this.#request('plugins', JSON.stringify(addresses))) as Report;
    return problems;
  }

  /** Answers a query about the open saves. It does not reject because of a query: check `errors`. */
  async ask<Data = Record<string, unknown>>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<BrowserAnswer<Data>> {
    return (await this.#request('graphql', JSON.stringify({ query, variables }))) as BrowserAnswer<Data>;
  }

  /** Frees what the saves take. */
  close(): void {
    this.#worker.terminate();
  }

  #request(address: string, body: unknown): Promise<unknown> {
    const id = ++this.#requests;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, address, body });
    });
  }
}
