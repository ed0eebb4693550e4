-- Whoever builds the sites hears of a changed configuration: a row for each announcement, which is its log, too.

create table public.configuration_changes (
  id uuid primary key default gen_random_uuid(),
  brand_id text not null check (char_length(brand_id) between 1 and 200),
  created_at timestamptz not null default now(),
  -- When it is sent, or tried again.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  -- What was answered to the last try.
  answer text check (char_length(answer) <= 1000),
  settled_at timestamptz
);
-- A brand that changes ten times before the first is sent is announced once.
create unique index configuration_changes_next_idx on public.configuration_changes (brand_id) where state = 'waiting' and attempts = 0;
create index configuration_changes_due_idx on public.configuration_changes (due_at) where state = 'waiting';
create index configuration_changes_brand_idx on public.configuration_changes (brand_id, created_at desc);

alter table public.configuration_changes enable row level security;
revoke all on public.configuration_changes from anon, authenticated;
grant select, insert, update, delete on public.configuration_changes to service_role;

-- The first change is due at once, the next of the same brand two seconds after it.
create function private.note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed text := case when tg_op = 'DELETE' then old.brand_id else new.brand_id end;
begin
  insert into public.configuration_changes (brand_id, due_at)
  values (changed, greatest(now(), (
    select max(earlier.created_at) + interval '2 seconds' from public.configuration_changes as earlier where earlier.brand_id = changed)))
  on conflict (brand_id) where state = 'waiting' and attempts = 0 do nothing;
  return null;
end;
$$;
create trigger note_change after insert or delete on public.brand_websites for each row execute function private.note_change();
create trigger note_update after update on public.brand_websites for each row
when (old.data is distinct from new.data or old.brand_id <> new.brand_id) execute function private.note_change();

-- Hands out what is due. Who takes a change has a minute to settle it; after that it is due again.
create function public.take_configuration_changes() returns setof public.configuration_changes
language sql security definer set search_path = '' as $$
  -- A later change of the brand says the same.
  delete from public.configuration_changes as tried
  where tried.state = 'waiting' and tried.attempts > 0 and tried.due_at <= now() and exists (
    select from public.configuration_changes as later
    where later.brand_id = tried.brand_id and later.state = 'waiting' and later.attempts = 0);
  update public.configuration_changes set attempts = attempts + 1, due_at = now() + interval '1 minute'
  where id in (
    select id from public.configuration_changes
    where state = 'waiting' and due_at <= now() order by due_at limit 20 for update skip locked)
  returning *;
$$;

-- `refusal`: why it was not taken; it is tried again after 5 s, 10 s, 20 s … at most 10 minutes, twelve times.
create function public.settle_configuration_change(change uuid, refusal text default null) returns void
language sql security definer set search_path = '' as $$
  update public.configuration_changes set
    state = case when refusal is null then 'sent' when attempts >= 12 then 'failed' else 'waiting' end,
    answer = left(refusal, 1000),
    settled_at = now(),
    due_at = now() + least(interval '5 seconds' * power(2, attempts - 1), interval '10 minutes')
  where id = change and state = 'waiting';
$$;

create function private.is_change_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.configuration_changes where state = 'waiting' and due_at <= now());
$$;

revoke all on function private.note_change(), private.is_change_due() from public;
revoke all on function public.take_configuration_changes(), public.settle_configuration_change(uuid, text) from public, anon, authenticated;
grant execute on function public.take_configuration_changes(), public.settle_configuration_change(uuid, text) to service_role;

-- A hosted project has a clock, and its database can call a function; the vault holds the two secrets that this takes. The preview calls it itself.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    execute $schedule$
      select cron.schedule('front-of-house-announce', '2 seconds', $job$
        select net.http_post(
          url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/announce-changes',
          headers := jsonb_build_object('Authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'service_role_key')),
          body := '{}'::jsonb)
        where private.is_change_due()
          and exists (select from vault.decrypted_secrets where name = 'project_url')
          and exists (select from vault.decrypted_secrets where name = 'service_role_key')
      $job$)
    $schedule$;
  end if;
exception when others then
  raise warning 'Changes are not announced by the clock: %. Call the function announce-changes in another way.', sqlerrm;
end;
$$;
