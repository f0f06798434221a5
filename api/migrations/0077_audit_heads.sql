-- Signs the heads of the audit log that are kept outside of the database (ADR 78); one key for the installation.
create table app.audit_signer (
  id boolean primary key default true check (id),
  -- Ed25519, sealed as other secrets are.
  key_sealed text not null,
  public_key text not null
);
select app.guard_sealed('app.audit_signer', 'key_sealed');

-- Tenants whose log is empty although something is there that no portal makes without an entry.
create function app.audit_emptied() returns table (tenant_id integer)
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select t.id from public.tenants t
  where not exists (select from public.audit_log a where a.tenant_id = t.id) and (
    exists (select from app.audit_checks c where c.tenant_id = t.id and c.entries > 0)
    or exists (select from app.audit_heads h where h.tenant_id = t.id and h.id > 0)
    or exists (select from public.selection_runs r where r.tenant_id = t.id)
    or exists (select from public.sessions s where s.tenant_id = t.id))
  order by t.id;
end;
revoke execute on function app.audit_emptied() from public;

select pgboss.create_queue('audit.heads', '{"policy": "short", "retryLimit": 2, "retryDelay": 60,
  "retryBackoff": true, "expireInSeconds": 300, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}');
select pgboss.create_queue('audit.heads-mail', '{"policy": "short", "retryLimit": 2, "retryDelay": 60,
  "retryBackoff": true, "expireInSeconds": 300, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}');
