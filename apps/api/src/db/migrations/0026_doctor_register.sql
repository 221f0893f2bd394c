ALTER TABLE "doctors" ADD COLUMN "register_url" text;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "register_note" text;