DROP INDEX "order_lines_product";--> statement-breakpoint
DROP INDEX "orders_updated";--> statement-breakpoint
CREATE INDEX "shipments_updated" ON "shipments" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id","order_id","id");--> statement-breakpoint
CREATE INDEX "orders_updated" ON "orders" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);