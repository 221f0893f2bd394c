ALTER TABLE "ledger_entries" ADD COLUMN "reverses_id" uuid;--> statement-breakpoint
ALTER TABLE "settlement_entries" ADD COLUMN "eligible_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_entries" ADD COLUMN "rule" text NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "reopened_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "ledger_shipment" ON "ledger_entries" USING btree ("shipment_id");