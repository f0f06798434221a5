-- An order that is sent once more to the laboratory was not renewed: it is valid for as long as before.
alter table test_events drop constraint test_events_kind_check;
alter table test_events add constraint test_events_kind_check check (kind in ('ORDERED', 'SENT', 'ACCEPTED', 'REFUSED', 'COLLECTED',
  'RECEIVED', 'REPORTED', 'VERIFIED', 'RELEASED', 'CANCELLED', 'RENEWED', 'SENT_AGAIN', 'VIEWED', 'DOWNLOADED', 'CORRECTED',
  'REFUSED_TO_TEST'));
