-- Locations of lab accounts and MROs are counted for whoever asks (0084); nobody reads or keeps these numbers any more.
alter table lab_accounts drop column number_of_locations;
alter table mros drop column number_of_locations;
