// The tree of objects by container: branches are loaded when they are opened.

import { useState } from 'preact/hooks';
import { useQuery } from '../net/use-data.ts';
import { type BranchFragment, ChildrenDocument, RootsDocument } from '../queries.gen.ts';
import { addressOf } from '../shell/address.ts';
import { Button } from '../shell/controls.tsx';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import { count, counted, objectTitle, words } from '../shell/format.ts';
import { Icon } from '../shell/icon.tsx';
import type { ExplorerProps } from './kinds.ts';

const PAGE = 200;

export function TreeView({ slug }: Pick<ExplorerProps, 'slug'>) {
  const [page, setPage] = useState(0);
  const { data, error, isLoading } = useQuery(RootsDocument, { save: slug, offset: page * PAGE });
  if (error) return <Failure error={error} />;
  const roots = data?.save?.objects;
  if (!roots)
    return isLoading ? <Waiting text="Looking for roots" /> : <Nothing>The save holds nothing.</Nothing>;
  const pages = Math.ceil(roots.totalCount / PAGE);
  return (
    <section aria-label="Tree of objects">
      <div class="row table-head">
        <strong>{counted(roots.totalCount, 'object')} that nothing contains</strong>
        {roots.totalCount > PAGE && (
          <span class="row">
            <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
              Previous
            </Button>
            <span class="muted">
              page {page + 1} of {pages}
            </span>
            <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
              Next
            </Button>
          </span>
        )}
      </div>
      <ul class="tree">
        {roots.nodes.map((branch) => (
          <Branch key={branch.path} slug={slug} branch={branch} />
        ))}
      </ul>
    </section>
  );
}

function Branch({ slug, branch }: { readonly slug: string; readonly branch: BranchFragment }) {
  const [isOpen, setOpen] = useState(false);
  const total = branch.children?.totalCount ?? 0;
  return (
    <li>
      <div class="row branch">
        {total > 0 ? (
          <Button
            class="icon-button"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Close' : 'Open'} ${branch.name}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'unfolded' : 'folded'} />
          </Button>
        ) : (
          <span class="no-branch" />
        )}
        <a href={addressOf({ slug, view: 'explorer', state: { tab: 'references', object: branch.path } })}>
          {objectTitle(branch)}
        </a>
        <span class="muted">{branch.class.title ?? words(branch.class.name)}</span>
        {total > 0 && <span class="number">{count(total)}</span>}
      </div>
      {isOpen && <Twigs slug={slug} path={branch.path} />}
    </li>
  );
}

function Twigs({ slug, path }: { readonly slug: string; readonly path: string }) {
  const { data, error } = useQuery(ChildrenDocument, { save: slug, path });
  if (error) return <Failure error={error} />;
  const children = data?.save?.object?.children;
  if (!children) return <Waiting text="Opening" />;
  const more = children.totalCount - children.nodes.length;
  return (
    <ul class="tree">
      {children.nodes.map((branch) => (
        <Branch key={branch.path} slug={slug} branch={branch} />
      ))}
      {more > 0 && <li class="muted">and {count(more)} more</li>}
    </ul>
  );
}
