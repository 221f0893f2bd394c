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
--> statement-breakpoint
CREATE FUNCTION tell_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('officina_sessions', to_jsonb(OLD) ->> (CASE TG_TABLE_NAME WHEN 'sessions' THEN 'id_hash' ELSE 'session_hash' END));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.account_id IS NOT NULL THEN PERFORM pg_notify('officina_sessions', OLD.account_id::text); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_told AFTER UPDATE OF id_hash, data OR DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_session();--> statement-breakpoint
CREATE TRIGGER session_logins_told AFTER UPDATE OF session_hash, account_id, expires_at OR DELETE ON session_logins FOR EACH ROW EXECUTE FUNCTION tell_session();--> statement-breakpoint
CREATE TRIGGER doctors_told AFTER UPDATE OF status, last_name, first_name ON doctors FOR EACH ROW EXECUTE FUNCTION tell_account();--> statement-breakpoint
CREATE TRIGGER patients_told AFTER UPDATE OF status, doctor_id, last_name, first_name ON patients FOR EACH ROW EXECUTE FUNCTION tell_account();--> statement-breakpoint
CREATE TRIGGER admins_told AFTER UPDATE OF status, admin_role, name ON admins FOR EACH ROW EXECUTE FUNCTION tell_account();
