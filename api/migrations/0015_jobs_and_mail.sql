-- Adds a job in the transaction of the change that it follows from: a rollback leaves neither. The tenant
-- is the transaction's and cannot be chosen. Retries and back-off are those of the queue.
create function app.enqueue_job(queue_name text, data jsonb, delay interval default '0') returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  job_id uuid;
begin
  if app.tenant_id() is null then
    raise exception 'a job needs a tenant';
  end if;
  insert into pgboss.job (name, data, start_after, keep_until, policy, dead_letter, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, expire_seconds, deletion_seconds)
    select q.name, data || jsonb_build_object('tenantId', app.tenant_id()), now() + delay,
      now() + delay + make_interval(secs => q.retention_seconds), q.policy, q.dead_letter, q.retry_limit,
      q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds
    from pgboss.queue q where q.name = queue_name
    returning id into job_id;
  if job_id is null then
    raise exception 'there is no queue %', queue_name;
  end if;
  return job_id;
end
$$;
revoke execute on function app.enqueue_job(text, jsonb, interval) from public;
grant execute on function app.enqueue_job(text, jsonb, interval) to assay_app;

-- Ten seconds, then longer and longer: a mail server may be away for an hour. Codes and links end sooner or
-- later by themselves.
select pgboss.create_queue('mail.send', '{"policy": "standard", "retryLimit": 10, "retryDelay": 10,
  "retryBackoff": true, "retryDelayMax": 1800, "expireInSeconds": 120, "deleteAfterSeconds": 86400}');
-- Looks up who asked for a new password, after the answer: known and unknown names take the same time.
select pgboss.create_queue('session.restore-password', '{"policy": "standard", "retryLimit": 3, "retryDelay": 5,
  "retryBackoff": true, "expireInSeconds": 60, "deleteAfterSeconds": 60}');
select pgboss.create_queue('session.purge', '{"policy": "standard", "retryLimit": 1, "retryDelay": 60,
  "expireInSeconds": 300, "deleteAfterSeconds": 3600}');

-- Mails to send. Text and HTML are removed once a mail was sent or given up: they hold links and codes.
create table mail_outbox (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id uuid not null default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  recipient_name text,
  sender text,
  sender_name text not null,
  subject text not null,
  body_text text,
  body_html text,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  -- Code of the last failure; the server's words would repeat the address.
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, id)
);
create index mail_outbox_created_at on mail_outbox (tenant_id, created_at);
select app.protect('mail_outbox', 'tenant');
-- Everybody may cause a mail; nobody but the sender of mails may read or change one.
create policy no_reading on mail_outbox as restrictive for select to assay_client using (false);
create policy no_changing on mail_outbox as restrictive for update to assay_client using (false);
create policy no_removing on mail_outbox as restrictive for delete to assay_client using (false);

-- News that the portal shows as toasts (contract §5), for users of the tenant itself.
create table notifications (
  tenant_id integer not null default app.tenant_id(),
  id bigint not null default app.next_id('notifications'),
  user_id bigint not null,
  type text not null,
  options jsonb not null default '{}',
  test_result_id bigint,
  donor_full_name text,
  specimen_id text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index notifications_waiting on notifications (tenant_id, user_id, id) where delivered_at is null;
select app.protect('notifications', 'tenant');
