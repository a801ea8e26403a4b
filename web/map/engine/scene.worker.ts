// The worker that prepares pictures and finds items, so that the page never waits for either.

import { alikeItems } from './alike.ts';
import { drawingOrder } from './drawing-order.ts';
import { ItemIndex } from './index-of-items.ts';
import { makePicture } from './make-picture.ts';
import type { Colors, FromWorker, Items, Lines, ToWorker, View } from './scene.ts';

let items: Items | null = null;
let index: ItemIndex | null = null;
let order: Uint32Array = new Uint32Array();
let alike: Uint32Array = new Uint32Array();
let lines: Lines | null = null;
let colors: Colors = new Uint32Array();
let view: View | null = null;
let isPlanned = false;

/** Pixels around a click. */
const PICK_PIXELS = 6;

const post = (message: FromWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });
const isVisible = (item: number): boolean => colors[item] !== 0;

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  switch (data.kind) {
    case 'items':
      items = data.items;
      index = new ItemIndex(items);
      order = drawingOrder(items);
      alike = alikeItems(items);
      if (lines) index.setLines(lines);
      break;
    case 'lines':
      lines = data.lines;
      index?.setLines(lines);
      plan();
      break;
    case 'colors':
      colors = data.colors;
      plan();
      break;
    case 'view':
      view = data.view;
      plan();
      break;
    case 'pick': {
      const item = index?.pick(data.x, data.y, PICK_PIXELS / data.scale, isVisible) ?? null;
      post({ kind: 'picked', id: data.id, item });
      break;
    }
    case 'select': {
      const found = index?.select(data.region, isVisible) ?? new Uint32Array();
      post({ kind: 'selected', id: data.id, items: found }, [found.buffer as ArrayBuffer]);
    }
  }
};

/** Makes one picture of the latest state, after all queued messages have been handled. */
function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    if (!items || !index || !view || colors.length !== items.x.length) return;
    const picture = makePicture({ items, index, lines, colors, order, alike }, view);
    post({ kind: 'picture', picture }, [picture.boxes, picture.segments, picture.points, picture.marks]);
  });
}
