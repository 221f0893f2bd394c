CREATE TABLE "doctor_tiers" (
	"doctor_id" uuid NOT NULL,
	"month" date NOT NULL,
	"average" bigint NOT NULL,
	"rate_bp" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "doctor_tiers_doctor_id_month_pk" PRIMARY KEY("doctor_id","month"),
	CONSTRAINT "doctor_tiers_bounds" CHECK ("doctor_tiers"."average" >= 0 and "doctor_tiers"."rate_bp" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "withholding_name" text;--> statement-breakpoint
ALTER TABLE "doctor_tiers" ADD CONSTRAINT "doctor_tiers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;