-- What nobody could be told of, for whoever watches over the delivery: a row a brand, without a guest. A lead that failed counts for thirty days, or until
-- somebody has seen it in the inbox. Confirmations and tests of the delivery do not count.

create index deliveries_failed_idx on public.deliveries (settled_at) where state = 'failed';
create index leads_failed_idx on public.leads (created_at) where state = 'failed';

-- `late`: of those that wait, which do so for more than an hour. `late_reason` and `failed_reason` are of the oldest of each:
-- { "answer", "recipient" }, what the other side said, and who it is.
create function public.undelivered_leads() returns table (
  brand_id text, waiting bigint, late bigint, failed bigint, oldest_seconds double precision, late_reason jsonb, failed_reason jsonb)
language sql stable security definer set search_path = '' as $$
  with told as (
    select lead.brand_id, lead.form, lead.id, lead.state, lead.created_at, lead.answer, lead.recipient
    from public.leads as lead
    where lead.state = 'waiting' and not lead.is_test
    union all
    select lead.brand_id, lead.form, lead.id, lead.state, lead.created_at, lead.answer, lead.recipient
    from public.leads as lead
    where lead.state = 'failed' and lead.created_at > now() - interval '30 days'
      and lead.seen_at is null and lead.answered_at is null and not lead.is_test
    union all
    select lead.brand_id, lead.form, lead.id, sent.state, sent.created_at, sent.answer, sent.recipient
    from public.deliveries as sent join public.leads as lead on lead.form = sent.form and lead.id = sent.lead_id
    where sent.state = 'waiting' and sent.channel <> 'confirmation' and not lead.is_test
    union all
    select lead.brand_id, lead.form, lead.id, sent.state, sent.created_at, sent.answer, sent.recipient
    from public.deliveries as sent join public.leads as lead on lead.form = sent.form and lead.id = sent.lead_id
    where sent.state = 'failed' and sent.settled_at > now() - interval '30 days' and sent.channel <> 'confirmation'
      and lead.seen_at is null and lead.answered_at is null and not lead.is_test),
  judged as (
    select told.*, told.state = 'waiting' and told.created_at < now() - interval '1 hour' as is_late,
      jsonb_build_object('answer', told.answer, 'recipient', told.recipient) as reason
    from told)
  select
    judged.brand_id,
    count(distinct (judged.form, judged.id)) filter (where judged.state = 'waiting'),
    count(distinct (judged.form, judged.id)) filter (where judged.is_late),
    count(distinct (judged.form, judged.id)) filter (where judged.state = 'failed'),
    extract(epoch from now() - min(judged.created_at) filter (where judged.state = 'waiting'))::double precision,
    (array_agg(judged.reason order by judged.created_at) filter (where judged.is_late))[1],
    (array_agg(judged.reason order by judged.created_at) filter (where judged.state = 'failed'))[1]
  from judged group by judged.brand_id order by judged.brand_id;
$$;

revoke all on function public.undelivered_leads() from public, anon, authenticated;
grant execute on function public.undelivered_leads() to service_role;
