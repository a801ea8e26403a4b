#!/usr/bin/env node
// The command line: says which command, and what went wrong with it.

import { hasAddressSpace, startAgain } from './cli/address-space.ts';

// graphql looks at this when it is first imported: anything else makes it about half as fast.
process.env.NODE_ENV = 'production';

if (hasAddressSpace()) {
  const { main } = await import('./cli/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.exitCode = await startAgain();
}
