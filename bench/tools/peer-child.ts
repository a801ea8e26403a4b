// Runs the peer in a process of its own. Prints JSON; `error` when it refuses the file.

import { readFileSync } from 'node:fs';
import { Parser } from '@etothepii/satisfactory-file-parser';

const bytes = readFileSync(process.argv[2]!);
const started = performance.now();
try {
  Parser.ParseSave('bench', new Uint8Array(bytes).buffer);
  const total = performance.now() - started;
  console.log(JSON.stringify({ total, peakRssBytes: process.resourceUsage().maxRSS * 1024 }));
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
}
