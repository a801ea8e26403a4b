// The help texts.

import type { Command } from './command.ts';

export const HELP = `Usage: savegraph COMMAND [ARGUMENT...]

One queryable graph over game saves, over GraphQL.

Commands:
  serve [PATH...]             answer GraphQL over HTTP on the saves at these paths, or on the examples
  inspect PATH [--json]       what a save holds
  query PATH QUERY|@FILE      answer one GraphQL query as JSON
  export PATH [--format F]    the objects of a save as a table: ndjson, csv, geojson, arrow, parquet
  mcp [PATH...]               answer language models about saves (Model Context Protocol)
  types PATH --out DIR        TypeScript types of the classes of a save, with a client
  store ACTION                keep saves in a database that many servers answer from
  page FOLDER                 the page as files for any web host
  schema                      the GraphQL schema

savegraph COMMAND --help tells more of one command; savegraph --version tells the version.`;

export function commandHelp(name: string, { usage, summary }: Command): string {
  const line = `Usage: savegraph ${name} ${usage}`.trimEnd();
  return `${line}\n\n${summary}`;
}

/** Said by every command that reads saves. */
export const READ_HELP = `  --names FILE       texts that hashes in a save may stand for, one a line
  --layouts FILE     more layouts of things in a save, as JSON
  --hints FILE       types of structs that a save does not name (Unreal 4 and 5), one Path.Key=Type a line
  --oodle MODULE     an installed module that decodes Oodle, such as ooz-wasm (newer saves of Palworld)
  --game-data FILE   the game's own data (Satisfactory: CommunityResources/Docs/en-US.json), in place of the
                     figures and titles that come with savegraph
  --factories FILE   names of factories and their places, as JSON (Satisfactory)
  --memory SIZE      what all open saves together may take, as 512M or 4G; one save may take half of it
                     (default half of the machine's memory, or of its container's, and for one save also at
                     most 1 GiB and 64 times its files)`;
