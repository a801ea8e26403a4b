// Sizes in bytes of what a lightweight buildable consists of, for the reader and for its kernel, which is AssemblyScript and
// imports this file too.

/** Quaternion, translation and scale, ten doubles at the start of an instance. */
export const TRANSFORM_BYTES = 80;
export const COLOUR_BYTES = 32;
/** An instance without any texts: seven empty references and a byte besides. */
export const LEAST_INSTANCE_BYTES = 169;
