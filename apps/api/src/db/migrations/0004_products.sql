ALTER TABLE "variants" DROP CONSTRAINT "variants_bounds";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "successor_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_markdown" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergens" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "cost" bigint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "backorder_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "max_per_order" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_successor_id_products_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_title" ON "products" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "products_status" ON "products" USING btree ("status","title","id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand","id");--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_successor" ON "products" USING btree ("successor_id");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_barcode_unique" UNIQUE("barcode");--> statement-breakpoint
UPDATE "products" SET "status" = 'discontinued' WHERE "removed_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sold" CHECK (("products"."status" = 'active') = ("products"."removed_at" is null));--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_bounds" CHECK ("variants"."price" >= 0 and "variants"."compare_at_price" >= 0 and "variants"."weight_g" >= 0 and "variants"."cost" >= 0 and "variants"."units_per_pack" >= 1 and "variants"."servings_per_pack" >= 1 and "variants"."max_per_order" >= 1);