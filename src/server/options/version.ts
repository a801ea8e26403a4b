// The version of this program, from its package.

import { readFileSync } from 'node:fs';
import { packageFile } from '../../program-files.ts';

export function version(): string {
  const text = readFileSync(packageFile('package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
