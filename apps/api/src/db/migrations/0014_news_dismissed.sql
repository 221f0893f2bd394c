ALTER TABLE "news_reads" ADD COLUMN "dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "news_reads_account" ON "news_reads" USING btree ("account_id");