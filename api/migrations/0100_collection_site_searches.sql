-- All that a search looks at stands in its index: a service that hardly any site of a large city has takes it through
-- 100,000 of them, of which it reads the rows of 50.
drop index collection_sites_place;
create index collection_sites_place on collection_sites (tenant_id, latitude_band, longitude)
  include (latitude, site_code, hair_collection_supported, is_electronic_request_enabled, nida_supported,
    urine_poct_supported, oral_fluid_supported, urine_observed_supported, bac_dot_supported, bac_non_dot_supported)
  where not is_temporarily_closed;
