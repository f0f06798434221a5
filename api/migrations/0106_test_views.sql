-- Who opened a test is a user of the own tenant, or a super administrator of another one: ids of users count per tenant.
alter table test_result_views add column user_tenant_id integer not null;
alter table test_result_views drop constraint test_result_views_pkey;
alter table test_result_views add primary key (tenant_id, user_tenant_id, user_id, test_result_id);
select app.keep_counts('test_results');
