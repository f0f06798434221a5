-- Whoever refuses a test was asked for it and gave nothing: no order was placed, and no laboratory refused anything.
alter table test_events drop constraint test_events_kind_check;
alter table test_events add constraint test_events_kind_check check (kind in ('ORDERED', 'SENT', 'ACCEPTED', 'REFUSED', 'COLLECTED',
  'RECEIVED', 'REPORTED', 'VERIFIED', 'RELEASED', 'CANCELLED', 'RENEWED', 'VIEWED', 'DOWNLOADED', 'CORRECTED', 'REFUSED_TO_TEST'));
update test_events e set kind = 'REFUSED_TO_TEST'
from test_results t
where t.tenant_id = e.tenant_id and t.id = e.test_result_id and e.kind = 'ORDERED' and t.test_type = 'INSTANT'
  and t.test_status = 'REFUSAL_TO_TEST';
-- Nobody is asked to consent to a test that is refused: a box that was not ticked says nothing. What somebody did tick stays.
update test_cases c set is_verbal_consent = null
from test_results t
where t.tenant_id = c.tenant_id and t.test_case_id = c.id and t.test_type = 'INSTANT' and t.test_status = 'REFUSAL_TO_TEST'
  and not c.is_verbal_consent;
