ALTER TABLE "shipments" ADD COLUMN "shop_fulfilment_id" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shop_fulfilment_id_unique" UNIQUE("shop_fulfilment_id");