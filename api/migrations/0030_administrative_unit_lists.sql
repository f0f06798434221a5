-- Units of a company for its tree, and the lists of units by name.
create index administrative_units_company on administrative_units (tenant_id, company_id, id) where deleted_at is null;
select app.sort_index('administrative_units', 'name_key', 'company_id');
