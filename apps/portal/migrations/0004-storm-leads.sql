-- Whoever asks to be told of storms says where, and need not have a trade.
alter table lead add column place text;
alter table lead alter column area drop not null;
