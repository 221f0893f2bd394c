ALTER TABLE "patients" ADD COLUMN "deletion_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "deletion_reason" text;--> statement-breakpoint
CREATE INDEX "patients_deletion" ON "patients" USING btree ("deletion_asked_at") WHERE "patients"."deletion_asked_at" is not null;