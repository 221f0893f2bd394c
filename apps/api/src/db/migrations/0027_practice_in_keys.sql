ALTER TABLE "payments" ADD COLUMN "doctor_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "doctor_id" uuid;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD COLUMN "doctor_id" uuid;--> statement-breakpoint
UPDATE "payments" SET "doctor_id" = "orders"."doctor_id" FROM "orders" WHERE "orders"."id" = "payments"."order_id";--> statement-breakpoint
UPDATE "refunds" SET "doctor_id" = "orders"."doctor_id" FROM "orders" WHERE "orders"."id" = "refunds"."order_id";--> statement-breakpoint
UPDATE "shipment_lines" SET "doctor_id" = "shipments"."doctor_id" FROM "shipments" WHERE "shipments"."id" = "shipment_lines"."shipment_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "doctor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "doctor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_lines" ALTER COLUMN "doctor_id" SET NOT NULL;--> statement-breakpoint
DROP INDEX "repeat_periods_once";--> statement-breakpoint
CREATE UNIQUE INDEX "repeat_periods_once" ON "repeat_periods" USING btree ("repeat_id","period","doctor_id");--> statement-breakpoint
ALTER TABLE "settlement_deferrals" DROP CONSTRAINT "settlement_deferrals_pkey";--> statement-breakpoint
ALTER TABLE "settlement_deferrals" ADD CONSTRAINT "settlement_deferrals_entry_id_doctor_id_pk" PRIMARY KEY("entry_id","doctor_id");--> statement-breakpoint
-- an older server writes rows without a practice
UPDATE schema_compatibility SET compatible_from = 28;
