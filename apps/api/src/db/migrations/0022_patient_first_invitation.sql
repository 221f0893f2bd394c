ALTER TABLE "patients" ADD COLUMN "invitation_message" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "first_recipe_draft_id" uuid;