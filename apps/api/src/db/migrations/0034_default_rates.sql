CREATE TABLE "default_rates" (
	"since" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"rate_bp" integer NOT NULL,
	CONSTRAINT "default_rates_bounds" CHECK ("default_rates"."rate_bp" between 0 and 10000)
);--> statement-breakpoint
-- what counted before the first change that is logged, and each change
INSERT INTO default_rates (since, rate_bp)
SELECT 'epoch', (before->>'commission.default_bp')::int FROM audit_log
WHERE object_type = 'setting' AND object_id IS NULL AND before ? 'commission.default_bp' ORDER BY at, id LIMIT 1;--> statement-breakpoint
INSERT INTO default_rates (since, rate_bp)
SELECT DISTINCT ON (at) at, (after->>'commission.default_bp')::int FROM audit_log
WHERE object_type = 'setting' AND object_id IS NULL AND after ? 'commission.default_bp' ORDER BY at, id DESC;