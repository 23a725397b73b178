-- Plans, orders and money. What belongs to an account lies in its bucket; money in that of its own name, so that a gateway's
-- message is counted once whatever it says. Amounts are whole dong, times epoch seconds.

-- Paid months of plans. An account without a running one has the free plan.
create table plan_term (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  plan_id text not null,
  starts_at bigint not null,
  -- Last second.
  ends_at bigint not null,
  -- Day of the month of the first payment: months that follow end on it.
  anchor_day smallint not null check (anchor_day between 1 and 31),
  -- What it cost, in money and credit.
  value integer not null,
  order_id uuid not null,
  granted_at bigint not null,
  -- Set where a dearer plan replaced it or its money went back: it counts no longer.
  dropped_at bigint,
  -- Set where its owner wants no reminders; it runs to its end.
  cancelled_at bigint,
  -- Letters sent so far: 1 a week before the end, 2 a day before, 3 after it.
  reminded smallint not null default 0,
  primary key (bucket, account_id, id),
  -- Granted once for an order, however often its payment is handled.
  unique (bucket, order_id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index plan_term_ends_at on plan_term (ends_at);

-- Orders stay ten years without their account: it is taken out of them when it is deleted.
create table plan_order (
  bucket smallint not null,
  id uuid not null,
  code text not null,
  -- Opens the order's state without a session.
  link text not null,
  account_id uuid,
  plan_id text not null,
  -- What is asked for, as it was quoted: a later price changes no order.
  amount integer not null check (amount > 0),
  credit integer not null check (credit >= 0),
  state text not null check (state in ('pending', 'paid', 'failed', 'expired', 'refunded')),
  reason text,
  -- Made where no money moves.
  is_test boolean not null,
  language text not null check (language in ('vi', 'en')),
  created_at bigint not null,
  -- Until when it waits for its money.
  expires_at bigint not null,
  closed_at bigint,
  paid_at bigint,
  starts_at bigint,
  ends_at bigint,
  primary key (bucket, id)
);
create index plan_order_account on plan_order (bucket, account_id, created_at);
create index plan_order_waiting on plan_order (expires_at) where state = 'pending';
create index plan_order_created_at on plan_order (created_at);

-- What an order is found by: its code and its link. Its bucket is that of the value; the order lies in another.
create table plan_order_name (
  bucket smallint not null,
  kind text not null check (kind in ('code', 'link')),
  value text not null,
  order_bucket smallint not null,
  order_id uuid not null,
  primary key (bucket, kind, value)
);

-- Tries to pay an order.
create table order_attempt (
  bucket smallint not null,
  order_id uuid not null,
  number smallint not null check (number between 1 and 99),
  id uuid not null,
  method text not null check (method in ('vnpay', 'momo', 'zalopay', 'vietqr')),
  state text not null check (state in ('pending', 'paid', 'failed')),
  reason text,
  created_at bigint not null,
  -- When the gateway is asked next; null: nobody is asked.
  query_at bigint,
  primary key (bucket, order_id, number),
  foreign key (bucket, order_id) references plan_order (bucket, id) on delete cascade
);
create index order_attempt_query_at on order_attempt (query_at) where query_at is not null;

-- Every sum of money that a gateway or bank says arrived, once each.
create table payment (
  bucket smallint not null,
  method text not null,
  -- The gateway's own name of it.
  transaction_id text not null,
  -- What it was paid under; null where nothing can be told from it.
  reference text,
  amount integer not null,
  received_at bigint not null,
  -- applied: an order was paid by it; unmatched: it is nobody's so far; refunding: it is being sent back; refunded.
  state text not null check (state in ('applied', 'unmatched', 'refunding', 'refunded')),
  -- Why it is unmatched: unknownOrder, wrongAmount, closedOrder.
  reason text,
  order_bucket smallint,
  order_id uuid,
  -- Names the refund at the gateway.
  refund_id uuid,
  settled_at bigint,
  is_test boolean not null,
  primary key (bucket, method, transaction_id)
);
create index payment_received_at on payment (received_at);
create index payment_order on payment (order_id);
create index payment_unsettled on payment (state) where state in ('unmatched', 'refunding');

-- What gateways sent, without secrets and data of persons, for 90 days.
create table payment_notification (
  bucket smallint not null,
  id uuid not null,
  method text not null,
  reference text,
  verdict text not null,
  content jsonb not null,
  received_at bigint not null,
  primary key (bucket, id)
);
create index payment_notification_received_at on payment_notification (received_at);
