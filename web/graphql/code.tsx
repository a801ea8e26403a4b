// An editor of code. It is in a shadow tree, because the page's policy allows no styles but listed ones, and an editor there adopts
// its style sheets instead of writing them into the page.

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'preact/hooks';

export interface CodeProps {
  /** What it is for those who do not see it. */
  readonly label: string;
  /** Where the user writes, what the editor begins with: from then on it has the text itself. */
  readonly text: string;
  /** Fixed when it is first shown. */
  readonly language: Extension;
  /** Called with each text that the user makes; without it, the text is only shown. */
  readonly onText?: (text: string) => void;
  /** Called with the editor once it is there. */
  readonly onReady?: (view: EditorView) => void;
}

export function Code({ label, text, language, onText, onReady }: CodeProps) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<EditorView | null>(null);
  const heard = useRef(onText);
  heard.current = onText;
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    const told = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) heard.current?.(state.doc.toString());
    });
    const view = new EditorView({
      root,
      parent: root,
      doc: text,
      extensions: [
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        ...(onText ? [WRITING, told] : [READING]),
        language,
        BOTH,
      ],
    });
    shown.current = view;
    onReady?.(view);
    return () => view.destroy();
  }, []);
  useEffect(() => {
    const view = shown.current!;
    if (!onText) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }, [text]);
  return <div class="code" ref={host} />;
}

const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--bad)' },
  { tag: tags.definitionKeyword, color: 'var(--bad)' },
  { tag: tags.propertyName, color: 'var(--link)' },
  { tag: tags.attributeName, color: 'var(--quiet)' },
  { tag: [tags.string, tags.special(tags.name)], color: 'var(--good)' },
  {
    tag: [tags.variableName, tags.number, tags.integer, tags.float, tags.bool, tags.null],
    color: 'var(--accent)',
  },
  { tag: tags.lineComment, color: 'var(--quiet)' },
]);

const LOOK = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', lineHeight: '1.5' },
  '.cm-gutters': { background: 'none', color: 'var(--quiet)', border: '0' },
  '.cm-content': { caretColor: 'var(--accent)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '.cm-tooltip': {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: '0.5rem',
    boxShadow: 'var(--shadow)',
    maxWidth: '36rem',
  },
  '.cm-tooltip-hover, .cm-completionInfo, .cm-diagnostic': {
    padding: '0.4rem 0.7rem',
    whiteSpace: 'pre-wrap',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-open::before': { content: '"▾"' },
  '.cm-closed::before': { content: '"▸"' },
  // Instead of pictures, which the policy does not allow either.
  '.cm-lintRange-error, .cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--bad)',
  },
  '.cm-completionDetail': { color: 'var(--quiet)' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
});

/** Drawn by a style: a text of one character is none that could be read. */
function foldMark(isOpen: boolean): HTMLElement {
  const mark = document.createElement('span');
  mark.className = isOpen ? 'cm-open' : 'cm-closed';
  return mark;
}

const BOTH: Extension = [
  lineNumbers(),
  foldGutter({ markerDOM: foldMark }),
  bracketMatching(),
  syntaxHighlighting(COLOURS),
  LOOK,
  keymap.of([...foldKeymap, ...defaultKeymap]),
];

const READING: Extension = EditorState.readOnly.of(true);

const WRITING: Extension = [
  history(),
  closeBrackets(),
  autocompletion(),
  indentOnInput(),
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, indentWithTab]),
];
