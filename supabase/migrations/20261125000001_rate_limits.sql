-- How often one visitor may send something. The Data API and the functions end in the same inserts, so a trigger on each table of
-- submissions is the one place where all of them are counted.

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

-- Whose submissions are counted together. A visitor may send any header, so only what the gateway itself has written names a visitor:
-- the entry it adds to a header, counted from the right. supabase/README.md says what to set for which gateway.
create table private.visitor_address (
  is_only boolean primary key default true check (is_only),
  header text not null default 'x-forwarded-for' check (header = lower(header)),
  -- 1 is the last entry, which the nearest gateway has added; 2 the one before, where there is another gateway in front of it.
  hop integer not null default 1 check (hop >= 1)
);
insert into private.visitor_address default values;

-- "203.0.113.9"; of an IPv6 address the network, because a visitor has all of its addresses: "2001:db8:1:2::". Null for what is none.
create function private.network_of(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Some gateways write "203.0.113.9:4711" and "[2001:db8::1]:4711".
  bare text := regexp_replace(btrim(address), '^\[(.*)\](:\d+)?$|^([\d.]+):\d+$', '\1\3');
  one inet;
begin
  -- An IPv4 address as a program for IPv6 writes it: "::ffff:203.0.113.9".
  one := regexp_replace(host(bare::inet), '^::ffff:(?=\d+\.)', '');
  return host(network(set_masklen(one, case family(one) when 6 then 64 else 32 end)));
exception
  -- PostgreSQL 15, which the migrations have to run on, has no pg_input_is_valid().
  when invalid_text_representation then return null;
end;
$$;

-- Functions ask with the service key, and say in x-visitor-address for whom. All without a usable address count as one visitor. Null for
-- what comes without HTTP, which is not limited.
create function private.caller() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  rule private.visitor_address;
  hops text[];
begin
  if headers is null then
    return null;
  end if;
  select * into rule from private.visitor_address;
  hops := string_to_array(
    coalesce(
      case when current_setting('role', true) = 'service_role' then headers ->> 'x-visitor-address' end,
      headers ->> rule.header),
    ',');
  return coalesce(private.network_of(hops[cardinality(hops) - rule.hop + 1]), 'unknown');
end;
$$;

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
create function private.limit_rate() returns trigger
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

-- What functions count beside rows. `called` is a function that only reads, 2000 times a minute, which is enough for a build of 500 brands;
-- "reading …", a form whose content is large, counted before it is read; or "again …", a second try of what is stored, whose row counts
-- nothing since it is refused.
create function public.limit_calls(called text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller text := coalesce(private.caller(), 'unknown');
  quota record;
begin
  for quota in
    select span, most
    from (values
      ('reading %', interval '1 minute', 40), ('reading %', interval '1 hour', 400),
      ('again %', interval '1 minute', 20), ('again %', interval '1 hour', 200)
    ) as known (pattern, span, most)
    where called like pattern
    union all
    select interval '1 minute', 2000 where called not like 'reading %' and called not like 'again %'
  loop
    perform private.count_hit(called, caller, quota.span, quota.most);
  end loop;
end;
$$;

revoke all on function
  private.network_of(text), private.caller(), private.count_hit(text, text, interval, integer), private.limit_rate() from public;
revoke all on function public.limit_calls(text) from public, anon, authenticated;
grant execute on function public.limit_calls(text) to service_role;
