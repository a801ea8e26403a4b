-- Up Migration

-- Worlds, saves, figures: distributed by world, so that all of a world lies together: its timeline is one machine's work, and a
-- question over all worlds is every machine's. Pieces of files: by their own hash, which spreads them evenly.
-- Ids are the first half of a SHA-256, as uuid: 16 bytes, where text would take 64 in every row and index.

create table world (
  id uuid primary key,
  format text not null,
  title text not null
);

create table save (
  world uuid not null,
  -- Of the content of its files, see identity.ts.
  id uuid not null,
  slug text not null,
  format text not null,
  title text not null,
  version text not null,
  saved_at timestamptz,
  play_seconds double precision,
  bytes bigint not null,
  header jsonb not null,
  claim jsonb not null,
  -- [{name, size, sha256, pieces: [hex]}]
  files jsonb not null,
  labels text[] not null default '{}',
  -- QUEUED: its figures are not known yet; READY; FAILED: `error` says why it cannot be read.
  state text not null default 'QUEUED',
  error text,
  stats jsonb,
  stored_at timestamptz not null default now(),
  primary key (world, id)
);
create index save_by_time on save (world, saved_at);
create index save_by_slug on save (slug);
create index save_newest on save (saved_at desc nulls last, slug);

create table figure (
  world uuid not null,
  save uuid not null,
  name text not null,
  item text not null,
  value double precision not null,
  primary key (world, save, name, item)
);
create index figure_by_name on figure (name, item);

create table piece (
  hash bytea primary key,
  size integer not null,
  -- 0: as it is, 1: brotli. Null content lies in another place, see piece-place.ts.
  encoding smallint not null,
  content bytea,
  stored_at timestamptz not null default now()
);
alter table piece alter column content set storage external;

create table piece_use (
  hash bytea not null,
  world uuid not null,
  save uuid not null,
  primary key (hash, world, save)
);

do $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    perform create_distributed_table('world', 'id');
    perform create_distributed_table('save', 'world', colocate_with => 'world');
    perform create_distributed_table('figure', 'world', colocate_with => 'world');
    perform create_distributed_table('piece', 'hash', colocate_with => 'none');
    perform create_distributed_table('piece_use', 'hash', colocate_with => 'piece');
  end if;
end $$;

-- Down Migration

drop table piece_use, piece, figure, save, world;
