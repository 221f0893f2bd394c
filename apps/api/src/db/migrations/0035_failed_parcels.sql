ALTER TABLE "shipments" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE shipments s SET failed_at = a.at FROM (
  SELECT object_id, min(at) AS at FROM audit_log
  WHERE object_type = 'shipment' AND action = 'shipment.exception' GROUP BY object_id) a
WHERE a.object_id = s.id;