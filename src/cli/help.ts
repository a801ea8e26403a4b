// The help texts.

import type { Command } from './command.ts';

export const HELP = `Usage: savegraph COMMAND [ARGUMENT...]

One queryable graph over game saves, over GraphQL.

Commands:
  serve [PATH...]             answer GraphQL over HTTP on the saves at these paths, or on the examples
  inspect PATH [--json]       what a save holds
  query PATH QUERY|@FILE      answer one GraphQL query as JSON
  schema                      the GraphQL schema

savegraph COMMAND --help tells more of one command; savegraph --version tells the version.`;

export function commandHelp(name: string, { usage, summary }: Command): string {
  const line = `Usage: savegraph ${name} ${usage}`.trimEnd();
  return `${line}\n\n${summary}`;
}

/** Said by every command that reads saves. */
export const READ_HELP = `  --names FILE       texts that hashes in a save may stand for, one a line
  --layouts FILE     more layouts of things in a save, as JSON
  --game-data FILE   the game's own data (Satisfactory: CommunityResources/Docs/en-US.json), in place of the
                     figures and titles that come with savegraph
  --factories FILE   names of factories and their places, as JSON (Satisfactory)
  --memory SIZE      what all open saves together may take, as 512M or 4G; one save may take half of it
                     (default three quarters of the machine's memory, or of its container's)`;
