// One rule for what may be around the files of a save, whatever its format: zlib, gzip and UTF-16 around a file, and zip
// archives of the files of several saves. A format sees only what is inside. Names in archives only tell files apart:
// nothing is written to disk.

import { commonFolder } from '../bytes/common-folder.ts';
import { FORM_BYTES, type Form, formOf, gzipSize, headOfForm, unpackForm } from '../bytes/file-parts.ts';
import type { FormatError } from '../bytes/format-error.ts';
import { isZip, type Ranges, type ZipEntry, zipEntries } from '../bytes/zip.ts';
import { getOrCreate } from '../graph/made-once.ts';
import { reportError } from '../graph/report-error.ts';
import type { Claim, Format, ListedFile, SourceFile } from './format.ts';

/** A text in UTF-16 may be in a stream, and that in an archive. */
const MOST_FORMS = 2;
/** Bytes of a content that are kept from the first look on. */
const FIRST_LOOK = 4096;
/** Compressed bytes that surely hold that much: more would only be read for nothing. */
const PACKED_LOOK = 1 << 16;
/** Files are unpacked to tell their size up to this one. */
const MOST_MEASURED = 1 << 26;

/** The format for files as they are found, with whatever is around them. */
export function unpacking(format: Format): Format {
  return {
    ...format,
    claim: (files) => claimsOf(format, files),
    refuse: (file) => {
      const inside = insideOf(file);
      return Array.isArray(inside) ? null : format.refuse(inside as ListedFile);
    },
    header: (claim, inflate) => {
      const header = format.header(INNER.get(claim) ?? claim, inflate);
      // The versions of files that nobody sees.
      return header.fileVersions?.length === claim.files.length
        ? header
        : Object.defineProperty(header, 'fileVersions', { value: undefined });
    },
    read: (files, sink, tools, part) => {
      const open = opener(tools.take ?? (() => undefined), (error) => reportError(sink, error, null));
      const inside = sourcesOf(format, files, part, open);
      return format.read(inside.files, sink, tools, inside.part);
    },
  };
}

/** The claim of a format on what is inside, by the one on the files. */
const INNER = new WeakMap<Claim, Claim>();

function claimsOf(format: Format, files: readonly ListedFile[]): Claim[] {
  const outer = new Map<ListedFile, ListedFile>();
  const archives: ListedFile[] = [];
  for (const file of files) {
    const inside = insideOf(file);
    if (Array.isArray(inside)) archives.push(file);
    else outer.set(inside as ListedFile, file);
  }
  let found = format.claim([...outer.keys()]);
  const taken = new Set(found.flatMap((inner) => inner.files));
  // Any bytes may begin like a stream.
  const asTheyAre = [...outer].flatMap(([inside, file]) =>
    inside === file || taken.has(inside) ? [] : [file],
  );
  if (asTheyAre.length > 0) found = [...found, ...format.claim(asTheyAre)];
  const claims = found.map((inner) => {
    const held = inner.files.map((file) => outer.get(file) ?? file);
    if (held.every((file, at) => file === inner.files[at])) return inner;
    const claim = { ...inner, files: held };
    INNER.set(claim, inner);
    return claim;
  });
  return [...claims, ...archives.flatMap((archive) => claimsIn(format, archive))];
}

/** Each save in an archive is a part of it, which is called as the claim inside is. */
function claimsIn(format: Format, archive: ListedFile): Claim[] {
  const found = format.claim(insideOf(archive) as readonly ListedFile[]);
  const stem = archive.path.replace(/\.zip$/i, '');
  return found.map((inner) => {
    const part = partOf(inner, archive);
    const isOnly = found.length === 1;
    const claim: Claim = {
      name: isOnly ? stem : `${stem}/${part}`,
      files: [archive],
      ...(!isOnly && { part }),
      ...(inner.isBackup && { isBackup: true }),
    };
    INNER.set(claim, isOnly ? { ...inner, name: stem } : inner);
    return claim;
  });
}

function partOf({ name }: Claim, archive: ListedFile): string {
  return name.slice(archive.path.length + 1) || '.';
}

/** By listed file: itself, what is in it, or the files of an archive. */
const known = new WeakMap<ListedFile, ListedFile | readonly ListedFile[]>();

function insideOf(file: ListedFile): ListedFile | readonly ListedFile[] {
  return getOrCreate(known, file, () => (isZip(file.head(FORM_BYTES)) ? filesIn(file) : peeled(file)));
}

function filesIn(archive: ListedFile): ListedFile[] {
  return zipEntries(rangesOf(archive)).map(({ name, at, packed, stated, isDeflated }) => {
    const path = `${archive.path}/${name}`;
    const stored = new StoredEntry(archive, path, at, packed);
    return peeled(isDeflated ? new UnpackedFile(stored, 'raw', stated) : stored);
  });
}

function peeled(file: ListedFile): ListedFile {
  let inside = file;
  for (let layers = 0; layers < MOST_FORMS; layers++) {
    const form = formOf(inside.head(FORM_BYTES));
    if (form === null) break;
    inside = new UnpackedFile(inside, form, null);
  }
  return inside;
}

function rangesOf(file: ListedFile): Ranges {
  const range = (start: number, end: number): Uint8Array =>
    file.range?.(start, end) ?? file.head(end).subarray(start);
  return { size: file.size, range };
}

/** The bytes of a file in an archive, as they are stored. */
class StoredEntry implements ListedFile {
  readonly path: string;
  readonly size: number;
  readonly #archive: ListedFile;
  readonly #at: number;

  constructor(archive: ListedFile, path: string, at: number, size: number) {
    this.#archive = archive;
    this.path = path;
    this.#at = at;
    this.size = size;
  }

  head(bytes: number): Uint8Array {
    return this.range(0, bytes);
  }

  range(start: number, end: number): Uint8Array {
    const from = this.#at + Math.min(start, this.size);
    return rangesOf(this.#archive).range(from, this.#at + Math.min(end, this.size));
  }
}

/** The content of a file that is stored in some form. */
class UnpackedFile implements ListedFile {
  readonly path: string;
  readonly #stored: ListedFile;
  readonly #form: Form;
  #size: number | null;
  #head: Uint8Array | null = null;

  /** @param size null if nothing says it before the content is read */
  constructor(stored: ListedFile, form: Form, size: number | null) {
    this.path = stored.path;
    this.#stored = stored;
    this.#form = form;
    this.#size = size;
  }

  /** Asked for by few formats: it may take reading everything. */
  get size(): number {
    this.#size ??= this.#form === 'gzip' ? gzipSize(rangesOf(this.#stored)) : this.head(MOST_MEASURED).length;
    return this.#size;
  }

  head(bytes: number): Uint8Array {
    this.#head ??= this.#read(FIRST_LOOK);
    return bytes <= FIRST_LOOK || this.#head.length < FIRST_LOOK
      ? this.#head.subarray(0, bytes)
      : this.#read(bytes);
  }

  /** Compressed bytes are nearly always fewer than those they hold. */
  #read(bytes: number): Uint8Array {
    for (let most = Math.max(PACKED_LOOK, 2 * bytes); ; most *= 8) {
      const stored = this.#stored.head(most);
      const head = headOfForm(this.#form, stored, bytes);
      if (head.length >= bytes || stored.length < most) return head;
    }
  }
}

/** A file of a save inside what it is stored in. */
class UnpackedSource implements SourceFile {
  readonly name: string;
  readonly packed: NonNullable<SourceFile['packed']>;
  readonly #fault: (error: FormatError) => void;
  readonly #take: (bytes: number) => void;
  #bytes: Uint8Array | null = null;

  constructor(
    name: string,
    packed: NonNullable<SourceFile['packed']>,
    take: (bytes: number) => void,
    fault: (error: FormatError) => void,
  ) {
    this.name = name;
    this.packed = packed;
    this.#fault = fault;
    this.#take = take;
  }

  get bytes(): Uint8Array {
    if (this.#bytes) return this.#bytes;
    this.#take(this.packed.size);
    const bytes = new Uint8Array(this.packed.size);
    this.#bytes = bytes.subarray(0, this.packed.write(bytes, this.#fault));
    return this.#bytes;
  }
}

interface Sources {
  readonly files: readonly SourceFile[];
  readonly part: string | undefined;
}

function sourcesOf(
  format: Format,
  files: readonly SourceFile[],
  part: string | undefined,
  open: (name: string, bytes: Uint8Array, entry?: ZipEntry) => SourceFile,
): Sources {
  const [archive] = files;
  if (!archive || !isZip(archive.bytes))
    return { files: files.map(({ name, bytes }) => open(name, bytes)), part };
  const { name: path, bytes } = archive;
  const listed = { path, size: bytes.length, head: (most: number) => bytes.subarray(0, most) };
  const claims = format.claim(insideOf(listed) as readonly ListedFile[]);
  const claim = part === undefined ? claims[0] : claims.find((each) => partOf(each, listed) === part);
  if (!claim) return { files, part };
  const folder = commonFolder(claim.files.map((file) => file.path));
  const entries = new Map(zipEntries(rangesOf(listed)).map((entry) => [`${path}/${entry.name}`, entry]));
  const held = claim.files.map((file) => {
    const entry = entries.get(file.path)!;
    const stored = bytes.subarray(entry.at, entry.at + entry.packed);
    return open(file.path.slice(folder.length), stored, entry);
  });
  return { files: held, part: claim.part };
}

interface Layer {
  readonly form: Form;
  readonly stated: number;
}

/** Opens a file of a save, which may be stored in some form; `entry` says how an archive stores it. */
function opener(take: (bytes: number) => void, fault: (error: FormatError) => void) {
  return (name: string, bytes: Uint8Array, entry?: ZipEntry): SourceFile => {
    const isDeflated = entry?.isDeflated === true;
    let layer = isDeflated ? { form: 'raw' as const, stated: entry.stated } : layerOf(bytes);
    let [stored, at] = [bytes, entry?.at ?? 0];
    let source: SourceFile = { name, bytes };
    for (let layers = isDeflated ? 0 : 1; layer !== null; layers++) {
      const [{ form }, held]: readonly [Layer, Uint8Array] = [layer, stored];
      const head = (most: number): Uint8Array => headOfForm(form, held, most);
      const packed = { ...unpackForm(name, { ...layer, bytes: held, at }, take), head };
      source = new UnpackedSource(name, packed, take, fault);
      if (layers === MOST_FORMS || formOf(head(FORM_BYTES)) === null) break;
      [stored, at] = [source.bytes, 0];
      layer = layerOf(stored);
    }
    return source;
  };
}

function layerOf(bytes: Uint8Array): Layer | null {
  const form = formOf(bytes.subarray(0, FORM_BYTES));
  const range = (start: number, end: number): Uint8Array => bytes.subarray(start, end);
  return form && { form, stated: form === 'gzip' ? gzipSize({ size: bytes.length, range }) : 0 };
}
