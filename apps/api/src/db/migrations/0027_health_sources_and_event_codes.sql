ALTER TABLE "patients" ADD COLUMN "health_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_events" ADD COLUMN "reason_code" text;--> statement-breakpoint
-- what questionnaires have put into records is known; of the rest it is not
WITH entries AS (
  SELECT s.patient_id, f.field, lower(normalize(n.name, NFKC)) AS name,
    jsonb_build_object('by', 'questionnaire', 'at', to_char(s.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS source
  FROM "answer_sets" s
  CROSS JOIN LATERAL jsonb_each(s.facts) AS f(field, value)
  CROSS JOIN LATERAL jsonb_array_elements_text(CASE WHEN jsonb_typeof(f.value) = 'array' THEN f.value ELSE '[]'::jsonb END) AS n(name)
  WHERE s.status IN ('submitted', 'amended') AND s.submitted_at IS NOT NULL
), fields AS (
  SELECT patient_id, field, jsonb_object_agg(name, source) AS names FROM entries GROUP BY patient_id, field
), people AS (
  SELECT patient_id, jsonb_object_agg(field, names) AS sources FROM fields GROUP BY patient_id
)
UPDATE "patients" p SET "health_sources" = people.sources FROM people WHERE people.patient_id = p.id;
--> statement-breakpoint
-- until now a chosen reason stood before the written one, or alone
UPDATE "recipe_events" SET
  "reason_code" = split_part("reason", ': ', 1),
  "reason" = nullif(substr("reason", length(split_part("reason", ': ', 1)) + 3), '')
WHERE "event" IN ('not_buying', 'cancelled') AND split_part("reason", ': ', 1) IN (
  'stopped_by_doctor', 'side_effect', 'allergy', 'pregnancy', 'not_effective', 'too_costly', 'patient_wish',
  'error', 'price', 'already_have', 'prefer_other', 'not_needed', 'other');--> statement-breakpoint
-- of a cancelled recipe the code was kept with the recipe alone
UPDATE "recipe_events" e SET "reason_code" = r."end_reason_code" FROM "recipes" r
WHERE r."id" = e."recipe_id" AND e."event" = 'cancelled' AND e."reason_code" IS NULL AND r."end_reason_code" IS NOT NULL;
