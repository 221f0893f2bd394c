-- array_to_string is only STABLE, because elements of some types are written by the session's settings; text is not.
CREATE FUNCTION joined_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_string(words, ' ');--> statement-breakpoint
DROP INDEX "order_lines_product";--> statement-breakpoint
ALTER TABLE "doctors" drop column "search_text";--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(last_name || ' ' || first_name || ' ' || last_name || first_name || ' ' || coalesce(last_name_kana, '') || ' ' || coalesce(first_name_kana, '') || ' ' || coalesce(last_name_kana || first_name_kana, '') || ' ' || clinic_name || ' ' || email || ' ' || number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" drop column "search_text";--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(last_name || ' ' || first_name || ' ' || last_name || first_name || ' ' || coalesce(kana || ' ' || translate(kana, ' 　', ''), '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "search_text";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(title || ' ' || brand || ' ' || category || ' ' || form || ' ' || joined_words(concerns) || ' ' || jsonb_path_query_array(ingredients, '$[*].name')::text || ' ' || jsonb_path_query_array(ingredients, '$[*].code')::text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "shipment_lines_lot_search" ON "shipment_lines" USING gin ("lot" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "doctors_search" ON "doctors" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "patients_search" ON "patients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);
