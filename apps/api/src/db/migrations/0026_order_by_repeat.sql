ALTER TABLE "refunds" DROP CONSTRAINT "refunds_bounds";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_bounds" CHECK ("refunds"."amount" >= 0 and "refunds"."shipping_amount" >= 0 and "refunds"."tries" >= 1);--> statement-breakpoint
UPDATE "orders" SET "source" = 'repeat' WHERE EXISTS (SELECT 1 FROM "repeat_periods" WHERE "repeat_periods"."order_id" = "orders"."id");
