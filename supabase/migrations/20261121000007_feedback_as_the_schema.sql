-- The table takes what src/model/forms/feedback.ts takes, and nothing else: whoever has the visitors' key can send rows without the site.
-- tests/contract/feedback-table.test.ts holds both to the same answers. Rows that are there already may be otherwise, and stay.

do $$
declare
  -- The spaces of JavaScript, of which Postgres knows some.
  space text := '\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  email text := format('^[^%1$s@]+@[^%1$s@]+\.[^%1$s@]+$', space);
  phone text := format('^[-+()0-9%1$s]*[0-9][-+()0-9%1$s]*$', space);
begin
  execute format(
    'alter table public.restaurant_feedback
      add constraint restaurant_feedback_email_is_one check (contact_email ~ %L) not valid,
      add constraint restaurant_feedback_phone_is_one check (contact_phone ~ %L) not valid',
    email, phone);
end;
$$;

alter table public.restaurant_feedback add constraint restaurant_feedback_meta_fits_its_type check (
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
  ) is true
) not valid;
