ALTER TABLE "accounts" ADD COLUMN "totp_pending" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "totp_step" integer;