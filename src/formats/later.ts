// Most code of a format reads: a program loads it with the first save that needs it. Compiling that of all formats takes
// longer than reading a small save.

import type { Format, FormatListing } from './format.ts';

export function readLater(listing: FormatListing, load: () => Promise<Format>): Format {
  let loading: Promise<Format> | null = null;
  let loaded: Format | null = null;
  const reading = (): Format => {
    if (!loaded) throw new Error(`${listing.id} is not ready`);
    return loaded;
  };
  return {
    ...listing,
    ready: async () => {
      loading ??= load();
      loaded = await loading;
    },
    read: (...given) => reading().read(...given),
    decoder: (...given) => reading().decoder(...given),
    check: (texts) => reading().check?.(texts),
  };
}
