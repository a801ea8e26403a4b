-- Up Migration

-- Lists are read by keys, see listing.ts: in the order of code points, whatever the locale of the database is. Each a statement of its
-- own, as Citus hands the text of all that come together to its workers.
do $$
begin
  drop index save_by_slug;
  drop index save_newest;
  drop index save_by_format;
  drop index save_by_title;
  drop index save_unready;
  drop index save_by_time;
  alter table save alter column slug type text collate "C";
  alter table save alter column title type text collate "C";
  create index save_by_slug on save (slug);
  create index save_newest on save (saved_at desc nulls last, slug);
  create index save_oldest on save (saved_at, slug);
  create index save_by_format on save (format, saved_at desc nulls last, slug);
  create index save_by_title on save (title, slug);
  create index save_by_any_title on save (lower(title collate "default"));
  create index save_unready on save (state, saved_at desc nulls last, slug) where state <> 'READY';
  create index save_by_time on save (world, saved_at, slug);
  create index save_by_id on save (id);
  create index save_by_arrival on save (stored_at);
  alter table world alter column title type text collate "C";
  alter table world add column playthrough text collate "C";
  alter table world add column newest uuid;
  create index world_by_title on world (title, playthrough, format) where playthrough is not null;
  create index world_by_any_title on world (title);
end $$;

-- Null only where an earlier version added a world.
update world set newest = latest.id, title = latest.title, playthrough = latest.header ->> 'playthrough'
from (
  select distinct on (world) world, id, title, header from save order by world, saved_at desc nulls last, slug desc
) as latest
where latest.world = world.id;

-- What saves were that were removed, for those who hear of it.
create table removed_save (
  world uuid not null,
  id uuid not null,
  slug text collate "C" not null,
  format text not null,
  title text collate "C" not null,
  version text not null,
  saved_at timestamptz,
  play_seconds double precision,
  bytes bigint not null,
  header jsonb not null,
  claim jsonb not null,
  files jsonb not null,
  stored_at timestamptz not null,
  removed_at timestamptz not null default now()
);
create index removed_by_slug on removed_save (slug);
create index removed_by_time on removed_save (removed_at);

do $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    perform create_distributed_table('removed_save', 'world', colocate_with => 'world');
  end if;
end $$;

-- Down Migration

drop table removed_save;
do $$
begin
  drop index save_oldest;
  drop index save_by_any_title;
  drop index save_by_id;
  drop index save_by_arrival;
  drop index world_by_title;
  drop index world_by_any_title;
  alter table world drop column newest;
  alter table world drop column playthrough;
end $$;
