// Skips structs that tell who a player is; structs/structs.ts documents them. Each function returns the address after
// the struct, or 0 for one that does not fit.

import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { skipString } from '../../../unreal/assembly/tags.ts';
import * as NET_ID from '../../structs/net-id.ts';
import * as CODE from '../codes.ts';
import { hasLayout } from './layout.ts';

/** FClientIdentityInfo: an offline id; i32 n; n x (u8 service, i32 length, bytes). */
export function clientIdentity(start: u32, end: u32): u32 {
  let at = skipString(start, end);
  if (at === 0 || end - at < 4) return 0;
  const accounts = read<u32>(at);
  at += 4;
  for (let i: u32 = 0; i < accounts; i++) {
    if (end - at < 5) return 0;
    const size = read<u32>(at + 1);
    at += 5;
    if (size > end - at) return 0;
    at += size;
  }
  return at;
}

export function playerHandle(at: u32, end: u32): u32 {
  let size: u32 = 2;
  if (hasLayout(CODE.WIDE_HANDLES)) size = hasLayout(CODE.DOUBLE_HANDLES) ? 10 : 5;
  return end - at >= size ? at + size : 0;
}

export function netId(start: u32, end: u32): u32 {
  if (end - start < 1) return 0;
  const flags: u32 = read<u8>(start);
  const type = flags >> NET_ID.NET_ID_TYPE;
  let at = start + 1;
  const isEncoded = (flags & NET_ID.NET_ID_ENCODED) !== 0;
  if (isEncoded) {
    if ((flags & NET_ID.NET_ID_EMPTY) !== 0) return at;
    if (type === NET_ID.NET_ID_ACCOUNT) return end - at < 5 ? 0 : skipBytes(at + 5, end, read<u32>(at + 1));
  }
  if (type === NET_ID.NET_ID_BY_NAME) at = skipString(at, end);
  if (at === 0 || type === 0) return at;
  if (!isEncoded) return skipString(at, end);
  return end - at < 1 ? 0 : skipBytes(at + 1, end, read<u8>(at));
}

function skipBytes(at: u32, end: u32, size: u32): u32 {
  return size <= end - at ? at + size : 0;
}
