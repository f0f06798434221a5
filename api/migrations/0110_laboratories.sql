-- Laboratories and MROs are connections (decision 43; ADR 102): over them orders go out and results come in.
create table lab_connections (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('lab_connections'),
  name text not null,
  kind text not null,
  party text not null,
  -- The laboratory; null for an MRO.
  provider text,
  address text not null,
  -- Which accounts of the laboratory are ordered by it; none means all that no other connection has.
  lab_account_ids bigint[] not null default '{}',
  -- Which MRO gets what the laboratory finds and reports over a connection of its own.
  mro_connection_id bigint,
  is_active boolean not null default true,
  -- How it goes: when messages last reached the other side, and why the last one did not.
  last_sent_at timestamptz,
  last_failed_at timestamptz,
  last_error text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  search_text text not null generated always as (lower(name)) stored,
  primary key (tenant_id, id),
  constraint lab_connections_kind check (kind in ('HTTPS_JSON')),
  constraint lab_connections_party check (party in ('LABORATORY', 'MRO')),
  constraint lab_connections_provider check ((party = 'LABORATORY') = (provider is not null))
);
create unique index lab_connections_name on lab_connections (tenant_id, name_key) where deleted_at is null;
select app.protect('lab_connections', 'internal');

-- The shared secrets of a connection, the newest of which signs; a former one is taken for a while after a rotation.
create table lab_connection_secrets (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  connection_id bigint not null,
  number integer not null,
  secret_sealed text not null,
  created_at timestamptz not null default now(),
  valid_until timestamptz,
  primary key (tenant_id, connection_id, number),
  foreign key (tenant_id, connection_id) references lab_connections (tenant_id, id)
);
select app.protect('lab_connection_secrets', 'internal');
select app.guard_sealed('lab_connection_secrets', 'secret_sealed');

-- What is to be told to laboratories of an order: written in the transaction of the order, whoever gives it.
create table lab_outgoing_messages (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('lab_outgoing_messages'),
  test_result_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  -- By which it goes, as far as one was found.
  connection_id bigint,
  kind text not null,
  state text not null default 'WAITING',
  -- How often it was sent in vain, when it is sent again, and why it did not arrive.
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Rows are not edited, nor deleted.
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id),
  constraint lab_outgoing_messages_kind check (kind in ('ORDER', 'CANCEL', 'RENEW')),
  constraint lab_outgoing_messages_state check (state in ('WAITING', 'DONE', 'FAILED', 'SUPERSEDED'))
);
create index lab_outgoing_messages_of_test on lab_outgoing_messages (tenant_id, test_result_id, id);
create index lab_outgoing_messages_of_connection on lab_outgoing_messages (tenant_id, connection_id, created_at desc, id);
create index lab_outgoing_messages_open on lab_outgoing_messages (tenant_id, state) where state in ('WAITING', 'FAILED');
select app.protect('lab_outgoing_messages', 'location');
create trigger copy_place before insert on lab_outgoing_messages for each row execute function app.copy_test_place();

-- What laboratories and MROs sent, as it came in. The body is sealed: it tells of results and of people, and whoever changes
-- it past the portal cannot seal it again.
create table lab_messages (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('lab_messages'),
  connection_id bigint not null,
  received_at timestamptz not null default now(),
  -- The headers by which it was signed.
  sent_at timestamptz not null,
  nonce text collate "C" not null,
  signature text not null,
  body_sealed text not null,
  bytes integer not null,
  sha256 bytea not null,
  state text not null default 'WAITING',
  -- What it says, once it was read: null before.
  kind text,
  test_result_id bigint,
  -- Why it waits for a person, failed or was left aside.
  reason text,
  -- What of it names the test, for whoever looks for it; of an SSN the last digits.
  order_number text,
  specimen_id text,
  account text,
  donor_id text,
  collected_at timestamptz,
  -- The content apart from the sender's number, by which a repetition is known.
  content_hash bytea,
  attempts integer not null default 0,
  processed_at timestamptz,
  -- Who linked it to its test, and why.
  matched_by text,
  match_reason text,
  deleted_at timestamptz,
  search_text text not null generated always as (lower(coalesce(order_number, '') || chr(31) || coalesce(specimen_id, '')
    || chr(31) || coalesce(account, '') || chr(31) || coalesce(donor_id, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, connection_id) references lab_connections (tenant_id, id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id),
  constraint lab_messages_state check (state in ('WAITING', 'PROCESSED', 'UNMATCHED', 'FAILED', 'IGNORED')),
  constraint lab_messages_kind check (kind in ('ORDER_STATUS', 'RESULT', 'MRO_REPORT', 'DOCUMENT'))
);
create unique index lab_messages_nonce on lab_messages (tenant_id, connection_id, nonce);
create index lab_messages_of_connection on lab_messages (tenant_id, connection_id, received_at desc, id);
create index lab_messages_open on lab_messages (tenant_id, state, id) where state in ('WAITING', 'UNMATCHED', 'FAILED');
create index lab_messages_of_test on lab_messages (tenant_id, test_result_id) where test_result_id is not null;
select app.protect('lab_messages', 'internal');
-- The wall (ADR 101): that a message came which may tell of a result is known to MRO staff alone. Steps of an order are not
-- of that kind.
create policy wall on lab_messages as restrictive to assay_app
  using ((kind is not null and kind = 'ORDER_STATUS') or (select app.sees_unreleased()));
-- Kept as they came: what was received never changes.
revoke update, delete on lab_messages from assay_app;
grant update (state, kind, test_result_id, reason, order_number, specimen_id, account, donor_id, collected_at, content_hash, attempts, processed_at, matched_by,
  match_reason) on lab_messages to assay_app;
select app.guard_sealed('lab_messages', 'body_sealed');

-- Adds a job of the tenant unless one waits already that has not begun: that one sees what this transaction writes, since
-- its row is held until the commit.
create function app.enqueue_once(queue_name text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if app.tenant_id() is null then
    raise exception 'a job needs a tenant';
  end if;
  insert into pgboss.job_common as waiting (name, data, singleton_key, keep_until, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds)
    select q.name, jsonb_build_object('tenantId', app.tenant_id()), app.tenant_id()::text,
      now() + make_interval(secs => q.retention_seconds), q.policy, q.retry_limit, q.retry_delay, q.retry_backoff,
      q.retry_delay_max, q.expire_seconds, q.deletion_seconds
    from pgboss.queue q where q.name = queue_name
    on conflict (name, (coalesce(singleton_key, ''))) where state = 'created' and policy = 'short'
    do update set priority = waiting.priority;
  if not found then
    raise exception 'there is no queue %', queue_name;
  end if;
end
$$;
revoke execute on function app.enqueue_once(text) from public;
grant execute on function app.enqueue_once(text) to assay_app;

-- An order is tried again by a job of its own (ten times, every five minutes); these tries are for a process that died.
select pgboss.create_queue('laboratories.send', '{"policy": "standard", "retryLimit": 20, "retryDelay": 30,
  "retryBackoff": true, "retryDelayMax": 600, "expireInSeconds": 120, "deleteAfterSeconds": 86400}');
-- Whether the other side answers; somebody waits for it.
select pgboss.create_queue('laboratories.check', '{"policy": "standard", "retryLimit": 0, "retryDelay": 5,
  "expireInSeconds": 60, "deleteAfterSeconds": 3600}');
-- Takes in what waits, one job of a tenant at a time before it begins.
select pgboss.create_queue('laboratories.take-in', '{"policy": "short", "retryLimit": 20, "retryDelay": 5,
  "retryBackoff": true, "retryDelayMax": 600, "expireInSeconds": 600, "deleteAfterSeconds": 3600}');
