ALTER TABLE "doctors" ADD COLUMN "licence_renewal_number" text;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "licence_renewal_expires_on" date;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "licence_renewal_sent_at" timestamp (3) with time zone;