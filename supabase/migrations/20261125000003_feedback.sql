-- What visitors say. The site inserts restaurant feedback and callbacks here itself, and whoever has the visitors' key can do so without the
-- site. So the table takes what src/schema/forms/feedback.ts takes, and nothing else: tests/contract/forms.test.ts holds both to the
-- same answers.

create table public.restaurant_feedback (
  id uuid primary key default gen_random_uuid(),
  restaurant_id text not null check (char_length(restaurant_id) between 1 and 200),
  type text not null check (type in ('restaurant', 'website', 'callback')),
  rating smallint check (rating between 1 and 5),
  sub_type text check (sub_type in (
    'Food', 'Service', 'Ambience', 'Cleanliness', 'Wait time', 'Pricing / value', 'Staff attitude', 'Order accuracy',
    'Portion size', 'Beverages', 'Delivery experience', 'Online ordering', 'Other')),
  nature text check (nature in ('compliment', 'suggestion', 'complaint', 'other', 'bug')),
  message text not null check (char_length(message) <= 5000),
  contact_name text check (char_length(contact_name) <= 200),
  contact_phone text check (char_length(contact_phone) <= 50),
  contact_email text check (char_length(contact_email) <= 320),
  contact_ok boolean,
  page_url text not null check (char_length(page_url) <= 2000),
  meta jsonb not null check (jsonb_typeof(meta) = 'object' and octet_length(meta::text) <= 4096),
  user_agent text not null check (char_length(user_agent) <= 1000),
  created_at timestamptz not null default now(),

  constraint restaurant_feedback_fits_its_type check (
    case type
      when 'callback' then
        rating is null and sub_type is null and nature is null and contact_phone is not null and contact_ok is true
      when 'website' then sub_type is null and nature is not null and contact_ok is null
      else nature is not null and nature <> 'bug' and contact_ok is null
    end),

  constraint restaurant_feedback_meta_fits_its_type check (
    (
      jsonb_typeof(meta -> 'viewport') = 'string' and meta ->> 'viewport' ~ '^[0-9]{1,5}x[0-9]{1,5}$'
      and case type
        when 'callback' then
          meta - array['viewport', 'user_agent'] = '{}'
          and jsonb_typeof(meta -> 'user_agent') = 'string' and char_length(meta ->> 'user_agent') <= 1000
        when 'website' then meta - 'viewport' = '{}'
        else
          meta - array['viewport', 'location_name', 'source'] = '{}'
          and (not meta ? 'source' or meta -> 'source' = '"qr_code_feedback"')
          and (
            not meta ? 'location_name'
            or jsonb_typeof(meta -> 'location_name') = 'string' and char_length(meta ->> 'location_name') <= 300)
      end
    ) is true)
);

do $$
declare
  -- The spaces of JavaScript, of which Postgres knows some.
  space text := '\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
begin
  execute format(
    'alter table public.restaurant_feedback
      add constraint restaurant_feedback_email_is_one check (contact_email ~ %L),
      add constraint restaurant_feedback_phone_is_one check (contact_phone ~ %L)',
    format('^[^%1$s@]+@[^%1$s@.]+\.[^%1$s@]+$', space),
    format('^[-+()0-9%1$s]*[0-9][-+()0-9%1$s]*$', space));
end;
$$;

create index restaurant_feedback_newest_idx on public.restaurant_feedback (restaurant_id, created_at desc);

create trigger restaurant_feedback_limit_rate before insert on public.restaurant_feedback
  for each row execute function private.limit_rate();

alter table public.restaurant_feedback enable row level security;
revoke all on public.restaurant_feedback from anon, authenticated;
grant select, insert, update, delete on public.restaurant_feedback to service_role;

-- A visitor sends a row and never sees one. `created_at` is the database's word.
grant insert (
  id, restaurant_id, type, rating, sub_type, nature, message, contact_name, contact_phone, contact_email, contact_ok, page_url,
  meta, user_agent
) on public.restaurant_feedback to anon, authenticated;

create policy "Visitors give feedback" on public.restaurant_feedback
  for insert to anon, authenticated with check (type in ('restaurant', 'callback'));
