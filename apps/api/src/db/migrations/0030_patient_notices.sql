CREATE TABLE "stock_notices" (
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_notices_patient_id_variant_id_pk" PRIMARY KEY("patient_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "no_known_allergies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_notices_variant" ON "stock_notices" USING btree ("variant_id","created_at");