// The portable inflater. It is large, and only broken streams and browsers need it: the build loads it when it is first
// called (scripts/bundle.mjs).

import { Inflate } from 'pako';

export type PakoInflater = Inflate;

export function pakoInflater(options: ConstructorParameters<typeof Inflate>[0]): PakoInflater {
  return new Inflate(options);
}
