CREATE TABLE "purchase_order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"ordered" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"cost" bigint,
	"position" integer NOT NULL,
	CONSTRAINT "purchase_order_lines_bounds" CHECK ("purchase_order_lines"."received" >= 0 and "purchase_order_lines"."cost" >= 0 and "purchase_order_lines"."ordered" >= 1)
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"supplier_id" uuid NOT NULL,
	"status" text NOT NULL,
	"expected_on" date,
	"note" text,
	"ordered_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact" text,
	"email" text,
	"phone" text,
	"lead_time_days" integer,
	"note" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppliers_bounds" CHECK ("suppliers"."lead_time_days" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_order_lines_order" ON "purchase_order_lines" USING btree ("purchase_order_id","position");--> statement-breakpoint
CREATE INDEX "purchase_order_lines_variant" ON "purchase_order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "purchase_orders_created" ON "purchase_orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_orders_supplier" ON "purchase_orders" USING btree ("supplier_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_orders_open" ON "purchase_orders" USING btree ("expected_on","id") WHERE "purchase_orders"."status" in ('ordered', 'partly_received');--> statement-breakpoint
CREATE INDEX "suppliers_name" ON "suppliers" USING btree ("name","id");--> statement-breakpoint
CREATE SEQUENCE purchase_order_numbers;
