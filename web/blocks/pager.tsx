// Goes from page to page of a list.

interface Props {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: Props) {
  const button = (title: string, to: number) => (
    <button type="button" class="button" disabled={to < 0 || to >= pages} onClick={() => onPage(to)}>
      {title}
    </button>
  );
  return (
    <>
      {button('Previous', page - 1)}
      <span class="muted">
        page {page + 1} of {pages}
      </span>
      {button('Next', page + 1)}
    </>
  );
}
