DROP INDEX "orders_doctor";--> statement-breakpoint
DROP INDEX "shipments_status";--> statement-breakpoint
CREATE INDEX "orders_practice" ON "orders" USING btree ("doctor_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"cancelled_at","total","shipping","shipping_tax_added","tax","shipping_tax");--> statement-breakpoint
CREATE INDEX "patients_name" ON "patients" USING btree (("last_name" || ' ' || "first_name"),"id");--> statement-breakpoint
CREATE INDEX "shipments_state" ON "shipments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "shipments_shipped" ON "shipments" USING btree ("shipped_at","id");