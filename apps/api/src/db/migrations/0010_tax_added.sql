ALTER TABLE "orders" ADD COLUMN "tax_added" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_tax_added" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prices_include_tax" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reverse_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE orders DROP CONSTRAINT orders_add_up;--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_add_up CHECK (total = subtotal - discount + shipping + tax_added AND refunded >= 0 AND refunded <= total);
