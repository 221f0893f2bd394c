CREATE TABLE "bank_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"payer" text NOT NULL,
	"text" text NOT NULL,
	"bank_ref" text,
	"order_id" uuid,
	"found_by" text,
	"status" text DEFAULT 'open' NOT NULL,
	"surplus" bigint DEFAULT 0 NOT NULL,
	"reason" text,
	"returned_on" date,
	"returned_ref" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_transfers_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_transfers_bounds" CHECK ("bank_transfers"."surplus" >= 0 and "bank_transfers"."amount" >= 1)
);
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transfers_booked" ON "bank_transfers" USING btree ("booked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_transfers_order" ON "bank_transfers" USING btree ("order_id");