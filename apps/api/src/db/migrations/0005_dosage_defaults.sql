CREATE TABLE "dosage_defaults" (
	"doctor_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"dosage" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dosage_defaults_doctor_id_product_id_pk" PRIMARY KEY("doctor_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "dosage_defaults" ADD CONSTRAINT "dosage_defaults_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;