-- What the agency keeps about its brands. Visitors get it from the functions, never from the tables.

-- `data` is the site configuration, exactly as brands/<slug>/website.json would hold it.
create table public.brand_websites (
  brand_id text primary key check (char_length(brand_id) between 1 and 200),
  data jsonb not null check (octet_length(data::text) <= 67108864),
  updated_at timestamptz not null default now()
);

create table public.campaigns (
  id uuid primary key default gen_random_uuid(),
  brand_id text not null check (char_length(brand_id) between 1 and 200),
  title text not null check (char_length(title) between 1 and 300),
  subtitle text check (char_length(subtitle) <= 1000),
  banner_image text check (char_length(banner_image) <= 2000),
  expiry timestamptz,
  num_needed integer check (num_needed >= 0),
  min_followers integer check (min_followers >= 0),
  city text check (char_length(city) <= 200),
  -- { "name", "cuisine", "state", "address" }
  restaurant jsonb not null default '{}' check (jsonb_typeof(restaurant) = 'object' and octet_length(restaurant::text) <= 8192),
  created_at timestamptz not null default now()
);
create index campaigns_brand_idx on public.campaigns (brand_id, created_at desc);

alter table public.brand_websites enable row level security;
alter table public.campaigns enable row level security;
revoke all on public.brand_websites, public.campaigns from anon, authenticated;
grant select, insert, update, delete on public.brand_websites, public.campaigns to service_role;

-- Whose an id is says this table, not a configuration: a brand owns its own `brand_id` from the start, and of all other ids what nobody had
-- before it. A later configuration that names one of them names it in vain, and `refused_ids` tells.
create table private.restaurant_ids (
  id text primary key,
  brand_id text not null references public.brand_websites on update cascade on delete cascade
);
create index restaurant_ids_brand_idx on private.restaurant_ids (brand_id);

-- What the pages of a configuration send as `restaurant_id`: its own id, that of a location, or that of the brand.
create function private.ids_in(data jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select distinct btrim(found #>> '{}')
  from (
    select data -> key as found from unnest(array['restaurant_id', 'id', 'brand_id']) as key
    union all
    select location -> 'restaurant_id'
    from jsonb_array_elements(
      case jsonb_typeof(data -> 'locations')
        when 'array' then data -> 'locations'
        when 'object' then jsonb_build_array(data -> 'locations')
        else '[]'
      end) as location
  ) as named
  where jsonb_typeof(found) in ('string', 'number') and char_length(btrim(found #>> '{}')) between 1 and 200;
$$;

create function private.claim_ids() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.restaurant_ids as owned
  where owned.brand_id = new.brand_id and owned.id not in (select private.ids_in(new.data));
  insert into private.restaurant_ids (id, brand_id) values (new.brand_id, new.brand_id)
  on conflict (id) do update set brand_id = excluded.brand_id;
  insert into private.restaurant_ids (id, brand_id) select named, new.brand_id from private.ids_in(new.data) as named
  on conflict (id) do nothing;
  return null;
end;
$$;
create trigger claim_ids after insert or update on public.brand_websites for each row execute function private.claim_ids();

-- The brand that owns an id.
create function public.brand_of_restaurant(restaurant text) returns table (brand_id text, updated_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select known.brand_id, known.updated_at
  from private.restaurant_ids as owned
  join public.brand_websites as known on known.brand_id = owned.brand_id
  where owned.id = restaurant;
$$;

-- The ids that a brand's configuration names and another brand owns.
create function public.refused_ids(brand text) returns table (id text, owner text)
language sql stable security definer set search_path = '' as $$
  select owned.id, owned.brand_id
  from public.brand_websites as known, private.ids_in(known.data) as named
  join private.restaurant_ids as owned on owned.id = named
  where known.brand_id = brand and owned.brand_id <> brand
  order by owned.id;
$$;

revoke all on function private.ids_in(jsonb), private.claim_ids() from public;
revoke all on function public.brand_of_restaurant(text), public.refused_ids(text) from public, anon, authenticated;
grant execute on function public.brand_of_restaurant(text), public.refused_ids(text) to service_role;
