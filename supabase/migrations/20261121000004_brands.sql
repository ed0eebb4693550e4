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
