// The editor's knowledge of the query language and of the server's schema: completion, faults, and explanations.

import { type Extension, Prec } from '@codemirror/state';
import { hoverTooltip, keymap } from '@codemirror/view';
import { getSchema, graphql, offsetToPos } from 'cm6-graphql';
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql';
import { getHoverInformation } from 'graphql-language-service';
import { dataOf, type QueryAnswer } from '../net/client.ts';
import { SERVER } from '../net/use-data.ts';

/** @throws Error when the server does not reveal it */
export async function knownSchema(): Promise<GraphQLSchema> {
  const answer = await SERVER.ask(getIntrospectionQuery({ inputValueDeprecation: true }), {});
  return buildClientSchema(dataOf(answer as QueryAnswer<IntrospectionQuery>), { assumeValid: true });
}

/** @param showType called for what is clicked with Ctrl or Cmd held */
export function queryLanguage(run: () => void, showType: (type: string, field?: string) => void): Extension {
  const runs = (): boolean => {
    run();
    return true;
  };
  return [
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run: runs }])),
    graphql(undefined, { onShowInDocs: (field, type, parent) => showType(parent ?? plain(type), field) }),
    EXPLANATIONS,
  ];
}

/** A type without its brackets and marks. */
function plain(type = ''): string {
  return type.replace(/[[\]!]/g, '');
}

const EXPLANATIONS = hoverTooltip((view, at) => {
  const { doc } = view.state;
  const schema = getSchema(view.state);
  const word = view.state.wordAt(at);
  if (!schema || !word) return null;
  const position = offsetToPos(doc, Math.min(at + 1, word.to));
  const text = String(
    getHoverInformation(schema, doc.toString(), position, undefined, { useMarkdown: false }),
  );
  if (text.trim() === '') return null;
  return {
    pos: word.from,
    end: word.to,
    create: () => {
      const dom = document.createElement('div');
      dom.textContent = text.trim();
      return { dom };
    },
  };
});
