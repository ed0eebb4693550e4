-- A submission is a lead: somebody has to hear of it. A row for each submission, with what people noted of it, and a row for each address
-- that is told, with what became of it. src/leads decides whom to tell and sends; these tables say what is due.

create table public.leads (
  form text not null check (form in ('feedback', 'catering', 'careers', 'media', 'franchise')),
  -- The submission's own.
  id uuid not null,
  -- The restaurant_id or brand_id that the submission names, and the brand that owns it. Null: the backend knows none.
  recipient text not null check (char_length(recipient) between 1 and 200),
  brand_id text check (char_length(brand_id) between 1 and 200),
  created_at timestamptz not null default now(),
  -- Sent by whoever tries the delivery: its id was in delivery_tests before.
  is_test boolean not null default false,
  -- Feedback with one or two stars, and catering requests.
  is_urgent boolean not null default false,

  -- What people noted. `version` counts their changes, so that the second of two at once is told.
  seen_at timestamptz,
  answered_at timestamptz,
  assignee text check (char_length(assignee) between 1 and 200),
  note text check (char_length(note) between 1 and 10000),
  version integer not null default 0,

  -- Whether it is decided who hears of it: waiting, routed (maybe to nobody), or failed. `answer` says why nobody does, in words.
  state text not null default 'waiting' check (state in ('waiting', 'routed', 'failed')),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  answer text check (char_length(answer) <= 1000),
  -- As the brand's configuration had them when it was routed.
  brand_name text check (char_length(brand_name) <= 300),
  location_name text check (char_length(location_name) <= 300),
  primary key (form, id)
);
create index leads_due_idx on public.leads (due_at) where state = 'waiting';
create index leads_brand_idx on public.leads (brand_id, created_at desc);
create index leads_recipient_idx on public.leads (recipient, created_at desc);

create table public.deliveries (
  id uuid primary key default gen_random_uuid(),
  form text not null,
  lead_id uuid not null,
  brand_id text,
  -- `confirmation`: to the guest.
  channel text not null check (channel in ('email', 'webhook', 'confirmation')),
  -- The address or URL.
  recipient text not null check (char_length(recipient) between 1 and 2000),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  created_at timestamptz not null default now(),
  -- When it is sent, or tried again.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- When it was handed out last.
  taken_at timestamptz,
  gives_up_at timestamptz not null default now() + interval '24 hours',
  -- What the other side said to the last try, or why nobody tries.
  answer text check (char_length(answer) <= 1000),
  settled_at timestamptz,
  -- Those that go out in one mail share it.
  digest uuid,
  unique (form, lead_id, channel, recipient),
  foreign key (form, lead_id) references public.leads (form, id) on delete cascade
);
create index deliveries_due_idx on public.deliveries (due_at) where state = 'waiting';
create index deliveries_recipient_idx on public.deliveries (recipient, created_at desc);
create index deliveries_taken_idx on public.deliveries (recipient, taken_at desc) where channel = 'email';
create index deliveries_settled_idx on public.deliveries (settled_at) where state <> 'waiting';

-- Submissions that try the delivery, noted with the service key before they are sent: a guest can't mark one.
create table public.delivery_tests (
  id uuid primary key,
  form text not null check (form in ('feedback', 'catering', 'careers', 'media', 'franchise')),
  created_at timestamptz not null default now()
);

do $$
declare
  name text;
begin
  foreach name in array array['leads', 'deliveries', 'delivery_tests'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role', name);
  end loop;
end;
$$;

-- Whom a brand tells: src/schema/brand-folder/notify.ts. Never published: get-brand-website answers `data` alone.
alter table public.brand_websites
  add column notify jsonb check (jsonb_typeof(notify) = 'object' and octet_length(notify::text) <= 1048576);

-- In the transaction of the submission: what is stored is a lead.
create function private.note_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := to_jsonb(new);
  named text := coalesce(sent ->> 'restaurant_id', sent ->> 'brand_id');
begin
  insert into public.leads (form, id, recipient, brand_id, is_test, is_urgent)
  values (
    tg_argv[0], new.id, named,
    (select owned.brand_id from private.restaurant_ids as owned where owned.id = named),
    exists (select from public.delivery_tests as test where test.id = new.id and test.form = tg_argv[0]),
    tg_argv[0] = 'catering' or coalesce((sent ->> 'rating')::integer <= 2, false))
  on conflict (form, id) do nothing;
  return null;
end;
$$;

create function private.forget_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.leads where form = tg_argv[0] and id = old.id;
  return null;
end;
$$;

create function private.count_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end;
$$;
create trigger count_version before update on public.leads for each row
when (row(old.seen_at, old.answered_at, old.assignee, old.note) is distinct from row(new.seen_at, new.answered_at, new.assignee, new.note))
execute function private.count_version();

create function private.submission_of(form text, submission uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case form
    when 'feedback' then (select to_jsonb(sent) from public.restaurant_feedback as sent where sent.id = submission)
    when 'catering' then (select to_jsonb(sent) from public.catering_requests as sent where sent.id = submission)
    when 'careers' then (select to_jsonb(sent) from public.career_applications as sent where sent.id = submission)
    when 'media' then (select to_jsonb(sent) from public.media_inquiries as sent where sent.id = submission)
    else (select to_jsonb(sent) from public.franchise_inquiries as sent where sent.id = submission)
  end;
end;
$$;

do $$
declare
  known record;
begin
  for known in
    select * from (values
      ('feedback', 'restaurant_feedback', 'restaurant_id', 'true'),
      ('catering', 'catering_requests', 'restaurant_id', 'true'),
      ('careers', 'career_applications', 'restaurant_id', 'new.state = ''complete'''),
      ('media', 'media_inquiries', 'brand_id', 'true'),
      ('franchise', 'franchise_inquiries', 'brand_id', 'true')
    ) as listed (form, store, recipient, condition)
  loop
    execute format('create trigger note_lead after insert on public.%I for each row when (%s) execute function private.note_lead(%L)',
      known.store, known.condition, known.form);
    execute format('create trigger forget_lead after delete on public.%I for each row execute function private.forget_lead(%L)',
      known.store, known.form);
    -- What came before this migration can be answered, and is neither new nor sent to anybody.
    execute format(
      'insert into public.leads (form, id, recipient, brand_id, created_at, seen_at, state, answer)
       select %1$L, new.id, new.%3$I, owned.brand_id, new.created_at, now(), ''routed'', ''It came before anybody could be told.''
       from public.%2$I as new left join private.restaurant_ids as owned on owned.id = new.%3$I where %4$s',
      known.form, known.store, known.recipient, known.condition);
  end loop;
  -- An application is one when its files are there.
  create trigger note_completed_lead after update of state on public.career_applications
    for each row when (new.state = 'complete') execute function private.note_lead('careers');
end;
$$;

-- What decides who hears of a brand's leads: its name, its `notify`, and its locations as [{ "id", "name" }].
create function public.lead_brand(brand text) returns table (name text, notify jsonb, locations jsonb)
language sql stable security definer set search_path = '' as $$
  select
    case jsonb_typeof(known.data -> 'name') when 'string' then left(known.data ->> 'name', 300) end,
    known.notify,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', location ->> 'restaurant_id',
        'name', case jsonb_typeof(location -> 'name') when 'string' then left(location ->> 'name', 300) end) order by place)
      from jsonb_array_elements(
        case jsonb_typeof(known.data -> 'locations')
          when 'array' then known.data -> 'locations'
          when 'object' then jsonb_build_array(known.data -> 'locations')
          else '[]'
        end) with ordinality as listed (location, place)
      where jsonb_typeof(location) = 'object'), '[]')
  from public.brand_websites as known where known.brand_id = brand;
$$;

-- Hands out leads of which it is not decided who hears of them. Who takes one has a minute to route it. `channels`: what the caller can send.
create function public.take_leads(channels text[] default '{}', most integer default 100)
returns table (lead jsonb, submission jsonb)
language plpgsql security definer set search_path = '' as $$
begin
  -- Of several that deliver, one is handed something at a time.
  perform pg_advisory_xact_lock(hashtext('front-of-house deliveries'));
  update public.leads as late set state = 'failed', answer = coalesce(late.answer, 'It was not decided within a day who hears of it.')
  where late.state = 'waiting' and late.due_at <= now() and late.created_at < now() - interval '24 hours';
  update public.deliveries as late set
    state = 'failed', settled_at = now(), answer = coalesce(late.answer, 'Nobody has sent it within a day.')
  where late.state = 'waiting' and late.due_at <= now() and late.gives_up_at <= now();
  -- What nobody here can send is not due all the time; who can send it has taken it within a minute.
  update public.deliveries as idle set
    due_at = now() + interval '1 minute',
    answer = case idle.channel
      when 'webhook' then 'Webhooks are not sent: LEADS_WEBHOOK_SECRET is not set.'
      else 'Mail is not sent: neither SMTP_URL nor MAIL_API is set.'
    end
  where idle.state = 'waiting' and idle.due_at < now() - interval '1 minute' and idle.channel <> all (channels);

  return query
  with taken as (
    update public.leads as due set
      attempts = due.attempts + 1,
      due_at = now() + interval '1 minute',
      -- The brand may have been stored since.
      brand_id = coalesce(due.brand_id, (select owned.brand_id from private.restaurant_ids as owned where owned.id = due.recipient))
    where (due.form, due.id) in (
      select waiting.form, waiting.id from public.leads as waiting
      where waiting.state = 'waiting' and waiting.due_at <= now() order by waiting.due_at limit most for update skip locked)
    returning due.*)
  select to_jsonb(taken), private.submission_of(taken.form, taken.id) from taken order by taken.created_at, taken.id;
end;
$$;

-- Says who hears of leads: [{ "form", "id", "brand_name", "location_name", "answer", "deliveries": [{ "channel", "recipient" }] }]. With
-- "problem", why it could not be decided, it is tried again after 5 s, 10 s, 20 s … at most 10 minutes.
create function public.route_leads(routes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  route jsonb;
  told record;
  routed public.leads;
begin
  for route in select value from jsonb_array_elements(routes) loop
    update public.leads as known set
      state = case when route ->> 'problem' is null then 'routed' else 'waiting' end,
      answer = left(coalesce(route ->> 'problem', route ->> 'answer'), 1000),
      due_at = now() + least(interval '5 seconds' * power(2, least(known.attempts, 10) - 1), interval '10 minutes'),
      brand_name = left(route ->> 'brand_name', 300),
      location_name = left(route ->> 'location_name', 300)
    where known.form = route ->> 'form' and known.id = (route ->> 'id')::uuid and known.state = 'waiting'
    returning * into routed;
    continue when not found or routed.state <> 'routed';
    for told in select * from jsonb_to_recordset(coalesce(route -> 'deliveries', '[]')) as listed (channel text, recipient text) loop
      if told.channel = 'confirmation' then
        -- One after the other, so that two can't both be the third.
        perform pg_advisory_xact_lock(hashtext('front-of-house confirmations'));
        continue when (
          select count(*) from public.deliveries as earlier
          where earlier.channel = 'confirmation' and lower(earlier.recipient) = lower(told.recipient)
            and earlier.created_at > now() - interval '1 day') >= 3;
        continue when (
          select count(*) from public.deliveries as earlier
          where earlier.channel = 'confirmation' and earlier.brand_id = routed.brand_id
            and earlier.created_at > now() - interval '1 hour') >= 100;
      end if;
      insert into public.deliveries (form, lead_id, brand_id, channel, recipient)
      values (routed.form, routed.id, routed.brand_id, told.channel, told.recipient)
      on conflict (form, lead_id, channel, recipient) do nothing;
    end loop;
  end loop;
end;
$$;

-- Mails to one address that would be more than five in ten minutes go together: a hundred in one mail, once a minute.
create function private.gather_digests() returns void
language plpgsql security definer set search_path = '' as $$
declare
  crowd record;
begin
  for crowd in
    select fresh.recipient, count(*) as due, (
      select count(distinct coalesce(recent.digest, recent.id)) from public.deliveries as recent
      where recent.channel = 'email' and recent.recipient = fresh.recipient and recent.taken_at > now() - interval '10 minutes') as mails, (
      select max(recent.taken_at) from public.deliveries as recent
      where recent.channel = 'email' and recent.recipient = fresh.recipient and recent.taken_at > now() - interval '10 minutes') as last_at
    from public.deliveries as fresh
    where fresh.channel = 'email' and fresh.state = 'waiting' and fresh.attempts = 0 and fresh.digest is null and fresh.due_at <= now()
    group by fresh.recipient
  loop
    continue when crowd.due + crowd.mails <= 5;
    if crowd.last_at > now() - interval '1 minute' then
      update public.deliveries as held set due_at = crowd.last_at + interval '1 minute', answer = 'It goes with others in one mail.'
      where held.channel = 'email' and held.recipient = crowd.recipient and held.state = 'waiting' and held.attempts = 0
        and held.digest is null and held.due_at <= now();
    else
      with placed as (
        select fresh.id, (row_number() over (order by fresh.created_at, fresh.id) - 1) / 100 as part
        from public.deliveries as fresh
        where fresh.channel = 'email' and fresh.recipient = crowd.recipient and fresh.state = 'waiting' and fresh.attempts = 0
          and fresh.digest is null and fresh.due_at <= now()),
      parts as (select named.part, gen_random_uuid() as digest from (select distinct placed.part from placed) as named)
      update public.deliveries as gathered set digest = parts.digest
      from placed join parts on parts.part = placed.part where gathered.id = placed.id;
    end if;
  end loop;
end;
$$;

-- Hands out what is due, at most two mails or calls for each address, and of `most` in all; rows of one digest come together. Who takes one
-- has two minutes to settle it; after that it is due again. `busy`: addresses that are being told and shall not be now.
create function public.take_deliveries(channels text[], most integer default 10, busy text[] default '{}')
returns table (delivery jsonb, lead jsonb, submission jsonb)
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('front-of-house deliveries'));
  perform private.gather_digests();
  return query
  with ready as (
    select coalesce(due.digest, due.id) as mail, due.channel, due.recipient, min(due.due_at) as due_at
    from public.deliveries as due
    where due.state = 'waiting' and due.due_at <= now() and due.channel = any (channels) and due.recipient <> all (busy)
    group by 1, 2, 3),
  ordered as (
    select ready.mail, ready.due_at, row_number() over (partition by ready.channel, ready.recipient order by ready.due_at) as place from ready),
  chosen as (select ordered.mail from ordered where ordered.place <= 2 order by ordered.due_at limit most),
  taken as (
    update public.deliveries as due set attempts = due.attempts + 1, taken_at = now(), due_at = now() + interval '2 minutes'
    where due.state = 'waiting' and coalesce(due.digest, due.id) in (select chosen.mail from chosen)
    returning due.*)
  select to_jsonb(taken), to_jsonb(known), private.submission_of(taken.form, taken.lead_id)
  from taken join public.leads as known on known.form = taken.form and known.id = taken.lead_id
  order by taken.created_at, taken.id;
end;
$$;

-- `outcome`: "sent"; "failed", which is final; or "retry": after 5 s, 10 s, 20 s … at most 10 minutes, or after as many seconds as the other
-- side wants, for a day. `reason` is what it said, in words and without a secret.
create function public.settle_deliveries(ids uuid[], outcome text, reason text default null, wait_seconds integer default 0) returns void
language sql security definer set search_path = '' as $$
  update public.deliveries as tried set
    state = case
      when outcome <> 'retry' then outcome
      when now() + next.wait >= tried.gives_up_at then 'failed'
      else 'waiting'
    end,
    answer = left(reason, 1000),
    settled_at = case when outcome = 'retry' and now() + next.wait < tried.gives_up_at then null else now() end,
    due_at = now() + next.wait
  from (
    select waiting.id, greatest(
      least(interval '5 seconds' * power(2, least(waiting.attempts, 10) - 1), interval '10 minutes'),
      least(make_interval(secs => wait_seconds), interval '1 hour')) as wait
    from public.deliveries as waiting where waiting.id = any (ids)) as next
  where tried.id = next.id and tried.state = 'waiting';
$$;

-- Has what failed of a lead sent once more, for another day.
create function public.retry_deliveries(of_form text, of_lead uuid) returns void
language sql security definer set search_path = '' as $$
  update public.leads set state = 'waiting', due_at = now(), attempts = 0 where form = of_form and id = of_lead and state = 'failed';
  update public.deliveries set
    state = 'waiting', due_at = now(), attempts = 0, gives_up_at = now() + interval '24 hours', settled_at = null, digest = null
  where form = of_form and lead_id = of_lead and state = 'failed';
$$;

-- Whether there is anything to do for who can send by these channels: cheap enough to be asked every second.
create function public.are_leads_due(channels text[] default '{email,webhook,confirmation}') returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.leads where state = 'waiting' and due_at <= now())
    or exists (
      select from public.deliveries
      where state = 'waiting' and due_at <= now() and (channel = any (channels) or due_at < now() - interval '1 minute'));
$$;

create or replace function private.forget() returns void
language sql security definer set search_path = '' as $$
  delete from public.assistant_turns where created_at < now() - interval '30 days';
  delete from private.rate_hits where started_at < now() - interval '1 hour';
  delete from public.configuration_changes where state <> 'waiting' and settled_at < now() - interval '30 days';
  delete from public.deliveries where state <> 'waiting' and settled_at < now() - interval '1 year';
  delete from public.delivery_tests where created_at < now() - interval '30 days';
$$;

revoke all on function
  private.note_lead(), private.forget_lead(), private.count_version(), private.submission_of(text, uuid), private.gather_digests() from public;
revoke all on function
  public.lead_brand(text), public.take_leads(text[], integer), public.route_leads(jsonb),
  public.take_deliveries(text[], integer, text[]), public.settle_deliveries(uuid[], text, text, integer),
  public.retry_deliveries(text, uuid), public.are_leads_due(text[]) from public, anon, authenticated;
grant execute on function
  public.lead_brand(text), public.take_leads(text[], integer), public.route_leads(jsonb),
  public.take_deliveries(text[], integer, text[]), public.settle_deliveries(uuid[], text, text, integer),
  public.retry_deliveries(text, uuid), public.are_leads_due(text[]) to service_role;

-- A hosted project has a clock, which needs the two secrets that 20261125000006_configuration_changes.sql names. The preview and the builder have their own.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    execute $schedule$
      select cron.schedule('front-of-house-leads', '2 seconds', $job$
        select net.http_post(
          url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/deliver-leads',
          headers := jsonb_build_object('Authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'service_role_key')),
          body := '{}'::jsonb)
        where public.are_leads_due()
          and exists (select from vault.decrypted_secrets where name = 'project_url')
          and exists (select from vault.decrypted_secrets where name = 'service_role_key')
      $job$)
    $schedule$;
  end if;
exception when others then
  raise warning 'Leads are not delivered by the clock: %. Call the function deliver-leads, or run the builder.', sqlerrm;
end;
$$;
