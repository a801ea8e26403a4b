-- Up Migration

-- A save is called by its name alone where no other has it, and is found by that. Names so far end in eight digits of the id.
do $$
begin
  update save set aliases = array_append(aliases, left(slug, -9)) where slug like '%_-' || left(id::text, 8);
  create index removed_by_id on removed_save (id);
  drop index removed_by_slug;
end $$;

-- Down Migration

do $$
begin
  drop index removed_by_id;
  create index removed_by_slug on removed_save (slug);
end $$;
