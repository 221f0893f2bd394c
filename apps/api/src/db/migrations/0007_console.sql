ALTER TABLE "admins" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "recipes_number_search" ON "recipes" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ledger_occurred" ON "ledger_entries" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "settlements_number_search" ON "settlements" USING gin ("number" gin_trgm_ops);