-- SSNs of donors are sealed with a key that is in use, like those of members of pools.
select app.guard_sealed('test_cases', 'ssn_sealed');
