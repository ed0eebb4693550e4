-- The tables take what the schemas in src/model/forms take, and nothing else. tests/contract/submission-tables.test.ts holds both to the
-- same answers. Rows that are there already may be otherwise, and stay.

-- An application is reserved before its files are stored, and complete afterwards: only complete ones are to be read. The digests tell
-- a second try of the same application from another one under its key.
alter table public.career_applications
  add column state text not null default 'complete' check (state in ('reserved', 'complete')),
  add column resume_sha256 text check (resume_sha256 ~ '^[0-9a-f]{64}$'),
  add column photo_sha256 text check (photo_sha256 ~ '^[0-9a-f]{64}$'),
  add constraint career_applications_files_are_its_own check (
    resume_path ~ ('^' || id || '/resume\.(pdf|docx?)$')
    and (photo_path is null or photo_path ~ ('^' || id || '/photo\.(png|gif|jpg|webp|svg|heic)$'))
  ) not valid,
  add constraint career_applications_have_digests check (
    resume_sha256 is not null and (photo_path is null) = (photo_sha256 is null)
  ) not valid;
create index career_applications_reserved_idx on public.career_applications (created_at) where state = 'reserved';

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

alter table public.franchise_inquiries
  add constraint franchise_inquiries_has_answers check (private.is_enquiry(enquiry_data)) not valid;

alter table public.catering_requests
  add constraint catering_requests_event_is_offered check (
    case
      when custom_event_type is null then event_type in ('Wedding', 'Birthday', 'Corporate')
      else event_type = custom_event_type
    end
  ) not valid,
  add constraint catering_requests_delivery_is_offered check (
    delivery_method in ('Pickup', 'Delivery', 'Live Catering', 'Party Hall', 'Food Truck')
  ) not valid,
  add constraint catering_requests_has_guests check (number_of_guests >= 1) not valid;

alter table public.media_inquiries
  add constraint media_inquiries_type_is_offered check (
    inquiry_type in (
      'Interview or quote', 'Story or review', 'Photo or filming', 'Creator collaboration', 'Event or sponsorship', 'Other')
  ) not valid;

do $$
declare
  -- The spaces of JavaScript, of which Postgres knows some.
  space text := '\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  email text := format('^[^%1$s@]+@[^%1$s@.]+\.[^%1$s@]+$', space);
  phone text := format('^[-+()0-9%1$s]*[0-9][-+()0-9%1$s]*$', space);
  something text := format('[^%s]', space);
  rule record;
begin
  for rule in values
    ('catering_requests', 'email', email), ('catering_requests', 'phone', phone),
    ('career_applications', 'email', email), ('career_applications', 'phone', phone),
    ('media_inquiries', 'email', email), ('media_inquiries', 'phone', phone),
    ('catering_requests', 'full_name', something), ('catering_requests', 'event_type', something),
    ('catering_requests', 'event_location', something), ('catering_requests', 'event_timings', something),
    ('catering_requests', 'requirements', something),
    ('career_applications', 'name', something), ('career_applications', 'position', something),
    ('career_applications', 'experience', something), ('career_applications', 'cover_letter', something),
    ('media_inquiries', 'outlet_name', something), ('media_inquiries', 'contact_name', something),
    ('media_inquiries', 'message', something)
  loop
    execute format('alter table public.%I add constraint %I check (%I ~ %L) not valid',
      rule.column1, rule.column1 || '_' || rule.column2 || '_is_one', rule.column2, rule.column3);
  end loop;

  -- An address whose name of a host begins with a dot is none, as in the forms.
  execute format(
    'alter table public.restaurant_feedback
      drop constraint restaurant_feedback_email_is_one,
      add constraint restaurant_feedback_email_is_one check (contact_email ~ %L) not valid',
    email);
end;
$$;
