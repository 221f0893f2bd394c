CREATE TABLE "product_import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"label" text NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"code" text,
	"said" jsonb,
	"plan" jsonb,
	"keys" jsonb,
	CONSTRAINT "product_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "product_import_lines_bounds" CHECK ("product_import_lines"."line" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_imports" DROP CONSTRAINT "product_imports_bounds";--> statement-breakpoint
ALTER TABLE "product_import_rows" DROP CONSTRAINT "product_import_rows_import_id_product_imports_id_fk";
--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "status" text DEFAULT 'imported' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "sheet" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "sheets" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "unknown_columns" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "preview" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "product_import_lines" ADD CONSTRAINT "product_import_lines_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_lines_outcome" ON "product_import_lines" USING btree ("import_id","outcome","line");--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_bounds" CHECK ("product_imports"."added" >= 0 and "product_imports"."changed" >= 0 and "product_imports"."same" >= 0 and "product_imports"."failed" >= 0 and "product_imports"."total" >= 0 and "product_imports"."done" >= 0 and "product_imports"."attempts" >= 0);--> statement-breakpoint
UPDATE "product_imports" SET "total" = "added" + "changed" + "same" + "failed", "done" = "added" + "changed" + "same" + "failed",
  "status" = CASE WHEN "undone_at" IS NULL THEN 'imported' ELSE 'undone' END;
