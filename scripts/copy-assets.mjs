// Copies what the built server reads beside its code: schema/*.graphql to dist/schema, facts of games to dist/games; makes dist/cli.js executable.
import { chmodSync, cpSync, existsSync } from 'node:fs';

cpSync('schema', 'dist/schema', { recursive: true });
cpSync('src/games', 'dist/games', {
  recursive: true,
  filter: (source) => source.endsWith('.json') || !/\.[a-z]+$/.test(source),
});
if (existsSync('dist/cli.js')) chmodSync('dist/cli.js', 0o755);
