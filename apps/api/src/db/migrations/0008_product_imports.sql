CREATE TABLE "product_import_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"sku" text NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"is_new_product" boolean NOT NULL,
	"product" jsonb,
	"variant" jsonb,
	"shelf" jsonb,
	"catalog_ids" uuid[] NOT NULL,
	"product_revision" integer NOT NULL,
	"shelf_revision" integer NOT NULL,
	"movements" integer NOT NULL,
	"order_lines" integer NOT NULL,
	CONSTRAINT "product_import_rows_bounds" CHECK ("product_import_rows"."line" >= 0 and "product_import_rows"."product_revision" >= 0 and "product_import_rows"."shelf_revision" >= 0 and "product_import_rows"."movements" >= 0 and "product_import_rows"."order_lines" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"file_name" text,
	"admin_id" uuid NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"same" integer NOT NULL,
	"failed" integer NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_imports_number_unique" UNIQUE("number"),
	CONSTRAINT "product_imports_bounds" CHECK ("product_imports"."added" >= 0 and "product_imports"."changed" >= 0 and "product_imports"."same" >= 0 and "product_imports"."failed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_import_rows_once" ON "product_import_rows" USING btree ("import_id","variant_id");--> statement-breakpoint
CREATE INDEX "product_imports_created" ON "product_imports" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE SEQUENCE product_import_numbers;
