ALTER TABLE "catalogs" ADD COLUMN "rule" jsonb;--> statement-breakpoint
CREATE INDEX "catalogs_rule" ON "catalogs" USING btree ("id") WHERE "catalogs"."rule" is not null;--> statement-breakpoint
-- The fields that a rule of a catalog can name, a line each, with what a product says there.
CREATE FUNCTION rule_words(p products) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object(
    'category', jsonb_build_array(p.category),
    'brand', jsonb_build_array(p.brand),
    'concern', to_jsonb(p.concerns),
    'form', jsonb_build_array(p.form),
    'usage_kind', jsonb_build_array(p.usage_kind),
    'tag', to_jsonb(p.tags)
  ) $$;--> statement-breakpoint
CREATE FUNCTION fits_rule(p products, rule jsonb) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(CASE rule ->> 'match' WHEN 'any' THEN bool_or(c.holds) ELSE bool_and(c.holds) END, false)
  FROM (
    SELECT ((said.words -> (each ->> 'field')) ? (each ->> 'value')) = (each ->> 'operator' = 'is') AS holds
    FROM (SELECT rule_words(p) AS words OFFSET 0) said, jsonb_array_elements(rule -> 'conditions') each
  ) c $$;--> statement-breakpoint
-- Products are written by forms, imports, their undo and the sync of a shop: the database keeps what follows from them.
-- A product and a rule that change at the same time wait for each other, or the later one would read what the other replaces.
CREATE FUNCTION follow_catalog_rules() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7236180013);
  DELETE FROM catalog_items i USING catalogs c
    WHERE c.id = i.catalog_id AND c.rule IS NOT NULL AND i.product_id = NEW.id AND NOT fits_rule(NEW, c.rule);
  INSERT INTO catalog_items (catalog_id, product_id, position)
    SELECT c.id, NEW.id, 0 FROM catalogs c WHERE c.rule IS NOT NULL AND fits_rule(NEW, c.rule)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_join_catalogs AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION follow_catalog_rules();--> statement-breakpoint
CREATE TRIGGER products_change_catalogs AFTER UPDATE ON products FOR EACH ROW
  WHEN (rule_words(OLD) IS DISTINCT FROM rule_words(NEW)) EXECUTE FUNCTION follow_catalog_rules();--> statement-breakpoint
CREATE FUNCTION fill_catalog_by_rule() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7236180013);
  DELETE FROM catalog_items i USING products p
    WHERE i.catalog_id = NEW.id AND p.id = i.product_id AND NOT fits_rule(p, NEW.rule);
  INSERT INTO catalog_items (catalog_id, product_id, position)
    SELECT NEW.id, p.id, 0 FROM products p WHERE fits_rule(p, NEW.rule)
    ON CONFLICT (catalog_id, product_id) DO UPDATE SET position = 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER catalogs_by_rule AFTER INSERT OR UPDATE OF rule ON catalogs FOR EACH ROW
  WHEN (NEW.rule IS NOT NULL) EXECUTE FUNCTION fill_catalog_by_rule();
