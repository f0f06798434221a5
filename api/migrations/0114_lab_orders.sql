-- Collection sites are known by their codes (contract §25), not by numbers.
alter table lab_orders alter column site_id type text using site_id::text;
-- Where the donor pass was mailed.
alter table lab_orders add column donor_email text;
