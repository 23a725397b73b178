-- The bucket comes first in the key of every table that visitors fill, as in 0001. A post's views share the bucket of its
-- address; a batch has one by its id. Tables that are copies of files or feeds are small and whole on every server.
alter table post_view add column bucket smallint;
update post_view set bucket = get_byte(sha256(convert_to(url, 'UTF8')), 0);
alter table post_view alter column bucket set not null;
alter table post_view drop constraint post_view_pkey;
alter table post_view add primary key (bucket, url, day);
create index post_view_day on post_view (day);

alter table post_view_batch add column bucket smallint;
update post_view_batch set bucket = get_byte(uuid_send(id), 15);
alter table post_view_batch alter column bucket set not null;
alter table post_view_batch drop constraint post_view_batch_pkey;
alter table post_view_batch add primary key (bucket, id);

comment on table warning is 'Reference table: a copy of the bulletins that feeds and editors bring.';
comment on table post is 'Reference table: a copy of the editors'' files.';
