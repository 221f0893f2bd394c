ALTER TABLE "orders" ADD COLUMN "shipping_tax_bp" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_tax_bounds" CHECK ("orders"."shipping_tax_bp" >= 0);