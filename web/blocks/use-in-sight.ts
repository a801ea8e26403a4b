// The rows of a long list that are in sight: only those are made, however many there are.

import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer,
} from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useLayoutEffect, useReducer, useState } from 'preact/hooks';
import { textScale } from '../shell/preferences.ts';

/** Pixels of a row of one line, until it is measured. */
const ROW = 29;
/** Rows beyond those in sight, to which Tab leads on. */
const BEYOND = 12;

export interface InSight {
  readonly items: readonly VirtualItem[];
  /** Pixels of all rows. */
  readonly length: number;
  /** The `ref` of each row, which has its number as `data-index`. */
  readonly measure: (row: Element | null) => void;
}

/** @param box what scrolls @param count 0 for a list that is made whole */
export function useInSight(box: RefObject<HTMLElement | null>, count: number): InSight {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const options = {
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW * textScale(),
    overscan: BEYOND,
    // The row that has the focus stays, wherever one scrolls, with those that Tab leads to.
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) =>
      [...new Set([...defaultRangeExtractor(range), ...focusedIn(box.current, count)])].sort((a, b) => a - b),
    onChange: () => redraw(0),
    ...{ scrollToFn: elementScroll, observeElementRect, observeElementOffset },
  };
  const [virtual] = useState(() => new Virtualizer<HTMLElement, Element>(options));
  virtual.setOptions(options);
  useLayoutEffect(() => virtual._didMount(), []);
  useLayoutEffect(() => virtual._willUpdate());
  return {
    items: virtual.getVirtualItems(),
    length: virtual.getTotalSize(),
    measure: virtual.measureElement,
  };
}

function focusedIn(box: HTMLElement | null, count: number): number[] {
  const row = box?.contains(document.activeElement) && document.activeElement?.closest('tr');
  const at = row ? Number(row.dataset.index) : Number.NaN;
  return [at - 1, at, at + 1].filter((index) => index >= 0 && index < count);
}
