ALTER TABLE "payment_events" ADD COLUMN "happened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "bank_account" jsonb;--> statement-breakpoint
UPDATE "settlements" s SET "bank_account" = jsonb_build_object('holder', d."bank_holder", 'country', coalesce(d."bank_country", d."licence_country"),
  'bank', d."bank_name", 'bank_code', d."bank_code", 'branch', d."bank_branch", 'branch_code', d."bank_branch_code", 'kind', d."bank_kind",
  'number_enc', d."bank_number_enc")
FROM "doctors" d WHERE d."id" = s."doctor_id" AND s."status" = 'paying';
