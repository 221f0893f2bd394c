-- Accents do not count either: "Munoz" finds "Muñoz". The marks of kana (ガ, パ) are letters of their own and stay. What
-- PostgreSQL can do by itself needs no extension, which a hosted server may not offer.
ALTER FUNCTION fold_text(text) RENAME TO fold_forms;--> statement-breakpoint
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text;
BEGIN
  IF octet_length(given) = length(given) THEN RETURN lower(given); END IF;
  plain := regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g');
  IF plain ~ '[ßæœþøđłıðħÆŒÞØĐŁİÐĦ]' THEN
    plain := replace(replace(replace(replace(
      translate(plain, 'øđłıðħÆŒÞØĐŁİÐĦ', 'odlidhæœþodlidh'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  END IF;
  RETURN fold_forms(plain);
END $$;--> statement-breakpoint
-- Spaces for what parts words, so that "omega-3" and "omega 3" are one.
CREATE FUNCTION plain_words(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN trim(regexp_replace(translate(fold_text(given), '-_/,.;:()&+"', '            '), '\s+', ' ', 'g'));--> statement-breakpoint
CREATE FUNCTION search_terms(name text, words text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(SELECT DISTINCT term FROM unnest(name || words) word, plain_words(word) term WHERE term <> '' ORDER BY term);
END $$;--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"words" text[] DEFAULT '{}'::text[] NOT NULL,
	"note" text,
	"terms" text[] GENERATED ALWAYS AS (search_terms(name, words)) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "doctors" drop column "search_text";--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(last_name || ' ' || first_name || ' ' || last_name || first_name || ' ' || coalesce(last_name_kana, '') || ' ' || coalesce(first_name_kana, '') || ' ' || coalesce(last_name_kana || first_name_kana, '') || ' ' || translate(first_name || last_name || ' ' || last_name || first_name, ' 　', '') || ' ' || clinic_name || ' ' || email || ' ' || number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" drop column "search_text";--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(last_name || ' ' || first_name || ' ' || last_name || first_name || ' ' || coalesce(kana || ' ' || translate(kana, ' 　', ''), '') || ' ' || translate(first_name || last_name || ' ' || last_name || first_name, ' 　', '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'), '') || ' ' || number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_title" text GENERATED ALWAYS AS (search_text(title)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "search_text";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(title || ' ' || brand || ' ' || category || ' ' || form || ' ' || joined_words(concerns) || ' ' || jsonb_path_query_array(ingredients, '$[*].name')::text || ' ' || jsonb_path_query_array(ingredients, '$[*].code')::text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "doctors_search" ON "doctors" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "patients_search" ON "patients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "synonyms_name" ON "synonyms" USING btree (fold_text("name"));--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total");--> statement-breakpoint
CREATE INDEX "variants_sku_search" ON "variants" USING gin ("sku" gin_trgm_ops);--> statement-breakpoint
-- The signs of a pattern escaped.
CREATE FUNCTION like_literal(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(given, '([\\%_])', '\\\1', 'g');--> statement-breakpoint
-- What a product search looks for: the words typed and, one term at a time, the same in the other words of `synonyms`.
-- A term of ASCII counts where it stands as whole words; Japanese is written without spaces and may stand anywhere.
-- `patterns` are for LIKE on a `search_text`, the longest as `longest`; one or two letters stand in nearly every text
-- and count where a word begins (`begins`, regular expressions).
CREATE FUNCTION search_wordings(given text)
RETURNS TABLE (wording text, sound text, longest text, patterns text[], begins text[]) LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  WITH typed AS MATERIALIZED (SELECT ' ' || plain_words(given) || ' ' AS padded),
  other AS MATERIALIZED (
    SELECT DISTINCT trim(regexp_replace(CASE WHEN octet_length(term) = length(term)
      THEN replace(padded, ' ' || term || ' ', ' ' || instead || ' ')
      ELSE replace(padded, term, ' ' || instead || ' ') END, '\s+', ' ', 'g')) AS wording
    FROM typed, synonyms, unnest(terms) term, unnest(terms) instead
    WHERE term <> instead AND strpos(padded, CASE WHEN octet_length(term) = length(term) THEN ' ' || term || ' ' ELSE term END) > 0
    ORDER BY wording LIMIT 12
  ),
  wordings AS (
    SELECT trim(regexp_replace(fold_text(given), '\s+', ' ', 'g')) AS wording UNION SELECT other.wording FROM other
  )
  SELECT w.wording, search_text(w.wording), coalesce((SELECT p FROM unnest(parts.patterns) p ORDER BY length(p) DESC, p LIMIT 1), '%'),
    parts.patterns, parts.begins
  FROM wordings w CROSS JOIN LATERAL (
    SELECT coalesce(array_agg('%' || like_literal(search_text(word)) || '%') FILTER (WHERE word !~ '^[a-z0-9]{1,2}$'), '{}') AS patterns,
      coalesce(array_agg('\m' || word) FILTER (WHERE word ~ '^[a-z0-9]{1,2}$'), '{}') AS begins
    FROM string_to_table(w.wording, ' ') word WHERE word <> ''
  ) parts
$$;--> statement-breakpoint
-- Words to begin with; whoever runs the shop changes them in the console.
INSERT INTO "synonyms" ("id", "name", "words") VALUES
  (gen_random_uuid(), 'acne', ARRAY['pimples', 'blemishes', 'breakouts', 'ニキビ', '吹き出物']),
  (gen_random_uuid(), 'ageing', ARRAY['aging', 'anti-aging', 'anti-ageing', 'wrinkles', 'エイジング', 'シワ']),
  (gen_random_uuid(), 'digestion', ARRAY['gut', 'stomach', '消化', '胃腸']),
  (gen_random_uuid(), 'dry skin', ARRAY['乾燥肌']),
  (gen_random_uuid(), 'energy', ARRAY['fatigue', 'tiredness', '疲労', '活力']),
  (gen_random_uuid(), 'hair', ARRAY['髪', '抜け毛']),
  (gen_random_uuid(), 'heart', ARRAY['cardiovascular', '心臓', '血管']),
  (gen_random_uuid(), 'immunity', ARRAY['immune', '免疫']),
  (gen_random_uuid(), 'joints', ARRAY['joint', '関節']),
  (gen_random_uuid(), 'muscles', ARRAY['muscle', 'cramps', '筋肉']),
  (gen_random_uuid(), 'pigmentation', ARRAY['dark spots', 'melasma', 'シミ', '色素沈着']),
  (gen_random_uuid(), 'redness', ARRAY['rosacea', '赤み', '酒さ']),
  (gen_random_uuid(), 'sensitive skin', ARRAY['敏感肌']),
  (gen_random_uuid(), 'sleep', ARRAY['insomnia', '睡眠', '不眠']),
  (gen_random_uuid(), 'stress', ARRAY['ストレス']),
  (gen_random_uuid(), 'cleanser', ARRAY['face wash', '洗顔', '洗浄料']),
  (gen_random_uuid(), 'moisturiser', ARRAY['moisturizer', '保湿']),
  (gen_random_uuid(), 'multivitamin', ARRAY['multi', 'マルチビタミン']),
  (gen_random_uuid(), 'probiotic', ARRAY['乳酸菌', 'プロバイオティクス']),
  (gen_random_uuid(), 'protein', ARRAY['プロテイン']),
  (gen_random_uuid(), 'serum', ARRAY['美容液']),
  (gen_random_uuid(), 'shampoo', ARRAY['シャンプー']),
  (gen_random_uuid(), 'sunscreen', ARRAY['sun cream', 'sunblock', 'spf', '日焼け止め']),
  (gen_random_uuid(), 'toner', ARRAY['化粧水']),
  (gen_random_uuid(), 'ashwagandha', ARRAY['アシュワガンダ']),
  (gen_random_uuid(), 'biotin', ARRAY['ビオチン']),
  (gen_random_uuid(), 'ceramide', ARRAY['セラミド']),
  (gen_random_uuid(), 'collagen', ARRAY['コラーゲン']),
  (gen_random_uuid(), 'coq10', ARRAY['coenzyme q10', 'ubiquinol', 'コエンザイムq10']),
  (gen_random_uuid(), 'curcumin', ARRAY['turmeric', 'ウコン', 'クルクミン']),
  (gen_random_uuid(), 'folate', ARRAY['folic acid', '葉酸']),
  (gen_random_uuid(), 'ginger', ARRAY['生姜', 'しょうが']),
  (gen_random_uuid(), 'hyaluronic', ARRAY['ヒアルロン酸']),
  (gen_random_uuid(), 'iron', ARRAY['鉄']),
  (gen_random_uuid(), 'magnesium', ARRAY['マグネシウム']),
  (gen_random_uuid(), 'melatonin', ARRAY['メラトニン']),
  (gen_random_uuid(), 'niacinamide', ARRAY['vitamin b3', 'ナイアシンアミド']),
  (gen_random_uuid(), 'omega', ARRAY['fish oil', 'オメガ', '魚油']),
  (gen_random_uuid(), 'retinal', ARRAY['retinol', 'レチノール']),
  (gen_random_uuid(), 'salicylic', ARRAY['bha', 'サリチル酸']),
  (gen_random_uuid(), 'selenium', ARRAY['セレン']),
  (gen_random_uuid(), 'vitamin b12', ARRAY['b12', 'cobalamin', 'ビタミンb12']),
  (gen_random_uuid(), 'vitamin c', ARRAY['ascorbic acid', 'ビタミンc']),
  (gen_random_uuid(), 'vitamin d', ARRAY['d3', 'cholecalciferol', 'ビタミンd']),
  (gen_random_uuid(), 'vitamin', ARRAY['ビタミン']),
  (gen_random_uuid(), 'zinc', ARRAY['亜鉛']);
