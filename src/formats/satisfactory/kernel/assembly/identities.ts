// Skips what says who a player is. Returns 0 for what does not fit. Source:
// docs/formats/satisfactory.md#binary-structs.

import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { skipString } from './tags.ts';

/** Flags of a net id, whose type is above them, and types with a meaning of their own (structs/structs.ts). */
const ENCODED: u8 = 1;
const EMPTY: u8 = 2;
const TYPE_SHIFT: u8 = 3;
const ACCOUNT: u8 = 30;
const BY_NAME: u8 = 31;

/** ClientIdentityInfo: FString, i32 n, n accounts. */
export function identity(start: u32, end: u32): u32 {
  let at = skipString(start, end);
  if (at === 0 || end - at < 4) return 0;
  const accounts = read<u32>(at);
  at += 4;
  for (let i: u32 = 0; i < accounts && at !== 0; i++) at = account(at, end);
  return at;
}

/** u8 service, i32 n, n bytes. */
function account(at: u32, end: u32): u32 {
  if (end - at < 5) return 0;
  const size = read<u32>(at + 1);
  return size > end - at - 5 ? 0 : at + 5 + size;
}

/** FUniqueNetIdRepl: u8 flags and type; an account, or the name of its type and an id, as text or as u8 n, n bytes. */
export function netId(start: u32, end: u32): u32 {
  if (start === end) return 0;
  const flags = read<u8>(start);
  const type = flags >> TYPE_SHIFT;
  const isEncoded = (flags & ENCODED) !== 0;
  let at = start + 1;
  if (isEncoded && (flags & EMPTY) !== 0) return at;
  if (isEncoded && type === ACCOUNT) return account(at, end);
  if (type === BY_NAME) at = skipString(at, end);
  if (type === 0 || at === 0) return at;
  if (!isEncoded) return skipString(at, end);
  const next: u32 = at === end ? 0 : at + 1 + read<u8>(at);
  return next > end ? 0 : next;
}
