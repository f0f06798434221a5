-- A file that goes along with a mail; it goes with its text once the mail is sent.
alter table mail_outbox add column attachment_name text;
alter table mail_outbox add column attachment bytea;
alter table mail_outbox add constraint mail_outbox_attachment check ((attachment is null) or (attachment_name is not null));
-- Mails donor passes. One of an electronic order waits until the laboratory took the order.
select pgboss.create_queue('lab-orders.mail-pass',
  '{"policy": "standard", "retryLimit": 8, "retryDelay": 10, "retryBackoff": true}'::jsonb);
