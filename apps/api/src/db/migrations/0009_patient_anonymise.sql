ALTER TABLE "patients" ADD COLUMN "anonymise_requested_by" uuid;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "anonymise_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "anonymise_reason" text;