-- The assistant keeps what it has read of a brand, and reads it again when its configuration or its sets of changes are others.

create function private.note_set_time() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end;
$$;
revoke all on function private.note_set_time() from public;
create trigger note_set_time before insert or update on public.brand_changes for each row execute function private.note_set_time();

-- `sets` is another text when a set was written, changed or deleted.
drop function public.brand_of_restaurant(text);
create function public.brand_of_restaurant(restaurant text) returns table (brand_id text, updated_at timestamptz, sets text)
language sql stable security definer set search_path = '' as $$
  select known.brand_id, known.updated_at, (
    select count(*) || ' ' || coalesce(max(changed.updated_at)::text, '')
    from public.brand_changes as changed where changed.brand_id = known.brand_id
  )
  from private.restaurant_ids as owned
  join public.brand_websites as known on known.brand_id = owned.brand_id
  where owned.id = restaurant;
$$;
revoke all on function public.brand_of_restaurant(text) from public, anon, authenticated;
grant execute on function public.brand_of_restaurant(text) to service_role;
