ALTER TABLE "catalogs" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogs" ADD COLUMN "doctor_access" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_import_rows_line" ON "product_import_rows" USING btree ("import_id","line");