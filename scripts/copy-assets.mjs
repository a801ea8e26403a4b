// Copies what the built server reads beside its code: schema/*.graphql to dist/schema; makes dist/cli.js executable.
import { chmodSync, cpSync, existsSync } from 'node:fs';

cpSync('schema', 'dist/schema', { recursive: true });
if (existsSync('dist/cli.js')) chmodSync('dist/cli.js', 0o755);
