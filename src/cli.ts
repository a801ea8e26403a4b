#!/usr/bin/env node
// The entry point of the command line: runs a command and prints what went wrong.

import { hasAddressSpace, startAgain } from './cli/address-space.ts';
import { keepCompiled } from './cli/keep-compiled.ts';

// graphql checks this when it is first imported: any other value makes it about half as fast.
process.env.NODE_ENV = 'production';

keepCompiled();
if (hasAddressSpace()) {
  const { main } = await import('./cli/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.exitCode = await startAgain();
}
