/** A small package with a bit of everything, to cut and to break. */
import { type PackageOptions, PackageWriter, type Storage } from './package-writer.ts';
import { plainClass } from './reflection-writer.ts';

export function sample(storage: Storage = 'raw', options: PackageOptions = {}): Uint8Array {
  return samplePackage(options).finish(storage);
}

export function samplePackage(options: PackageOptions = {}): PackageWriter {
  const out = new PackageWriter({ additionalPackages: ['Wind'], ...options });
  const type = out.object(0, 'Thing', plainClass, { super: out.classImport('Core.Object') });
  const first = out.export({
    class: type,
    name: 'A',
    depends: [1],
    body: (body) =>
      body
        .netIndex()
        .struct('S', 'Pair', (pair) => pair.object('O', 1).none())
        .objects('Materials', [1, 2])
        .array('Texts', 1, (texts) => texts.text('one'))
        .vector('Location', 1, 2, 3)
        .none()
        .bytes([1, 2, 3]),
  });
  out.export({ class: type, outer: first, archetype: first, name: 'B' });
  return out;
}

/** Where the export table of a package begins, as its summary says. */
export function exportsAt({ buffer, byteOffset }: Uint8Array): number {
  return new DataView(buffer, byteOffset).getInt32(37, true);
}
