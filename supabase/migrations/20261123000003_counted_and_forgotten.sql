-- What functions count beside rows, and what is forgotten by the clock.

-- `called` is a function that only reads, 2000 times a minute; "reading …", a form whose content is large, counted before it is read; or
-- "again …", a second try of what is stored, whose row counts nothing since it is refused.
create or replace function public.limit_calls(called text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller text := coalesce(private.caller(), 'unknown');
  quota record;
begin
  for quota in
    select span, most
    from (values
      ('reading %', interval '1 minute', 40), ('reading %', interval '1 hour', 400),
      ('again %', interval '1 minute', 20), ('again %', interval '1 hour', 200)
    ) as known (pattern, span, most)
    where called like pattern
    union all
    select interval '1 minute', 2000 where called not like 'reading %' and called not like 'again %'
  loop
    perform private.count_hit(called, caller, quota.span, quota.most);
  end loop;
end;
$$;

-- Everything that is too old, however little happens: conversations after 30 days, counts of visitors after their hour.
create function private.forget() returns void
language sql security definer set search_path = '' as $$
  delete from public.assistant_turns where created_at < now() - interval '30 days';
  delete from private.rate_hits where started_at < now() - interval '1 hour';
$$;
revoke all on function private.forget() from public;

-- A hosted project has a clock of its own. The embedded one is told by the preview, and one without it forgets as new questions come.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    execute $schedule$ select cron.schedule('front-of-house-forget', '17 * * * *', 'select private.forget()') $schedule$;
  end if;
exception when others then
  raise warning 'Nothing is forgotten by the clock: %. Call private.forget() every hour in another way.', sqlerrm;
end;
$$;
