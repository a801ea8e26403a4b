-- Up Migration

-- What saves are listed by, besides their time. Each a statement of its own, as Citus hands the text of all that come together to its workers.
do $$
begin
  create index save_by_label on save using gin (labels);
  create index save_by_format on save (format, saved_at desc nulls last, slug);
  create index save_by_title on save (title, slug);
  -- Few are ever anything else.
  create index save_unready on save (state, saved_at desc nulls last, slug) where state <> 'READY';
end $$;

-- Down Migration

do $$
begin
  drop index save_by_label;
  drop index save_by_format;
  drop index save_by_title;
  drop index save_unready;
end $$;
