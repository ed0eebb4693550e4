-- How often visitors ordered, reserved, called, asked the way and opened the menu: a number for each page and day, and nothing about anybody.

create table public.visit_counts (
  brand_id text not null check (char_length(brand_id) between 1 and 200),
  -- As the brand's own clock has it.
  day date not null,
  -- Where it was tapped: "/menu/", or "other" for what comes after the first 2000 pages of a day.
  page text not null check (page = 'other' or (char_length(page) <= 300 and page ~ '^/[A-Za-z0-9._~%/-]*$')),
  action text not null check (action in ('order', 'reserve', 'call', 'directions', 'menu')),
  taps integer not null default 1 check (taps > 0),
  primary key (brand_id, day, page, action)
);
create index visit_counts_day_idx on public.visit_counts (day);

alter table public.visit_counts enable row level security;
revoke all on public.visit_counts from anon, authenticated;
grant select, insert, update, delete on public.visit_counts to service_role;

-- Counts one tap for the brand that owns `recipient`, and gives that brand; nothing for an id that nobody owns. A visitor's address is counted apart, as for
-- everything that visitors send: as a salted hash that no count refers to, and that is deleted within two hours. No guest taps 60 times in a minute.
--
-- A program may send any page, so a day has room for 2000 of a brand. `at_day` is the caller's word, within what is a day anywhere on earth.
create function public.count_tap(recipient text, at_day date, at_page text, tapped text) returns table (owner text)
language plpgsql security definer set search_path = '' as $$
declare
  caller text := coalesce(private.caller(), 'unknown');
  utc_day date := (now() at time zone 'UTC')::date;
  counted_day date := least(greatest(at_day, utc_day - 1), utc_day + 1);
  counted_page text := at_page;
begin
  perform private.count_hit('visit_counts', caller, interval '1 minute', 60);
  perform private.count_hit('visit_counts', caller, interval '1 hour', 600);
  select owned.brand_id into owner from private.restaurant_ids as owned where owned.id = recipient;
  if owner is null then
    return;
  end if;
  if not exists (
    select from public.visit_counts as known
    where known.brand_id = owner and known.day = counted_day and known.page = at_page
  ) and (
    select count(*) from (
      select distinct known.page from public.visit_counts as known
      where known.brand_id = owner and known.day = counted_day limit 2000) as pages
  ) >= 2000 then
    counted_page := 'other';
  end if;
  insert into public.visit_counts as known (brand_id, day, page, action)
  values (owner, counted_day, counted_page, tapped)
  on conflict (brand_id, day, page, action) do update set taps = known.taps + 1;
  return next;
end;
$$;
revoke all on function public.count_tap(text, date, text, text) from public, anon, authenticated;
grant execute on function public.count_tap(text, date, text, text) to service_role;

-- What was forgotten before, and counts after 25 months.
alter function private.forget() rename to forget_messages;
create function private.forget() returns void
language sql security definer set search_path = '' as $$
  select private.forget_messages();
  delete from public.visit_counts where day < (now() - interval '25 months')::date;
$$;
revoke all on function private.forget() from public;
