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
create or replace function private.caller() returns text
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

revoke all on function private.network_of(text) from public;
