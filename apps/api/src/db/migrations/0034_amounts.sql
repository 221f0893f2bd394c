CREATE TABLE "schema_compatibility" (
	"one_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"compatible_from" integer NOT NULL,
	CONSTRAINT "schema_compatibility_one_row" CHECK ("schema_compatibility"."one_row"),
	CONSTRAINT "schema_compatibility_bounds" CHECK ("schema_compatibility"."compatible_from" >= 0)
);--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "shop_cart_shown" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "amount_differences" jsonb;--> statement-breakpoint
-- an order whose delivery came out below zero was paid less than its lines: that is a discount
UPDATE orders SET discount = discount - shipping, shipping = 0, flags = array_append(array_remove(flags, 'amount_mismatch'), 'amount_mismatch') WHERE shipping < 0;--> statement-breakpoint
ALTER TABLE "doctor_rates" ADD CONSTRAINT "doctor_rates_bounds" CHECK ("doctor_rates"."rate_bp" between 0 and 10000) NOT VALID;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_bounds" CHECK ("doctors"."discount_default_bp" between 0 and 10000) NOT VALID;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_bounds" CHECK ("files"."size" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_bounds" CHECK ("cart_lines"."price_seen" >= 0 and "cart_lines"."saved_for_later" >= 0 and "cart_lines"."quantity" >= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_bounds" CHECK ("order_lines"."unit_price" >= 0 and "order_lines"."discount" >= 0 and "order_lines"."tax" >= 0 and "order_lines"."tax_rate_bp" >= 0 and "order_lines"."line_total" >= 0 and "order_lines"."refunded" >= 0 and "order_lines"."qty_shipped" >= 0 and "order_lines"."qty_cancelled" >= 0 and "order_lines"."qty_returned" >= 0 and "order_lines"."qty_ordered" >= 1 and "order_lines"."commission_rate_bp" between 0 and 10000) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bounds" CHECK ("orders"."subtotal" >= 0 and "orders"."discount" >= 0 and "orders"."shipping" >= 0 and "orders"."tax" >= 0 and "orders"."total" >= 0 and "orders"."refunded" >= 0 and "orders"."item_count" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_bounds" CHECK ("refunds"."amount" >= 0 and "refunds"."shipping_amount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_bounds" CHECK ("shipment_lines"."quantity" >= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_bounds" CHECK ("shipments"."weight_g" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_bounds" CHECK ("invitations"."reminders_sent" >= 0 and "invitations"."send_count" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_bounds" CHECK ("patients"."birth_date_tries" >= 0 and "patients"."discount_bp" between 0 and 10000 and "patients"."first_order_discount_bp" between 0 and 10000) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_bounds" CHECK ("products"."commission_override_bp" between 0 and 10000) NOT VALID;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_bounds" CHECK ("stock"."on_hand" >= 0 and "stock"."reserved" >= 0 and "stock"."low_threshold" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_bounds" CHECK ("variants"."price" >= 0 and "variants"."compare_at_price" >= 0 and "variants"."weight_g" >= 0 and "variants"."units_per_pack" >= 1 and "variants"."servings_per_pack" >= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "doses" ADD CONSTRAINT "doses_bounds" CHECK ("doses"."share" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_bounds" CHECK ("recipe_lines"."amount_min" >= 0 and "recipe_lines"."amount_max" >= 0 and "recipe_lines"."stated_units" >= 0 and "recipe_lines"."start_offset_days" >= 0 and "recipe_lines"."refills_allowed" >= 0 and "recipe_lines"."min_days_between" >= 0 and "recipe_lines"."times_ordered" >= 0 and "recipe_lines"."price" >= 0 and "recipe_lines"."frequency_count" >= 1 and "recipe_lines"."duration_days" >= 1 and "recipe_lines"."quantity" >= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_bounds" CHECK ("recipes"."valid_days" >= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_bounds" CHECK ("ledger_entries"."rate_bp" between 0 and 10000) NOT VALID;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_bounds" CHECK ("settlements"."order_count" >= 0 and "settlements"."withholding" >= 0) NOT VALID;--> statement-breakpoint
INSERT INTO schema_compatibility (one_row, compatible_from) VALUES (true, 0);--> statement-breakpoint
-- new rows are checked from here on; rows of before that break a rule stay, and the database's log names their table
DO $$
DECLARE rule record;
BEGIN
  FOR rule IN SELECT conrelid::regclass AS of_table, conname FROM pg_constraint
    WHERE conname LIKE '%\_bounds' AND NOT convalidated AND connamespace = 'public'::regnamespace
  LOOP
    BEGIN
      EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', rule.of_table, rule.conname);
    EXCEPTION WHEN check_violation THEN
      RAISE WARNING '% holds rows of before that break %', rule.of_table, rule.conname;
    END;
  END LOOP;
END $$;
