ALTER TABLE "answer_sets" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "answer_sets" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_sets" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answer_sets" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
CREATE INDEX "answer_sets_own" ON "answer_sets" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "answer_sets_open" ON "answer_sets" USING btree ("created_at") WHERE "answer_sets"."status" in ('sent', 'in_progress');