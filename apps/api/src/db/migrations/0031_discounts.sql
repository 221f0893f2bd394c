CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"catalog_id" uuid,
	"product_id" uuid,
	"name" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"ended_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_target" CHECK (num_nonnulls("discounts"."catalog_id", "discounts"."product_id") = 1),
	CONSTRAINT "discounts_rate" CHECK ("discounts"."rate_bp" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "shop_cart_rates" integer[];--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "shop_cart_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discounts_doctor" ON "discounts" USING btree ("doctor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "discounts_open" ON "discounts" USING btree ("doctor_id","starts_on") WHERE "discounts"."ended_at" is null;