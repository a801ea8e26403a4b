-- Up Migration

-- Objects, references and numbers of single saves, for questions that no figure answers; written when asked for.

create table object_row (
  world uuid not null,
  save uuid not null,
  path text not null,
  class text not null,
  kind text not null,
  parent text,
  x double precision,
  y double precision,
  z double precision,
  properties jsonb,
  primary key (world, save, path)
);
create index object_row_by_class on object_row (class);

create table reference_row (
  world uuid not null,
  save uuid not null,
  source text not null,
  label text not null,
  kind text not null,
  target text not null
);
create index reference_row_by_source on reference_row (world, save, source);
create index reference_row_by_target on reference_row (target);

alter table save add column has_rows boolean not null default false;

do $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    perform create_distributed_table('object_row', 'world', colocate_with => 'world');
    perform create_distributed_table('reference_row', 'world', colocate_with => 'world');
  end if;
end $$;

-- Down Migration

alter table save drop column has_rows;
drop table reference_row, object_row;
