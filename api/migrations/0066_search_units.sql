-- Units are found by their name where somebody chooses one.
alter table administrative_units
  add column search_text text not null generated always as (lower(name)) stored;
create index administrative_units_search on administrative_units
  using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
