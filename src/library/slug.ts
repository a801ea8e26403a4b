// Readable ids of saves, made of the name of the file or folder.

/** A maker of slugs that are unique among all that it made; a repeated name gets `-2`, `-3` and so on. */
export function slugMaker(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const plain = slugOf(name);
    let slug = plain;
    for (let n = 2; taken.has(slug); n++) slug = `${plain}-${n}`;
    taken.add(slug);
    return slug;
  };
}

/** Lower case, every character but letters and digits as `-`. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '-') || 'save'
  );
}
