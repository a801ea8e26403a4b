// Options of `savegraph serve`, and the parsing of those that no other command has.

import { resolve } from 'node:path';
import type { GateOptions } from '../../server/guard/gate.ts';
import { isLoopback } from '../../server/guard/local.ts';
import { LEAST_TOKEN } from '../../server/guard/token.ts';
import { type CommandArgs, sizeOf, UsageError } from '../command.ts';
import type { OptionGroups } from '../options.ts';
import { READ_OPTIONS } from '../saves/read-options.ts';
import { RULE_OPTIONS } from '../saves/rule-options.ts';
import { STORE_OPTIONS } from '../saves/store-options.ts';
import { readUserText } from '../user-file.ts';

export const SERVE_OPTIONS: OptionGroups = {
  'Where it listens': {
    'port PORT=4000': 'port to listen on; 0 picks a free one',
    'host HOST=127.0.0.1': 'address to listen on: with the default, only this machine; others need a token',
    browse: 'open the page in the browser when it is ready',
  },
  'Who may read': {
    'token TOKEN': 'the token that clients must send: Authorization: Bearer TOKEN; browsers are asked for it',
    'token-file FILE': 'the token from a file, which other users of this machine cannot read',
    open: 'listen on other addresses without a token: everyone who can reach them may read all saves',
    'allowed-host NAME...': 'a host name that a reverse proxy uses for this server',
    'behind-proxy': 'take the address of a client from X-Forwarded-For, which the proxy must set',
    'cors ORIGIN...': 'let pages of this origin read answers, such as https://map.example.org',
    'rate N': 'requests per second that one address may send (default unlimited on this machine, else 50)',
  },
  'What they may do': {
    'operations FILE': 'run only the queries in this file: JSON with texts by id',
    'no-introspection': 'do not reveal the schema, nor offer the page at /graphql, which needs it',
    files: 'let clients download the files of saves: /saves/SLUG/file',
    'uploads DIR':
      'accept saves that clients send (PUT /saves/NAME, see docs/uploads.md), and keep them in this folder',
    'uploads-size SIZE=4G': 'most that the folder may hold, such as 500M',
  },
  'Which saves': {
    discover: 'also serve the folders that games on this machine write their saves to',
    ...STORE_OPTIONS,
    ...READ_OPTIONS,
    'settle SECONDS=30':
      'how long to wait for the rest of a save that is being written, while answers come from what it was before',
    'history DIR':
      'read every save once, in the background, and keep its figures in this folder, for the history of worlds; without it they are read when a history is asked for, and kept until the server ends',
  },
  'What it reports': {
    metrics: 'also serve /metrics, for monitoring systems (see docs/metrics.md)',
    'log FORMAT': 'a line on standard output for each request, as json or text',
    ...RULE_OPTIONS,
  },
  'Where its options are': {
    'config FILE': 'read options from this JSON file: {"port": 4000, "paths": ["/srv/saves"]}',
  },
};

/** SERVE_OPTIONS, parsed; plain data. */
export interface ServeOptions extends GateOptions {
  readonly port: number;
  readonly operations?: { readonly file: string; readonly json: string };
  /** See LibraryOptions.settleMillis. */
  readonly settleMillis: number;
  /** Where figures of saves are kept. */
  readonly history?: string;
  /** Where uploads are kept. */
  readonly uploads?: UploadsOptions;
  /** Clients can download files of saves. */
  readonly files: boolean;
  readonly introspection: boolean;
  readonly metrics: boolean;
  readonly log: 'json' | 'text' | null;
}

export interface UploadsOptions {
  readonly folder: string;
  readonly mostBytes: number;
}

/** Requests per second that a client from elsewhere may send. */
const DEFAULT_RATE = 50;

/** @throws UsageError */
export function serveOptions({ values }: CommandArgs): ServeOptions {
  const host = String(values.host);
  const allowedHosts = listOf(values['allowed-host']);
  const token = tokenOf(values);
  const isLocal = isLoopback(host) && allowedHosts.length === 0;
  if (!isLocal && token === undefined && values.open !== true) {
    const where = isLoopback(host) ? `--allowed-host ${allowedHosts[0]}` : `--host ${host}`;
    throw new UsageError(
      `${where} lets other machines in: it needs --token-file FILE, or --open for everyone`,
    );
  }
  const uploads = uploadsOf(values);
  if (!isLocal && token === undefined && uploads) {
    throw new UsageError(
      '--uploads lets others fill the disk: it needs --token-file FILE here, --open is not enough',
    );
  }
  const rate = values.rate === undefined ? (isLocal ? undefined : DEFAULT_RATE) : rateOf(String(values.rate));
  return {
    host,
    port: portOf(String(values.port)),
    ...(token !== undefined && { token }),
    allowedHosts,
    behindProxy: values['behind-proxy'] === true,
    cors: listOf(values.cors).map(originOf),
    ...(rate !== undefined && { rate }),
    ...(typeof values.operations === 'string' && {
      operations: { file: values.operations, json: readUserText(values.operations) },
    }),
    settleMillis: settleOf(String(values.settle)),
    ...(typeof values.history === 'string' && { history: resolve(values.history) }),
    ...(uploads && { uploads }),
    files: values.files === true,
    introspection: values['no-introspection'] !== true,
    metrics: values.metrics === true,
    log: logOf(values.log),
  };
}

function listOf(value: CommandArgs['values'][string]): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function tokenOf({ token, 'token-file': file }: CommandArgs['values']): string | undefined {
  if (token !== undefined && file !== undefined) throw new UsageError('--token and --token-file: give one');
  const text = typeof file === 'string' ? readUserText(file).trim() : token;
  if (typeof text !== 'string') return undefined;
  if (/^[\x21-\x7E]+$/.test(text) && text.length >= LEAST_TOKEN) return text;
  const expected = `at least ${LEAST_TOKEN} letters, digits and signs, without spaces`;
  throw new UsageError(`a token has ${expected}: make one with "openssl rand -hex 24"`);
}

function uploadsOf(values: CommandArgs['values']): UploadsOptions | undefined {
  if (typeof values.uploads !== 'string') return undefined;
  const mostBytes = sizeOf('uploads-size', String(values['uploads-size']));
  return { folder: resolve(values.uploads), mostBytes };
}

function originOf(text: string): string {
  if (text === '*' || (/^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text))
    return text;
  throw new UsageError(`--cors must be an origin such as https://map.example.org, or *, not ${text}`);
}

function rateOf(text: string): number {
  const rate = /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (rate > 0) return rate;
  throw new UsageError(`--rate must be a number of requests per second above 0, not ${text}`);
}

/** A day at most: nobody waits longer, and timers are limited. */
const MOST_SETTLE_SECONDS = 86_400;

function settleOf(text: string): number {
  const seconds = /^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= MOST_SETTLE_SECONDS) return seconds * 1000;
  throw new UsageError(`--settle must be 0 to ${MOST_SETTLE_SECONDS} seconds, not ${text}`);
}

function logOf(value: CommandArgs['values'][string]): ServeOptions['log'] {
  if (value === undefined || value === 'json' || value === 'text') return value ?? null;
  throw new UsageError(`--log must be json or text, not ${value}`);
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65535) throw new UsageError(`--port must be 0 to 65535, not ${text}`);
  return port;
}
