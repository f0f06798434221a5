-- Tells people of steps of tests (contract §5, §30.2).
select pgboss.create_queue('test-notices.tell', '{"policy": "standard", "retryLimit": 8, "retryDelay": 30, "retryBackoff": true}');
