// Formats the help texts.

import type { Command } from './command.ts';

export const HELP = `Usage: savegraph COMMAND [ARGUMENT...]

One queryable graph over game saves, over GraphQL.

Commands:
  serve [PATH...]             answer GraphQL over HTTP on the saves at these paths, or on the examples
  inspect PATH [--json]       what a save holds
  query PATH QUERY|@FILE      answer one GraphQL query as JSON
  watch PATH --rule FILE      tell when a rule applies to a save that the game has written
  export PATH [--format F]    the objects of a save as a table: ndjson, csv, geojson, arrow, parquet
  mcp [PATH...]               answer language models about saves (Model Context Protocol)
  types PATH --out DIR        TypeScript types of the classes of a save, with a client
  store ACTION                keep saves in a database that many servers answer from
  page FOLDER                 the page as files for any web host
  schema                      the GraphQL schema

savegraph COMMAND --help describes a command; savegraph --version prints the version.

Exit codes:
  0   success
  1   the query has errors, or the request is invalid
  2   wrong arguments; a save or a store cannot be read; nothing to serve
  70  the server was stuck, and can be started again`;

export function commandHelp(name: string, { usage, summary }: Command): string {
  const line = `Usage: savegraph ${name} ${usage}`.trimEnd();
  return `${line}\n\n${summary}`;
}
