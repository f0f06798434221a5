-- An administrator has taken the password away, and none has been chosen since: null where it is not so.
alter table users add column password_reset_at timestamptz;
