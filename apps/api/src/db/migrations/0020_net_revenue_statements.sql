CREATE TABLE "number_counters" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_counters_bounds" CHECK ("number_counters"."last" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_shipping_tax_bounds";--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "bank_country" text;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "bank_code" text;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "bank_branch_code" text;--> statement-breakpoint
ALTER TABLE "sales_days" ADD COLUMN "tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_months" ADD COLUMN "tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
CREATE INDEX "settlements_replaced" ON "settlements" USING btree ("replaced_by") WHERE "settlements"."replaced_by" is not null;--> statement-breakpoint
CREATE INDEX "settlements_overdue" ON "settlements" USING btree ("pay_on") WHERE "settlements"."status" in ('closed', 'approved', 'paying', 'failed');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_tax_bounds" CHECK ("orders"."shipping_tax_bp" >= 0 and "orders"."shipping_tax" >= 0);--> statement-breakpoint
-- what the lines do not explain is the delivery's; where units were taken out of an unpaid order, by its rate
UPDATE orders o SET shipping_tax = found.tax FROM (
  SELECT o.id, CASE
    WHEN o.reverse_charge THEN 0
    WHEN NOT o.prices_include_tax THEN greatest(0, o.shipping_tax_added)
    WHEN sum(l.line_total) = o.total - o.shipping - o.shipping_tax_added THEN greatest(0, o.tax - sum(l.tax))
    ELSE least(o.tax, round(o.shipping * coalesce(o.shipping_tax_bp, 0) / (10000.0 + coalesce(o.shipping_tax_bp, 0)))) END AS tax
  FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.tax > 0 GROUP BY o.id) found
WHERE found.id = o.id AND found.tax > 0;--> statement-breakpoint
INSERT INTO number_counters (kind, last)
SELECT 'settlement', coalesce(max(substring(number from '-(\d{1,9})$')::int), 0) FROM settlements;--> statement-breakpoint
UPDATE settlements v SET replaced_by = (
  SELECT s.id FROM settlements s WHERE s.doctor_id = v.doctor_id AND s.id <> v.id AND s.created_at >= v.updated_at
  ORDER BY s.created_at, s.id LIMIT 1)
WHERE v.status = 'void';--> statement-breakpoint
-- revenue is without tax now: every day is computed again
DELETE FROM figure_state;
