-- What must hold something must show something: zero-width characters, fillers and tags are no name. The characters are those of
-- src/model/forms/visible.ts, and tests/contract/submission-tables.test.ts holds both to the same answers.

do $$
declare
  something text :=
    '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f'
    '\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
    '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
  rule record;
begin
  for rule in values
    ('catering_requests', 'full_name'), ('catering_requests', 'event_type'), ('catering_requests', 'event_location'),
    ('catering_requests', 'event_timings'), ('catering_requests', 'requirements'),
    ('career_applications', 'name'), ('career_applications', 'position'), ('career_applications', 'experience'),
    ('career_applications', 'cover_letter'),
    ('media_inquiries', 'outlet_name'), ('media_inquiries', 'contact_name'), ('media_inquiries', 'message')
  loop
    execute format('alter table public.%I drop constraint %I, add constraint %I check (%I ~ %L) not valid',
      rule.column1, rule.column1 || '_' || rule.column2 || '_is_one', rule.column1 || '_' || rule.column2 || '_is_one',
      rule.column2, something);
  end loop;
end;
$$;
