-- What a donor consented to and a collector certified, in the words of the day: words that change later change no record.
alter table instant_tests
  add column consent_text text,
  add column certification_text text;

-- Until now there was one text of each. Neither is said of a test that is refused.
update instant_tests i set
  certification_text = 'I certify that the donor named here gave me this specimen.',
  consent_text = 'I agree to give a specimen for this test and to its result being sent to my employer. I was told what the test looks for, that a positive is confirmed by a laboratory before any decision, and that I may list medicines to the reviewer in confidence.'
from test_results t
where t.tenant_id = i.tenant_id and t.id = i.test_result_id and t.test_status <> 'REFUSAL_TO_TEST'
  and i.collector_signature_file_id is not null;
