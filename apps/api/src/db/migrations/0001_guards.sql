CREATE SEQUENCE doctor_numbers;--> statement-breakpoint
CREATE SEQUENCE patient_numbers;--> statement-breakpoint
CREATE SEQUENCE recipe_numbers;--> statement-breakpoint
CREATE SEQUENCE order_numbers;--> statement-breakpoint
CREATE SEQUENCE shipment_numbers;--> statement-breakpoint
CREATE SEQUENCE settlement_numbers;--> statement-breakpoint
ALTER TABLE stock ADD CONSTRAINT stock_never_negative CHECK (on_hand >= 0 AND reserved >= 0 AND reserved <= on_hand);--> statement-breakpoint
ALTER TABLE order_lines ADD CONSTRAINT order_lines_quantities CHECK (qty_ordered > 0 AND qty_shipped >= 0 AND qty_cancelled >= 0 AND qty_shipped + qty_cancelled <= qty_ordered AND qty_returned <= qty_shipped);--> statement-breakpoint
ALTER TABLE orders ADD CONSTRAINT orders_add_up CHECK (total = subtotal - discount + shipping AND refunded >= 0 AND refunded <= total);--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
