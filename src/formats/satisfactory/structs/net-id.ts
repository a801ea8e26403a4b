// The flags of a player's net id (FUniqueNetIdRepl), for the reader and for its kernel, which is AssemblyScript and
// imports this file too.

export const NET_ID_ENCODED = 1;
export const NET_ID_EMPTY = 2;
/** The bits by which the type is shifted. */
export const NET_ID_TYPE = 3;
/** Types with a meaning of their own. */
export const NET_ID_ACCOUNT = 30;
export const NET_ID_BY_NAME = 31;
