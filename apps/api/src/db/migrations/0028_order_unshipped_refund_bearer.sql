ALTER TABLE "orders" ADD COLUMN "unshipped_since" timestamp (3) with time zone GENERATED ALWAYS AS (case when order_state = 'open' and fulfilment_state in ('unfulfilled', 'in_progress', 'partially_shipped', 'on_hold')
        and (payment_state in ('paid', 'authorized', 'partially_refunded') or (payment_method = 'invoice' and payment_state = 'pending'))
        then case when payment_method = 'invoice' then placed_at else coalesce(paid_at, placed_at) end end) STORED;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bearer" text DEFAULT 'doctor' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_unshipped" ON "orders" USING btree ("unshipped_since","id");--> statement-breakpoint
CREATE INDEX "orders_unshipped_newest" ON "orders" USING btree ("unshipped_since" NULLS FIRST,"id");