// The text that the page begins with: that of its address, the user's last one, or one that is answered at once.

export interface Draft {
  readonly query: string;
  readonly variables: string;
}

const KEY = 'savegraph-query';

const FIRST_QUERY = `# The saves that were found. All of this stands in their headers: to ask for more reads a save.
# Ctrl-Space completes, Ctrl-Enter asks, and what the pointer rests on is explained.
{
  saves(orderBy: [{ field: SAVED_AT, direction: DESC }]) {
    totalCount
    nodes {
      slug
      title
      format
      savedAt
      state
    }
  }
}
`;

export function firstDraft(address: string): Draft {
  const { searchParams } = new URL(address);
  const query = searchParams.get('query');
  if (query !== null) return { query, variables: searchParams.get('variables') ?? '' };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Draft | null;
    if (typeof kept?.query === 'string' && kept.query.trim() !== '')
      return { query: kept.query, variables: String(kept.variables ?? '') };
  } catch {
    // Without storage, or with what another program keeps there, it begins anew.
  }
  return { query: FIRST_QUERY, variables: '' };
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage, it lasts until the page is closed.
  }
}
