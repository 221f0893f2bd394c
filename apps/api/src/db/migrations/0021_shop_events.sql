CREATE TABLE "shop_events" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb,
	"error" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "shop_checkout_url" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "shop_cart_revision" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shop_line_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shop_refund_id" text;--> statement-breakpoint
CREATE INDEX "shop_events_open" ON "shop_events" USING btree ("subject","received_at") WHERE "shop_events"."done_at" is null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_shop_refund_id_unique" UNIQUE("shop_refund_id");