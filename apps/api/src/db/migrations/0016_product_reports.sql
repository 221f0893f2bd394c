CREATE TABLE "product_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"lot" text,
	"expires_on" date,
	"status" text NOT NULL,
	"decision" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"handled_at" timestamp (3) with time zone,
	"handled_by" uuid,
	"handling_note" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_reports" ADD CONSTRAINT "product_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reports" ADD CONSTRAINT "product_reports_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_reports_order" ON "product_reports" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "product_reports_product" ON "product_reports" USING btree ("product_id","lot");--> statement-breakpoint
CREATE INDEX "product_reports_open" ON "product_reports" USING btree ("doctor_id","created_at") WHERE "product_reports"."status" = 'open';