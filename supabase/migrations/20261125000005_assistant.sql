-- What visitors ask the assistant, and what it answered: the conversation that a next question goes on from.

create table public.assistant_turns (
  id uuid primary key default gen_random_uuid(),
  -- Made by the function and known to one browser: whoever has it can go on, and nobody can guess it.
  session_id uuid not null,
  restaurant_id text not null check (char_length(restaurant_id) between 1 and 200),
  query text not null check (char_length(query) between 1 and 500),
  -- Null until it is answered.
  response text check (char_length(response) <= 20000),
  created_at timestamptz not null default now()
);
create index assistant_turns_session_idx on public.assistant_turns (session_id, created_at desc);
create index assistant_turns_oldest_idx on public.assistant_turns (created_at);

alter table public.assistant_turns enable row level security;
revoke all on public.assistant_turns from anon, authenticated;
grant select, insert, update, delete on public.assistant_turns to service_role;

create trigger limit_rate before insert on public.assistant_turns for each row execute function private.limit_rate();

-- A question may say who asks. Nobody needs it for longer than a conversation, so each new one takes up to five old ones away.
create function private.forget_turns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.assistant_turns where id in (
    select past.id from public.assistant_turns as past
    where past.created_at < now() - interval '30 days'
    order by past.created_at limit 5 for update skip locked);
  return null;
end;
$$;
revoke all on function private.forget_turns() from public;
create trigger forget_turns after insert on public.assistant_turns for each row execute function private.forget_turns();
