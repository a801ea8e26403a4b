// Shader caches: shaders are skipped by the offset of their end, which precedes each.

import { listOf } from '../parts/lists.ts';
import { type Part, type Reading, struct } from '../parts/part.ts';
import { guid, i32, nameOf, raw, u8 } from '../parts/plain.ts';
import { Sequence } from '../parts/sequence.ts';
import { TAIL } from '../tail-steps.ts';
import { type TailLayout, type Traits, when } from '../traits.ts';
import { staticParameters } from './materials.ts';

/** Some fields, then everything up to the offset that follows them. */
function upToEnd(name: string, ...before: readonly Part[]): Part {
  const head = new Sequence(before);
  const skip = ({ cursor, of }: Reading): number => {
    const { at } = cursor;
    const end = cursor.i32();
    const size = of.start + end - cursor.at;
    if (size < 0 || size > cursor.left) {
      throw cursor.error('VALUE', `the end of ${name} inside its object`, String(end), at);
    }
    cursor.skip(size);
    return size;
  };
  return {
    name: '',
    type: 'struct',
    size: null,
    least: head.least + 4,
    links: false,
    read(reading) {
      const fields = head.read(reading, '');
      const bytes = skip(reading);
      return reading.wantsValues
        ? { kind: 'struct', fields: [...fields, ...struct([['bytes', bytes]]).fields] }
        : null;
    },
  };
}

const shaderCache: TailLayout = (traits: Traits) => {
  const { version, massEffect, since } = traits;
  const early = version < TAIL.vertexStreams;
  return [
    ...since(TAIL.shaderHashes, i32('priority')),
    early ? i32('platform') : u8('platform'),
    ...when(!early, listOf('typeCrcs', nameOf('type'), i32('crc'))),
    listOf(
      'shaders',
      upToEnd('a shader', nameOf('type'), guid('id'), ...since(TAIL.shaderHashes, raw('hash', 20))),
    ),
    ...when(massEffect >= 2, listOf('unknownCrcs', nameOf('type'), i32('crc'))),
    listOf(
      'materialShaderMaps',
      upToEnd(
        'a shader map',
        ...staticParameters(traits),
        ...since(TAIL.lightmass, i32('version'), i32('licensee')),
      ),
    ),
    ...when(early, listOf('shaderNames', nameOf('name'), guid('id'), nameOf('type'))),
  ];
};

export const SHADERS: Readonly<Record<string, TailLayout>> = { shadercache: shaderCache };
