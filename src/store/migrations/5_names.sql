-- Up Migration

-- Later slugs of the same content; names that clients sent it under, none for saves that were added otherwise; share of it that a
-- worker has read so far.
alter table save add column aliases text[] not null default '{}';
alter table save add column uploads text[] not null default '{}';
alter table save add column progress real;

do $$
begin
  create index save_by_alias on save using gin (aliases);
  create index save_by_upload on save using gin (uploads);
end $$;

-- Down Migration

alter table save drop column aliases, drop column uploads, drop column progress;
