// Types of field data, which the file does not store: see infer.ts.

/** Names of the types as displayed; a type's code is its index. */
export const TYPE_NAMES = [
  'Opaque',
  'Bool',
  'Char',
  'Int',
  'Float',
  'String',
  'File',
  'IntVector',
  'StringVector',
  'FloatArray',
  'TwoBool',
  'TwoInt',
] as const;
export type TypeName = (typeof TYPE_NAMES)[number];

export const TYPE = Object.fromEntries(TYPE_NAMES.map((name, code) => [name, code])) as Readonly<
  Record<TypeName, number>
>;

/** The evidence for a field's type: its path, its own name, or its size and content. */
export type TypeSource = 'path' | 'name' | 'structure';

export interface TypedPaths {
  readonly types: readonly {
    readonly type: TypeName;
    /** One or both public decoders, values seen in real files, or the name alone. */
    readonly evidence: 'peers' | 'corpus' | 'guess';
    /** True if it only applies to data of more than 4 bytes. */
    readonly longOnly?: boolean;
    readonly paths: readonly string[];
  }[];
}
