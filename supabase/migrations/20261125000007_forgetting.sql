-- Everything that is too old, however little happens: conversations and announcements after 30 days, counts of visitors after their hour.

create function private.forget() returns void
language sql security definer set search_path = '' as $$
  delete from public.assistant_turns where created_at < now() - interval '30 days';
  delete from private.rate_hits where started_at < now() - interval '1 hour';
  delete from public.configuration_changes where state <> 'waiting' and settled_at < now() - interval '30 days';
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
