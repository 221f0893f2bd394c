CREATE TABLE "audit_chain" (
	"number" bigint PRIMARY KEY NOT NULL,
	"row_id" bigint NOT NULL,
	"row_at" timestamp (3) with time zone NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"retired_before" date,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_unchained" (
	"row_id" bigint NOT NULL,
	"row_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_unchained_row_id_row_at_pk" PRIMARY KEY("row_id","row_at")
);
--> statement-breakpoint
CREATE FUNCTION queue_for_chain() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO public.audit_unchained (row_id, row_at) VALUES (NEW.id, NEW.at);
  RETURN NULL;
END $$;--> statement-breakpoint
-- The months stand in a schema of their own, which the application's role has no right to enter: it reaches them through audit_log alone.
CREATE SCHEMA audit_months;--> statement-breakpoint
ALTER TABLE "audit_log" RENAME TO "audit_log_before";--> statement-breakpoint
ALTER TABLE "audit_log_before" DROP CONSTRAINT "audit_log_pkey";--> statement-breakpoint
CREATE TABLE "audit_log" (LIKE "audit_log_before" INCLUDING DEFAULTS, "session" text) PARTITION BY RANGE ("at");--> statement-breakpoint
ALTER SEQUENCE "audit_log_id_seq" OWNED BY "audit_log"."id";--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_chained AFTER INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION queue_for_chain();--> statement-breakpoint
-- A statement trigger of a partitioned table does not fire for statements on a partition, so each month has its own.
CREATE FUNCTION make_audit_month(month date) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  name text := 'm' || to_char(month, 'YYYY_MM');
  start timestamp := date_trunc('month', month);
BEGIN
  IF to_regclass('audit_months.' || name) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE audit_months.%I PARTITION OF public.audit_log FOR VALUES FROM (%L) TO (%L)',
    name, start AT TIME ZONE 'UTC', (start + interval '1 month') AT TIME ZONE 'UTC');
  EXECUTE format('CREATE TRIGGER audit_month_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_months.%I
    FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change()', name);
END $$;--> statement-breakpoint
-- This month and the next two, with the rights of the owner and nothing else. A month of which the rest has rows stays there.
CREATE FUNCTION make_audit_months() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET lock_timeout = '2s' AS $$
BEGIN
  FOR n IN 0..2 LOOP
    BEGIN
      PERFORM public.make_audit_month((date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => n))::date);
    EXCEPTION WHEN check_violation OR lock_not_available THEN
      RAISE WARNING 'audit_log: no partition for month % from now: %', n, SQLERRM;
    END;
  END LOOP;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION make_audit_month(date), make_audit_months() FROM PUBLIC;--> statement-breakpoint
SELECT make_audit_month(month) FROM (SELECT DISTINCT date_trunc('month', at AT TIME ZONE 'UTC')::date AS month FROM audit_log_before) known;--> statement-breakpoint
SELECT make_audit_months();--> statement-breakpoint
CREATE TABLE audit_months.rest PARTITION OF audit_log DEFAULT;--> statement-breakpoint
CREATE TRIGGER audit_month_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_months.rest FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO audit_log SELECT *, NULL FROM audit_log_before ORDER BY id;--> statement-breakpoint
DROP TABLE audit_log_before;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_id_at_pk" PRIMARY KEY("id","at");--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit_log" USING btree ("object_type","object_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_patient" ON "audit_log" USING btree ("patient_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
