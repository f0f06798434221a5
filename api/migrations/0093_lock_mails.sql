-- When a locked person was last told who can unlock the account: once a day at most (decision 18).
alter table credentials add column lock_mailed_at timestamptz;

-- Who failed to sign in, to be looked at: the answer of a sign-in must not take longer for somebody who is mailed.
select pgboss.create_queue('session.tell-locked', '{"policy": "standard", "retryLimit": 3, "retryDelay": 5,
  "retryBackoff": true, "expireInSeconds": 60, "deleteAfterSeconds": 60}');
