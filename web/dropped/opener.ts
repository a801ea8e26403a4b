// The worker that opens files in the browser. It is queried like a server, with messages in place of a
// network. The worker decides what it can read; the page knows no formats.

import { AnswerError, type Client, HttpClient } from '../net/client.ts';

/** A file with the path that it was dropped with, its parts separated by `/`. */
export interface DroppedFile {
  readonly path: string;
  readonly file: File;
}

export interface DropReport {
  /** The saves that were found, and which files belong to them. */
  readonly saves: readonly { readonly slug: string; readonly paths: readonly string[] }[];
  /** What could not be opened, and why. */
  readonly problems: readonly string[];
}

/** First character of the slugs of saves in the browser; slugs of a server never begin with it. */
export const SLUG_MARK = '~';

const PROGRAM = 'open-saves.js';

interface Answer {
  readonly id: number;
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

interface Progress {
  readonly step: string;
  readonly percent: number;
}

interface Waiting {
  resolve(answer: Response): void;
  reject(error: Error): void;
}

export class Opener {
  readonly client: Client;
  /** Called with what the worker is doing, in words; null when it is done. */
  onProgress: (text: string | null) => void = () => undefined;
  readonly #base: string;
  /** Started with the first file: most visits need none. */
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #requests = 0;

  constructor(base: string) {
    this.#base = base;
    this.client = new HttpClient(base, (url, { body }) =>
      this.#ask(`${url.pathname.slice(new URL('./', base).pathname.length)}${url.search}`, body ?? null),
    );
  }

  /** @throws Error with a message for users when the worker cannot be started */
  async open(files: readonly DroppedFile[]): Promise<DropReport> {
    const answer = await this.#ask('saves', files);
    const report = (await answer.json()) as DropReport & { errors?: readonly { message: string }[] };
    if (report.errors) throw new AnswerError(report.errors[0]?.message ?? 'The files could not be opened.');
    return report;
  }

  #ask(address: string, body: unknown): Promise<Response> {
    if (!this.#worker) this.onProgress('Starting the program that reads saves');
    this.#worker ??= this.#start();
    const id = ++this.#requests;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker!.postMessage({ id, address, body });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL(PROGRAM, this.#base), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer | Progress>) => {
      if ('step' in data) {
        const [letter = '', ...rest] = data.step;
        this.onProgress(`${letter.toUpperCase()}${rest.join('')} the save: ${data.percent} %`);
        return;
      }
      const { id, status, type, body } = data;
      this.onProgress(null);
      this.#waiting.get(id)?.resolve(new Response(body, { status, headers: { 'content-type': type } }));
      this.#waiting.delete(id);
    };
    worker.onerror = () => this.#fail();
    return worker;
  }

  /** The next file starts a new worker. */
  #fail(): void {
    const error = new AnswerError(
      'The part of the page that opens files could not run: reload the page, with the server still there.',
    );
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }
}
