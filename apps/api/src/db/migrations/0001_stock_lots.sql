CREATE TABLE "stock_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" uuid NOT NULL,
	"lot" text NOT NULL,
	"expires_on" date,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"quarantined" integer DEFAULT 0 NOT NULL,
	"hold_reason" text,
	"hold_note" text,
	"held_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_lots_bounds" CHECK ("stock_lots"."on_hand" >= 0 and "stock_lots"."quarantined" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"variant_id" uuid NOT NULL,
	"lot_id" uuid,
	"kind" text NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"quarantined" integer DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"shipment_id" uuid,
	"document" text,
	"reason" text,
	"actor_role" text NOT NULL,
	"actor_id" uuid
);
--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD COLUMN "stock_lot_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_lots" ADD CONSTRAINT "stock_lots_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_lot_id_stock_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."stock_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_lots_once" ON "stock_lots" USING btree ("variant_id","lot");--> statement-breakpoint
CREATE INDEX "stock_lots_lot" ON "stock_lots" USING gin ("lot" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_lots_expiry" ON "stock_lots" USING btree ("expires_on","id") WHERE "stock_lots"."on_hand" > 0 or "stock_lots"."quarantined" > 0;--> statement-breakpoint
CREATE INDEX "stock_movements_at" ON "stock_movements" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" USING btree ("variant_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stock_movements_lot" ON "stock_movements" USING btree ("lot_id","at" DESC NULLS FIRST) WHERE "stock_movements"."lot_id" is not null;--> statement-breakpoint
CREATE INDEX "shipment_lines_stock_lot" ON "shipment_lines" USING btree ("stock_lot_id");--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_movements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO stock_lots (id, variant_id, lot, expires_on, on_hand)
  SELECT gen_random_uuid(), variant_id, lot, lot_expires_on, on_hand FROM stock WHERE lot IS NOT NULL;--> statement-breakpoint
INSERT INTO stock_movements (id, at, variant_id, lot_id, kind, on_hand, reserved, document, actor_role)
  SELECT gen_random_uuid(), now(), s.variant_id, l.id, 'counted', s.on_hand, s.reserved, 'Opening balance', 'system'
  FROM stock s LEFT JOIN stock_lots l ON l.variant_id = s.variant_id WHERE s.on_hand <> 0 OR s.reserved <> 0;--> statement-breakpoint
-- a recall takes units off the shelf that orders wait for
ALTER TABLE "stock" DROP CONSTRAINT "stock_never_negative";--> statement-breakpoint
ALTER TABLE "stock" DROP COLUMN "lot";--> statement-breakpoint
ALTER TABLE "stock" DROP COLUMN "lot_expires_on";--> statement-breakpoint
UPDATE schema_compatibility SET compatible_from = 2;
