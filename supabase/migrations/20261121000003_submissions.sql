-- What the other forms send. Only the functions write here: visitors have no access at all.

create table public.catering_requests (
  id uuid primary key default gen_random_uuid(),
  restaurant_id text not null check (char_length(restaurant_id) between 1 and 200),
  full_name text not null check (char_length(full_name) between 1 and 200),
  email text check (char_length(email) <= 320),
  phone text not null check (char_length(phone) between 1 and 50),
  event_type text not null check (char_length(event_type) between 1 and 200),
  custom_event_type text check (char_length(custom_event_type) <= 200),
  event_location text not null check (char_length(event_location) between 1 and 500),
  event_date date not null,
  event_timings text not null check (char_length(event_timings) between 1 and 200),
  number_of_guests integer not null check (number_of_guests between 0 and 1000000),
  delivery_method text not null check (char_length(delivery_method) between 1 and 100),
  requirements text not null check (char_length(requirements) <= 5000),
  source text not null default 'website' check (source = 'website'),
  created_at timestamptz not null default now()
);
create index catering_requests_newest_idx on public.catering_requests (restaurant_id, created_at desc);

create table public.career_applications (
  id uuid primary key default gen_random_uuid(),
  restaurant_id text not null check (char_length(restaurant_id) between 1 and 200),
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) between 1 and 320),
  phone text not null check (char_length(phone) between 1 and 50),
  position text not null check (char_length(position) between 1 and 200),
  experience text not null check (char_length(experience) between 1 and 5000),
  cover_letter text check (char_length(cover_letter) <= 10000),
  -- Names in the bucket "applications".
  resume_path text not null check (char_length(resume_path) between 1 and 300),
  photo_path text check (char_length(photo_path) <= 300),
  created_at timestamptz not null default now()
);
create index career_applications_newest_idx on public.career_applications (restaurant_id, created_at desc);

create table public.media_inquiries (
  id uuid primary key default gen_random_uuid(),
  brand_id text not null check (char_length(brand_id) between 1 and 200),
  inquiry_type text not null check (char_length(inquiry_type) between 1 and 100),
  outlet_name text not null check (char_length(outlet_name) between 1 and 200),
  contact_name text not null check (char_length(contact_name) between 1 and 200),
  phone text check (char_length(phone) <= 50),
  email text not null check (char_length(email) between 1 and 320),
  message text check (char_length(message) <= 5000),
  consent_contact boolean not null check (consent_contact),
  consent_marketing boolean not null default false,
  created_at timestamptz not null default now()
);
create index media_inquiries_newest_idx on public.media_inquiries (brand_id, created_at desc);

create table public.franchise_inquiries (
  id uuid primary key default gen_random_uuid(),
  brand_id text not null check (char_length(brand_id) between 1 and 200),
  -- [{ "question": "…", "response": "…" }]
  enquiry_data jsonb not null check (jsonb_typeof(enquiry_data) = 'array' and octet_length(enquiry_data::text) <= 200000),
  created_at timestamptz not null default now()
);
create index franchise_inquiries_newest_idx on public.franchise_inquiries (brand_id, created_at desc);

do $$
declare
  form text;
begin
  foreach form in array array['catering_requests', 'career_applications', 'media_inquiries', 'franchise_inquiries'] loop
    execute format('create trigger %I before insert on public.%I for each row execute function private.limit_rate()',
      form || '_limit_rate', form);
    execute format('alter table public.%I enable row level security', form);
    execute format('revoke all on public.%I from anon, authenticated', form);
    execute format('grant select, insert, update, delete on public.%I to service_role', form);
  end loop;
end;
$$;
