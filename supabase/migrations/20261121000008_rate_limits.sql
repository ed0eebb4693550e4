-- A second try of what is stored is no second submission, and what only reads is counted too.

-- Counts one more of a caller within a span, and raises what the Data API answers as 429 when that is one too many.
--
-- Raising rolls the count back together with the row, so what is counted is what was accepted: a refused visitor waits for the end of
-- the window, not longer for having tried again.
create function private.count_hit(counted text, caller text, length interval, most integer) returns void
language plpgsql set search_path = '' as $$
declare
  hashed text;
  hit private.rate_hits;
begin
  select encode(sha256(convert_to(salt || caller, 'UTF8')), 'hex') into hashed from private.rate_salt;
  insert into private.rate_hits as known (form, address, span) values (counted, hashed, length)
  on conflict (form, address, span) do update set
    hits = case when known.started_at + known.span <= now() then 1 else known.hits + 1 end,
    started_at = case when known.started_at + known.span <= now() then now() else known.started_at end
  returning * into hit;
  if hit.hits > most then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'rate_limited', 'message', 'Too many submissions from this address. Please try again later.',
        'details', null, 'hint', null)::text,
      detail = json_build_object(
        'status', 429,
        'headers', json_build_object(
          'Retry-After', greatest(1, ceil(extract(epoch from hit.started_at + hit.span - now())))::text))::text;
  end if;

  -- Each count adds a row at most and takes up to five old ones away, so the table stays small without ever being swept.
  delete from private.rate_hits where (form, address, span) in (
    select past.form, past.address, past.span from private.rate_hits as past
    where past.started_at < now() - interval '1 hour'
    order by past.started_at limit 5 for update skip locked);
end;
$$;

-- For tables of submissions: 20 times a minute, 200 times an hour.
create or replace function private.limit_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  caller text := private.caller();
  quota record;
  is_stored boolean;
begin
  if caller is null then
    return new;
  end if;
  -- The answer to an earlier try may have been lost. The key of the table says that it is there.
  execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name) into is_stored using new.id;
  if is_stored then
    return new;
  end if;
  for quota in values (interval '1 minute', 20), (interval '1 hour', 200) loop
    perform private.count_hit(tg_table_name, caller, quota.column1, quota.column2);
  end loop;
  return new;
end;
$$;

-- For functions that only read: `get-brand-website` is called once for each brand of a build, and up to four times when that fails. So this
-- is enough for 500 brands from one address.
create function public.limit_calls(called text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_hit(called, coalesce(private.caller(), 'unknown'), interval '1 minute', 2000);
end;
$$;

revoke all on function private.count_hit(text, text, interval, integer) from public;
revoke all on function public.limit_calls(text) from public, anon, authenticated;
grant execute on function public.limit_calls(text) to service_role;
