-- What the other forms send. Only the functions write here: visitors have no access at all. The tables take what the schemas in
-- src/schema/forms take, and nothing else: tests/contract/forms.test.ts holds both to the same answers.

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
  created_at timestamptz not null default now(),
  constraint catering_requests_event_is_offered check (
    case
      when custom_event_type is null then event_type in ('Wedding', 'Birthday', 'Corporate')
      else event_type = custom_event_type
    end),
  constraint catering_requests_delivery_is_offered check (
    delivery_method in ('Pickup', 'Delivery', 'Live Catering', 'Party Hall', 'Food Truck')),
  constraint catering_requests_has_guests check (number_of_guests >= 1)
);
create index catering_requests_newest_idx on public.catering_requests (restaurant_id, created_at desc);

-- An application is reserved before its files are stored, and complete afterwards: only complete ones are to be read. The digests tell
-- a second try of the same application from another one under its key.
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
  resume_sha256 text check (resume_sha256 ~ '^[0-9a-f]{64}$'),
  photo_path text check (char_length(photo_path) <= 300),
  photo_sha256 text check (photo_sha256 ~ '^[0-9a-f]{64}$'),
  state text not null default 'complete' check (state in ('reserved', 'complete')),
  created_at timestamptz not null default now(),
  constraint career_applications_files_are_its_own check (
    resume_path ~ ('^' || id || '/resume\.(pdf|docx?)$')
    and (photo_path is null or photo_path ~ ('^' || id || '/photo\.(png|gif|jpg|webp|svg|heic)$'))),
  constraint career_applications_have_digests check (
    resume_sha256 is not null and (photo_path is null) = (photo_sha256 is null))
);
create index career_applications_newest_idx on public.career_applications (restaurant_id, created_at desc);
create index career_applications_reserved_idx on public.career_applications (created_at) where state = 'reserved';

-- Résumés and photos. Private, and without a policy: only the functions put files in, only the service key takes them out.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('applications', 'applications', false, 10485760, array[
  'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/svg+xml', 'image/heic'])
on conflict (id) do nothing;

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
  created_at timestamptz not null default now(),
  constraint media_inquiries_type_is_offered check (
    inquiry_type in (
      'Interview or quote', 'Story or review', 'Photo or filming', 'Creator collaboration', 'Event or sponsorship', 'Other'))
);
create index media_inquiries_newest_idx on public.media_inquiries (brand_id, created_at desc);

-- [{ "question": "…", "response": "…" }], at least one and at most 200 of them.
create function private.is_enquiry(answers jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select count(*) between 1 and 200 and bool_and(
    jsonb_typeof(answer) = 'object' and answer - array['question', 'response'] = '{}'
    and jsonb_typeof(answer -> 'question') = 'string' and char_length(answer ->> 'question') between 1 and 1000
    and jsonb_typeof(answer -> 'response') = 'string' and char_length(answer ->> 'response') <= 5000
  ) is true
  from jsonb_array_elements(case jsonb_typeof(answers) when 'array' then answers else '[]' end) as answer;
$$;
revoke all on function private.is_enquiry(jsonb) from public;
grant execute on function private.is_enquiry(jsonb) to service_role;

create table public.franchise_inquiries (
  id uuid primary key default gen_random_uuid(),
  brand_id text not null check (char_length(brand_id) between 1 and 200),
  enquiry_data jsonb not null check (jsonb_typeof(enquiry_data) = 'array' and octet_length(enquiry_data::text) <= 200000),
  created_at timestamptz not null default now(),
  constraint franchise_inquiries_has_answers check (private.is_enquiry(enquiry_data))
);
create index franchise_inquiries_newest_idx on public.franchise_inquiries (brand_id, created_at desc);

do $$
declare
  form text;
  -- The spaces of JavaScript, of which Postgres knows some.
  space text := '\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  email text := format('^[^%1$s@]+@[^%1$s@.]+\.[^%1$s@]+$', space);
  phone text := format('^[-+()0-9%1$s]*[0-9][-+()0-9%1$s]*$', space);
  -- What must hold something must show something: zero-width characters, fillers and tags are no name. The characters are those of
  -- src/schema/forms/visible.ts.
  something text :=
    '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f'
    '\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
    '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
  rule record;
begin
  for rule in
    select * from (values
      ('catering_requests', email, array['email']),
      ('catering_requests', phone, array['phone']),
      ('catering_requests', something, array['full_name', 'event_type', 'event_location', 'event_timings', 'requirements']),
      ('career_applications', email, array['email']),
      ('career_applications', phone, array['phone']),
      ('career_applications', something, array['name', 'position', 'experience', 'cover_letter']),
      ('media_inquiries', email, array['email']),
      ('media_inquiries', phone, array['phone']),
      ('media_inquiries', something, array['outlet_name', 'contact_name', 'message'])
    ) as known (form, pattern, fields), unnest(fields) as field
  loop
    execute format('alter table public.%I add constraint %I check (%I ~ %L)',
      rule.form, rule.form || '_' || rule.field || '_is_one', rule.field, rule.pattern);
  end loop;

  foreach form in array array['catering_requests', 'career_applications', 'media_inquiries', 'franchise_inquiries'] loop
    execute format('create trigger %I before insert on public.%I for each row execute function private.limit_rate()',
      form || '_limit_rate', form);
    execute format('alter table public.%I enable row level security', form);
    execute format('revoke all on public.%I from anon, authenticated', form);
    execute format('grant select, insert, update, delete on public.%I to service_role', form);
  end loop;
end;
$$;
