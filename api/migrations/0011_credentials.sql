-- Everything that proves who somebody is. Scope internal: a transaction that acts for a client
-- company sees none of it; sign-in and the own password are handled outside of any company.

-- Apart from users, so that no list or form of users can carry a hash.
create table credentials (
  tenant_id integer not null default app.tenant_id(),
  user_id bigint not null,
  password_hash text,
  -- Null while the password was given by somebody else: it must be changed at the first sign-in.
  password_changed_at timestamptz,
  failed_attempts integer not null default 0,
  failed_codes integer not null default 0,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select app.protect('credentials', 'internal');

create table password_history (
  tenant_id integer not null default app.tenant_id(),
  user_id bigint not null,
  set_at timestamptz not null,
  password_hash text not null,
  primary key (tenant_id, user_id, set_at, password_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select app.protect('password_history', 'internal');

-- Links to /setup-password. Only the hash of the code is kept.
create table password_links (
  tenant_id integer not null default app.tenant_id(),
  code_hash bytea not null,
  user_id bigint not null,
  purpose text not null check (purpose in ('RESET', 'INVITE', 'UNLOCK')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, code_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index password_links_user on password_links (tenant_id, user_id, created_at);
select app.protect('password_links', 'internal');

-- Failed sign-ins under names that nobody here signs in with, so that they are answered like all others
-- (contract §1). The name is kept as a hash: people type passwords into the wrong field.
create table sign_in_attempts (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  name_hash bytea not null,
  failed_attempts integer not null,
  last_failed_at timestamptz not null,
  primary key (tenant_id, name_hash)
);
select app.protect('sign_in_attempts', 'internal');

-- tenant_id is the tenant that the session acts in and its token names; the user may belong to another
-- one (a SUPER_ADMIN of tenant 1), which is why user_id has no foreign key.
create table sessions (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  token_hash bytea not null,
  home_tenant_id integer not null,
  user_id bigint not null,
  -- What is still missing; null for an active session.
  pending_reason text check (pending_reason in ('MFA_REQUIRED', 'PASSWORD_EXPIRED', 'FIRST_LOGIN')),
  timezone text not null,
  timezone_offset integer not null,
  codes_sent integer not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- End of a pending session. An active one ends some time after its last use instead.
  expires_at timestamptz,
  primary key (tenant_id, token_hash),
  constraint sessions_pending_expire check ((pending_reason is null) = (expires_at is null))
);
create index sessions_user on sessions (tenant_id, home_tenant_id, user_id);
create index sessions_last_used on sessions (tenant_id, last_used_at);
select app.protect('sessions', 'internal');

-- The code that was sent last for a pending session. Its hash is salted with the token, which is not
-- stored, so that six digits cannot be found by trying all of them on a stolen table.
create table verification_codes (
  tenant_id integer not null default app.tenant_id(),
  token_hash bytea not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, token_hash) references sessions (tenant_id, token_hash) on delete cascade
);
select app.protect('verification_codes', 'internal');
