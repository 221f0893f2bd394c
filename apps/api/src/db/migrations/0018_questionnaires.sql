ALTER TABLE "questionnaires" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "published_by" uuid;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "answer_sets_questionnaire" ON "answer_sets" USING btree ("questionnaire_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaires_draft" ON "questionnaires" USING btree ("key") WHERE "questionnaires"."status" = 'draft';