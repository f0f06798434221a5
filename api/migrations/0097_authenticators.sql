-- Authenticator apps (RFC 6238). The key is sealed; it counts from the moment a code confirmed it.
create table authenticators (
  tenant_id integer not null default app.tenant_id(),
  user_id bigint not null,
  secret_sealed text not null,
  confirmed_at timestamptz,
  -- Half minutes since 1970 of the last code that was taken: neither it nor an older one is taken again.
  last_step integer not null default 0,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select app.protect('authenticators', 'internal');
select app.guard_sealed('authenticators', 'secret_sealed');

-- What signs in without the app. A code has 80 random bits, so that its hash tells nothing; it goes with its use.
create table recovery_codes (
  tenant_id integer not null default app.tenant_id(),
  user_id bigint not null,
  code_hash bytea not null,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references authenticators (tenant_id, user_id) on delete cascade
);
select app.protect('recovery_codes', 'internal');
