ALTER TABLE "doctors" ADD COLUMN "request_rules" jsonb DEFAULT '{"refill":false,"visit_months":12,"refills":2}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "result_recipe_id" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("expires_at") WHERE "requests"."status" = 'open';