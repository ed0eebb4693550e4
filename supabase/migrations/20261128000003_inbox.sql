-- What the inbox asks, each page in one call: a brand's leads with what was sent and what became of each mail, and how many wait at each
-- brand. src/inbox asks with the service key; what people note is written into `leads`.

create index leads_open_idx on public.leads (brand_id) where answered_at is null or seen_at is null;

-- A brand may have been stored after what was sent to it.
create function private.leads_of(brand text) returns setof public.leads
language sql stable security definer set search_path = '' as $$
  select * from public.leads where brand_id = brand
  union all
  select early.* from private.restaurant_ids as owned
  join public.leads as early on early.recipient = owned.id and early.brand_id is null
  where owned.brand_id = brand;
$$;

-- A submission with its columns in the order of its table, which is that of its form.
create function private.sent_row(form text, submission uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  return case form
    when 'feedback' then (select to_json(sent) from public.restaurant_feedback as sent where sent.id = submission)
    when 'catering' then (select to_json(sent) from public.catering_requests as sent where sent.id = submission)
    when 'careers' then (select to_json(sent) from public.career_applications as sent where sent.id = submission)
    when 'media' then (select to_json(sent) from public.media_inquiries as sent where sent.id = submission)
    else (select to_json(sent) from public.franchise_inquiries as sent where sent.id = submission)
  end;
end;
$$;

-- A lead as the inbox shows it: { "lead", "submission", "deliveries" }.
create function private.inbox_row(lead public.leads) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'lead', to_json(lead),
    'submission', private.sent_row(lead.form, lead.id),
    'deliveries', coalesce((
      select json_agg(told order by told.channel, told.recipient)
      from public.deliveries as told where told.form = lead.form and told.lead_id = lead.id), '[]'));
$$;

-- One page of a brand's inbox. `shown`: waiting, answered or all. The others leave out what they do not name. `forms`, `people` and `places`
-- are what the rest can be sieved by, with how many there are of each.
create function public.read_inbox(
  brand text, shown text default 'waiting', of_form text default null, sent_to text default null, of_person text default null,
  skip integer default 0, most integer default 50) returns json
language sql stable security definer set search_path = '' as $$
  with own as materialized (select * from private.leads_of(brand)),
  sieved as (
    select * from own
    where (sent_to is null or own.recipient = sent_to) and (of_person is null or own.assignee = of_person)),
  tab as (
    select * from sieved
    where case shown when 'waiting' then sieved.answered_at is null when 'answered' then sieved.answered_at is not null else true end),
  found as (select * from tab where of_form is null or tab.form = of_form),
  -- What is urgent stands first until it is answered.
  page as (
    select (found::public.leads) as lead, found.is_urgent and found.answered_at is null as comes_first, found.created_at, found.id
    from found order by comes_first desc, found.created_at desc, found.id desc limit most offset skip)
  select json_build_object(
    'total', (select count(*) from found),
    'urgent', (select count(*) from found where found.is_urgent and found.answered_at is null),
    'all', (select count(*) from own),
    'waiting', (select count(*) from sieved where sieved.answered_at is null),
    'answered', (select count(*) from sieved where sieved.answered_at is not null),
    'unread', (select count(*) from own where own.seen_at is null),
    'forms', (
      select coalesce(jsonb_object_agg(counted.form, counted.number), '{}')
      from (select tab.form, count(*) as number from tab group by tab.form) as counted),
    'people', (
      select coalesce(jsonb_object_agg(counted.assignee, counted.number), '{}')
      from (
        select own.assignee, count(*) filter (where own.answered_at is null) as number
        from own where own.assignee is not null group by own.assignee order by number desc, own.assignee limit 100) as counted),
    'places', (
      select coalesce(jsonb_object_agg(counted.recipient, counted.number), '{}')
      from (
        select own.recipient, count(*) filter (where own.answered_at is null) as number
        from own group by own.recipient order by number desc, own.recipient limit 500) as counted),
    'brand', (select to_jsonb(known) - 'notify' || jsonb_build_object('tells', known.notify is not null) from public.lead_brand(brand) as known),
    'rows', (
      select coalesce(json_agg(private.inbox_row(page.lead) order by page.comes_first desc, page.created_at desc, page.id desc), '[]')
      from page));
$$;

-- One lead of a brand; null where the brand has none like it.
create function public.read_lead(brand text, of_form text, of_lead uuid) returns json
language sql stable security definer set search_path = '' as $$
  select private.inbox_row(own::public.leads) from public.leads as own
  where own.form = of_form and own.id = of_lead
    and brand = coalesce(own.brand_id, (select owned.brand_id from private.restaurant_ids as owned where owned.id = own.recipient));
$$;

-- Whose a lead is, for the links of mails.
create function public.brand_of_lead(of_form text, of_lead uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(own.brand_id, (select owned.brand_id from private.restaurant_ids as owned where owned.id = own.recipient))
  from public.leads as own where own.form = of_form and own.id = of_lead;
$$;

-- How many leads each brand has that nobody has seen, that are not answered, those of them that are older than a day, and those that
-- somebody was to be told of and was not. Tests of the delivery do not count.
create function public.count_inboxes() returns table (brand_id text, unread bigint, waiting bigint, late bigint, undelivered bigint)
language sql stable security definer set search_path = '' as $$
  select
    brand.id,
    count(*) filter (where open.seen_at is null),
    count(*) filter (where open.answered_at is null),
    count(*) filter (where open.answered_at is null and open.created_at < now() - interval '24 hours'),
    count(*) filter (where open.state = 'failed' or exists (
      select from public.deliveries as told
      where told.form = open.form and told.lead_id = open.id and told.state = 'failed' and told.channel <> 'confirmation'))
  from public.leads as open
  cross join lateral (
    select coalesce(open.brand_id, (select owned.brand_id from private.restaurant_ids as owned where owned.id = open.recipient)) as id) as brand
  where (open.answered_at is null or open.seen_at is null) and not open.is_test and brand.id is not null
  group by brand.id;
$$;

revoke all on function private.leads_of(text), private.sent_row(text, uuid), private.inbox_row(public.leads) from public;
revoke all on function
  public.read_inbox(text, text, text, text, text, integer, integer), public.read_lead(text, text, uuid),
  public.brand_of_lead(text, uuid), public.count_inboxes() from public, anon, authenticated;
grant execute on function
  public.read_inbox(text, text, text, text, text, integer, integer), public.read_lead(text, text, uuid),
  public.brand_of_lead(text, uuid), public.count_inboxes() to service_role;
