-- What of a brand's configuration changes on a day: a row for each set. The build applies what is due.

-- `data` is what brands/<slug>/changes/<name>.json would hold: { "at", "until", "location", "by", "why", "edits" }.
create table public.brand_changes (
  brand_id text not null references public.brand_websites on update cascade on delete cascade,
  name text not null check (name ~ '^[[:alnum:]][[:alnum:] ._-]{0,99}$' and name !~ '\.\.|\.$'),
  data jsonb not null check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 4194304),
  updated_at timestamptz not null default now(),
  primary key (brand_id, name)
);

alter table public.brand_changes enable row level security;
revoke all on public.brand_changes from anon, authenticated;
grant select, insert, update, delete on public.brand_changes to service_role;

-- Who builds the site hears of a set when it is written, so that what does not fit is told on that day.
create trigger note_set after insert or delete on public.brand_changes for each row execute function private.note_change();
create trigger note_set_update after update on public.brand_changes for each row
when (old.data is distinct from new.data or old.name <> new.name or old.brand_id <> new.brand_id) execute function private.note_change();
