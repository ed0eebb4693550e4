-- The language of the page on which a visitor wrote, as its BCP 47 tag, so that the answer can be in it. Missing: English.

do $$
declare
  form text;
begin
  foreach form in array array[
    'restaurant_feedback', 'catering_requests', 'career_applications', 'media_inquiries', 'franchise_inquiries'
  ] loop
    execute format(
      'alter table public.%I add column language text check (language ~ %L)',
      form, '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$');
  end loop;
end;
$$;

grant insert (language) on public.restaurant_feedback to anon, authenticated;
