-- The day that a signature states is that of where it was signed, whoever reads it later.
alter table mis_signatures add column certified_on date;
update mis_signatures set certified_on = (at at time zone 'UTC')::date;
alter table mis_signatures alter column certified_on set not null;
