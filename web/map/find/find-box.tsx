// One box in the bar that finds anything on the map and flies there.

import { createPortal } from 'preact/compat';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Found } from '../../games/game.ts';
import { type Client, untilAnswered } from '../../net/client.ts';
import { useClient, useLoaded, VersionContext } from '../../net/use-data.ts';
import { FindTextDocument } from '../../queries.gen.ts';
import { readAddress } from '../../shell/address.ts';
import { counted, lastPart, propertyTitle, words } from '../../shell/format.ts';
import { placeOnMap } from '../engine/plane.ts';
import type { View } from '../engine/scene.ts';
import { useMap } from '../map-context.ts';
import { directionText, distanceText } from '../map-numbers.ts';
import type { MapModel } from '../model.ts';
import { findLocal } from './find-local.ts';
import { findThings } from './find-things.ts';

const LEAST_LETTERS = 2;
/** Pause in typing after which the server is asked. */
const PAUSE_MILLIS = 220;
const MOST = 24;
/** Of many alike. */
const MOST_NEAR = 8;

export function FindBox({ onFly }: { readonly onFly: (found: Found) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(readAddress(location.hash).state.find ?? '');
  const [isOpen, setOpen] = useState(text !== '');
  const [chosen, setChosen] = useState(0);
  const { found, isLoading, folded, unfold } = useFound(text, isOpen);
  useShortcut(() => {
    input.current?.focus();
    input.current?.select();
  });
  const fly = (one: Found | undefined): void => {
    if (one === folded) unfold();
    else if (one) {
      setOpen(false);
      input.current?.blur();
      onFly(one);
    }
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((chosen + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') fly(found[chosen]);
    else if (event.key === 'Escape') input.current?.blur();
    else return;
    event.preventDefault();
  };
  const isListed = isOpen && text.trim().length >= LEAST_LETTERS;
  return createPortal(
    <search class="find">
      <input
        ref={input}
        type="search"
        class="field"
        // biome-ignore lint/a11y/noRedundantRoles: its type alone makes it a searchbox
        role="combobox"
        list={undefined}
        aria-label="Find and fly there"
        aria-expanded={isListed}
        aria-controls="find-list"
        aria-autocomplete="list"
        aria-activedescendant={isListed && found[chosen] ? `find-${chosen}` : undefined}
        placeholder="Find anything (/)"
        value={text}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          setChosen(0);
          setOpen(true);
        }}
      />
      {isListed && (
        <div class="find-list" id="find-list" role="listbox" aria-label="Found">
          {found.map((one, at) => (
            <div
              key={`${at} ${one.title}`}
              id={`find-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              onPointerDown={(event) => {
                event.preventDefault();
                fly(one);
              }}
            >
              <span class="find-title">{one.title}</span>
              <span class="muted">{one.note}</span>
            </div>
          ))}
          {isLoading && <p class="nothing">Searching …</p>}
          {!isLoading && found.length === 0 && <p class="nothing">Nothing was found.</p>}
        </div>
      )}
    </search>,
    document.getElementById('bar-search')!,
  );
}

function useFound(text: string, isOpen: boolean) {
  const { save, game, model, pointing } = useMap();
  const { slug } = save;
  const [unfolded, setUnfolded] = useState('');
  const client = useClient();
  const version = useContext(VersionContext);
  const wanted = usePaused(text.trim());
  const key = wanted.length >= LEAST_LETTERS ? `${slug} ${wanted} ${version}` : null;
  // The first search of a save makes its index: while words are still being written. This one is quickly not found.
  const textsOf = (words: string) => (signal: AbortSignal) => findTexts(client, slug, words, signal);
  const ahead = useLoaded(isOpen ? `ahead ${slug} ${version}` : null, textsOf('qqq'));
  const find = game?.find;
  const own = useLoaded(find && key ? `find ${key}` : null, (signal) =>
    findThings(client, find!, slug, wanted, signal),
  );
  const texts = useLoaded(key && !ahead.isLoading ? `search ${key}` : null, textsOf(wanted));
  const local = useMemo(
    () => (text.trim().length >= LEAST_LETTERS ? findLocal(model, text.trim().toLowerCase()) : []),
    [model, text],
  );
  const [things, raw] = key ? [own.data ?? [], texts.data ?? []] : [[], []];
  const isNamed = ({ title }: Found): boolean => title.toLowerCase() === text.trim().toLowerCase();
  const near = things
    .flatMap((one) =>
      one.isOneOfMany && one.places[0] ? [{ one, ...wayTo(model, pointing.view, one.places[0]) }] : [],
    )
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_NEAR);
  const known = [...things.filter(({ isOneOfMany }) => !isOneOfMany), ...local]
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const folded = useMemo(
    () => ({ title: `In texts of ${counted(raw.length, 'object')}`, note: 'show them', places: [] }),
    [raw.length],
  );
  const isFolded = raw.length > 0 && known.length > 0 && unfolded !== text;
  const found = [
    ...known.slice(0, MOST),
    ...near.map(({ one, text: way }) => ({ ...one, note: `${one.note}, ${way}` })),
    ...(isFolded ? [folded] : raw),
  ];
  const isLoading = ahead.isLoading || own.isLoading || texts.isLoading || wanted !== text.trim();
  return { found, isLoading, folded, unfold: () => setUnfolded(text) };
}

/** How far a place is from the middle of the view, and in which direction. */
function wayTo(model: MapModel, view: View, place: Found['places'][number]) {
  const { x, y } = placeOnMap(model.plane, place);
  const [right, down] = [x - view.x, y - view.y];
  const distance = Math.hypot(right, down);
  return { distance, text: `${distanceText(model, distance)} ${directionText(model, right, down)}` };
}

/** Objects with the words in any of their texts. */
async function findTexts(client: Client, slug: string, text: string, signal: AbortSignal) {
  const { save } = await untilAnswered(() => client.query(FindTextDocument, { save: slug, text }, signal));
  return (save?.search?.nodes ?? []).flatMap(({ field, object }): Found[] => {
    const place = object.position ?? object.parent?.position;
    const title = object.title ?? object.class.title ?? words(object.class.name);
    const note = ['name', 'path', 'class'].includes(field)
      ? lastPart(object.name)
      : `in ${propertyTitle(field)}`;
    return place ? [{ title, note, places: [place] }] : [];
  });
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MILLIS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** `/` unless something is being written, and Ctrl-K or Cmd-K. */
function useShortcut(run: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isWriting = event.target instanceof Element && event.target.matches('input, textarea, select');
      const isSlash = event.key === '/' && !isWriting;
      if (!isSlash && !(event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
