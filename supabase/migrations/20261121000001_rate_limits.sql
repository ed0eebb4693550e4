-- How often one address may fill in one form: 20 times a minute, 200 times an hour. The Data API and the functions end in the same
-- inserts, so a trigger on each table of submissions is the one place where all of them are counted.

create schema private;
revoke all on schema private from public;

-- Addresses are kept as a salted hash, and only until their window is over.
create table private.rate_salt (
  salt uuid primary key default gen_random_uuid()
);
insert into private.rate_salt default values;

create table private.rate_hits (
  form text not null,
  address text not null,
  span interval not null,
  started_at timestamptz not null default now(),
  hits integer not null default 1,
  primary key (form, address, span)
);
create index rate_hits_started_at_idx on private.rate_hits (started_at);

-- The first entry of x-forwarded-for is who asked the gateway, or whoever a function speaks for. Nothing for what comes without HTTP,
-- which is not limited.
create function private.caller() returns text
language sql stable set search_path = '' as $$
  select nullif(btrim(split_part(
    nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarded-for', ',', 1)), '');
$$;

-- Raising rolls the count back together with the row, so what is counted is what was accepted: a refused visitor waits for the end of
-- the window, not longer for having tried again.
create function private.limit_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  caller text := private.caller();
  quota record;
  hit private.rate_hits;
begin
  if caller is null then
    return new;
  end if;
  select encode(sha256(convert_to(salt || caller, 'UTF8')), 'hex') into caller from private.rate_salt;

  for quota in values (interval '1 minute', 20), (interval '1 hour', 200) loop
    insert into private.rate_hits as known (form, address, span) values (tg_table_name, caller, quota.column1)
    on conflict (form, address, span) do update set
      hits = case when known.started_at + known.span <= now() then 1 else known.hits + 1 end,
      started_at = case when known.started_at + known.span <= now() then now() else known.started_at end
    returning * into hit;
    if hit.hits > quota.column2 then
      raise sqlstate 'PGRST' using
        message = json_build_object(
          'code', 'rate_limited', 'message', 'Too many submissions from this address. Please try again later.',
          'details', null, 'hint', null)::text,
        detail = json_build_object(
          'status', 429,
          'headers', json_build_object(
            'Retry-After', greatest(1, ceil(extract(epoch from hit.started_at + hit.span - now())))::text))::text;
    end if;
  end loop;

  -- Each insert adds two rows at most and takes up to ten old ones away, so the table stays small without ever being swept.
  delete from private.rate_hits where (form, address, span) in (
    select past.form, past.address, past.span from private.rate_hits as past
    where past.started_at < now() - interval '1 hour'
    order by past.started_at limit 10 for update skip locked);
  return new;
end;
$$;

revoke all on function private.caller(), private.limit_rate() from public;
