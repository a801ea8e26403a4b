// `savegraph page`

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_FOLDER, PAGE_POLICY } from '../../server/pages/page-route.ts';
import { type Command, type CommandArgs, type ExitCode, textOption, UsageError } from '../command.ts';

export const page: Command = {
  usage: '--out FOLDER',
  summary: `Writes the page as files for any web host. It needs no server: saves are dropped on it and opened in the browser.`,
  options: {
    '': { 'out FOLDER': 'created if necessary, and refused if it holds anything but an earlier page' },
  },
  run,
};

const INDEX = 'index.html';
const WITH_SERVER = '<meta name="savegraph-server" content="here"';
const WITHOUT_SERVER = '<meta name="savegraph-server" content="none"';
/** For our own server: compressed files, and the page where people write queries. */
const OF_SERVER = /\.br$|[\\/]graphql[^\\/]*$/;

async function run(args: CommandArgs): Promise<ExitCode> {
  const folder = textOption(args, 'out');
  if (folder === null || args.positionals.length > 0) throw new UsageError('expected --out FOLDER');
  try {
    writePage(PAGE_FOLDER, folder);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`cannot write to ${folder}: ${error instanceof Error ? error.message : error}`);
  }
  console.log(`Wrote the page to ${folder}: put it on any web host, then drop saves on it.`);
  return 0;
}

/** @param built where the build put the page. @throws UsageError, and errors of the file system */
export function writePage(built: string, folder: string): void {
  const index = join(built, INDEX);
  if (!existsSync(index)) throw new UsageError('the page was not built: npm run build');
  if (!isFree(folder)) throw new UsageError(`${folder} holds other files: choose an empty folder`);
  const html = withoutServer(readFileSync(index, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(built, folder, { recursive: true, filter: (name) => !OF_SERVER.test(name) });
  writeFileSync(join(folder, INDEX), html);
}

function isFree(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const names = readdirSync(folder);
  const index = join(folder, INDEX);
  return names.length === 0 || (existsSync(index) && readFileSync(index, 'utf8').includes(WITHOUT_SERVER));
}

/** Most web hosts send no policy, so the page has its own. Only a host can say who may frame it. */
function withoutServer(html: string): string {
  const policy = PAGE_POLICY.filter((part) => !part.startsWith('frame-ancestors')).join('; ');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}" />`;
  return html.replace(WITH_SERVER, WITHOUT_SERVER).replace('<title>', `${meta}\n    <title>`);
}
