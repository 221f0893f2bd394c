-- Citus's rules on plain PostgreSQL, for tests: the same two functions, which refuse what Citus refuses.
CREATE TABLE divided (name regclass PRIMARY KEY, kind text NOT NULL);

CREATE FUNCTION create_reference_table(name regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE other regclass;
BEGIN
  SELECT confrelid::regclass INTO other FROM pg_constraint WHERE contype = 'f' AND conrelid = name AND confrelid <> name
    AND confrelid NOT IN (SELECT d.name FROM divided d WHERE d.kind = 'reference');
  IF other IS NOT NULL THEN RAISE EXCEPTION '% refers to %, which is not on every node', name, other; END IF;
  INSERT INTO divided VALUES (name, 'reference');
END $$;

CREATE FUNCTION create_distributed_table(name regclass, key text, colocate_with text DEFAULT 'none') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wrong text;
  number int2 := (SELECT attnum FROM pg_attribute WHERE attrelid = name AND attname = key AND attnotnull AND attgenerated = '');
BEGIN
  IF number IS NULL THEN RAISE EXCEPTION '% has no column % that is never empty', name, key; END IF;
  IF colocate_with <> 'none' AND NOT EXISTS (SELECT FROM divided d WHERE d.name = colocate_with::regclass AND d.kind = 'distributed')
    THEN RAISE EXCEPTION '% lies with %, which is not distributed', name, colocate_with; END IF;
  SELECT indexrelid::regclass::text INTO wrong FROM pg_index WHERE indrelid = name AND indisunique AND NOT number = ANY (indkey::int2[]);
  IF wrong IS NOT NULL THEN RAISE EXCEPTION 'the key % of % does not hold %', wrong, name, key; END IF;
  SELECT tgname INTO wrong FROM pg_trigger WHERE tgrelid = name AND NOT tgisinternal;
  IF wrong IS NOT NULL THEN RAISE EXCEPTION '% has the trigger %', name, wrong; END IF;
  INSERT INTO divided VALUES (name, 'distributed');
END $$;

-- References are looked at when all tables are handed over; one is refused as Citus would refuse its ALTER TABLE.
CREATE FUNCTION refused_references() RETURNS TABLE (reference text) LANGUAGE sql AS $$
  SELECT c.conrelid::regclass || '.' || c.conname FROM pg_constraint c
    LEFT JOIN divided f ON f.name = c.conrelid LEFT JOIN divided t ON t.name = c.confrelid
  WHERE c.contype = 'f' AND c.conparentid = 0 AND CASE
    WHEN f.kind = 'distributed' AND t.kind = 'distributed' THEN NOT EXISTS (
      SELECT FROM unnest(c.conkey, c.confkey) k(a, b)
        JOIN pg_attribute x ON x.attrelid = c.conrelid AND x.attnum = k.a AND x.attname = 'doctor_id'
        JOIN pg_attribute y ON y.attrelid = c.confrelid AND y.attnum = k.b AND y.attname = 'doctor_id')
      OR c.confdeltype = 'n' OR c.confdeltype = 'd'
    WHEN f.kind = 'distributed' THEN t.kind IS DISTINCT FROM 'reference'
    WHEN f.kind = 'reference' THEN t.kind IS DISTINCT FROM 'reference'
    ELSE t.kind = 'distributed'
  END
$$;
