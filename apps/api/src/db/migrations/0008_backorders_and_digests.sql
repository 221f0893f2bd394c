CREATE TABLE "digest_items" (
	"doctor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "digest_items_doctor_id_kind_object_id_pk" PRIMARY KEY("doctor_id","kind","object_id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "backorder_choice" text;