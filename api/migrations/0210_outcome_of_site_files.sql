-- A file of collection sites stays for 90 days after it was applied, with what it did and the codes that no site has: its
-- notification names 20 of them, and is gone once it was shown (T s2).
alter table collection_site_files
  add column applied_at timestamptz,
  add column updated integer,
  add column unchanged integer,
  add column unknown integer,
  add column unknown_codes text[] not null default '{}';
create index collection_site_files_waiting on collection_site_files (tenant_id, id) where applied_at is null;
