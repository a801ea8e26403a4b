// Names without spaces, such as those of packages and classes: in narrow columns they break between their parts.

import type { ComponentChildren } from 'preact';

/** A word of so many characters is no word of a language. */
const LONG = /\S{17,}/;
const JOINTS = /(?<=[_/])(?=[^_/])|(?<=[a-z])(?=[A-Z])|(?<=[0-9A-F]{8})(?=[0-9A-F])/;

export function breakable(text: string): ComponentChildren {
  if (!LONG.test(text)) return text;
  return text.split(JOINTS).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]));
}
