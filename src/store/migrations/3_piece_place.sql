-- Up Migration

-- Where pieces without content lie, see piece-place.ts. No row: there are none.
create table piece_place (
  id integer primary key default 1 check (id = 1),
  address text not null
);

do $$
begin
  if exists (select from pg_extension where extname = 'citus') then
    perform create_reference_table('piece_place');
  end if;
end $$;

-- Down Migration

drop table piece_place;
