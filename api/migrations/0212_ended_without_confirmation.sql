-- Who ended an instant test without a confirmation, and when, stands in its timeline; and a renewal or cancellation that a
-- laboratory did not take is no refusal of the order.
alter table test_events drop constraint test_events_kind_check;
alter table test_events add constraint test_events_kind_check check (kind in ('ORDERED', 'SENT', 'ACCEPTED', 'REFUSED', 'NOT_TAKEN',
  'COLLECTED', 'RECEIVED', 'REPORTED', 'VERIFIED', 'RELEASED', 'CANCELLED', 'RENEWED', 'SENT_AGAIN', 'VIEWED', 'DOWNLOADED',
  'CORRECTED', 'REFUSED_TO_TEST', 'ENDED_UNCONFIRMED'));
