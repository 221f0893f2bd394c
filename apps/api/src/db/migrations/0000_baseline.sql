-- One spelling for a search: letters and digits of half or full width, small and capital letters, hiragana and
-- katakana, and the forms of a kanji are the same. The old forms are those of the Japanese cabinet's table of
-- characters in common use (2010) and of the characters for names; after them come forms that family registers
-- keep in names (髙, 﨑, 邉, 濵, 𠮷 …). Selectors of a glyph (葛󠄀) are left out. Whoever changes the table rebuilds the
-- columns `search_text`.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  old_forms constant text := '緣橫黃溫槪渴寬虛鄕薰揭硏黑緖涉狀瀨巢增卽徵德晚甁倂步每戾賴綠淚曆歷鍊郞錄曾瀧燈龍乘亂豫亞佛來假會傳僞價儉兒兩處剩劍劑辨辯'
      || '瓣勞勳勵勸區卷參雙單營嚴囑圈國圍圓團圖壞墮壓壘壤壯壹壽奧奬獎孃學實寢寫寶將專對屆屬峽嶽帶廣廢廳彈彌徑從恆惡惠惱愼慘應懷戀'
      || '戰戲拔擔拜拂挾搜插搖攝據擇擧擴收效敕敍數變斷晝曉霸條棧榮樂權樞樣樓檢櫻盜歐歡歸殘殼毆氣淨淺滿溪滯澁潛澤濟濕濱灣燒爐爭爲犧'
      || '狹默獨獸獵獻畫當疊癡發盡眞碎祕齋禪禮稱稻穗穩竊竝粹絲經總縣縱繪繩繼續纖缺罐飜聲聽肅腦膽臟臺與舊艷莖莊萬藏藝藥號螢蟲蠶蠻衞'
      || '裝襃覺覽觀觸謠證譯譽讀讓豐貳賣贊踐輕轉辭遞隨遲邊醉醫釀釋錢鎭鐵鑄鑛關陷險隱雜靈靜顯餘騷驅驛驗髓體髮鷄鹽麥點黨齊齒齡龜擊鬭'
      || '祿穰晉沒顏飮隸卻屛吳靑淸內敎巖堯槇遙瑤亙凜檜禱蔣鷗俠萊篭壺祢髙﨑嵜碕邉濵斎嶋嶌冨桒𠮷舘峯槗𣘺栁渕渊穐靏靍劔劒躰軆籏桺恊凉'
      || '冝曻竒嵓嵒杤蘓畄邨埜㟢䆴寳熈煕昻薗圡莵兔裵鄰鳫龝𣳾隝㐂塲廼緜緐燿翆珎逹惪迯廸';
  new_forms constant text := '縁横黄温概渇寛虚郷薫掲研黒緒渉状瀬巣増即徴徳晩瓶併歩毎戻頼緑涙暦歴錬郎録曽滝灯竜乗乱予亜仏来仮会伝偽価倹児両処剰剣剤弁弁'
      || '弁労勲励勧区巻参双単営厳嘱圏国囲円団図壊堕圧塁壌壮壱寿奥奨奨嬢学実寝写宝将専対届属峡岳帯広廃庁弾弥径従恒悪恵悩慎惨応懐恋'
      || '戦戯抜担拝払挟捜挿揺摂拠択挙拡収効勅叙数変断昼暁覇条桟栄楽権枢様楼検桜盗欧歓帰残殻殴気浄浅満渓滞渋潜沢済湿浜湾焼炉争為犠'
      || '狭黙独獣猟献画当畳痴発尽真砕秘斉禅礼称稲穂穏窃並粋糸経総県縦絵縄継続繊欠缶翻声聴粛脳胆臓台与旧艶茎荘万蔵芸薬号蛍虫蚕蛮衛'
      || '装褒覚覧観触謡証訳誉読譲豊弐売賛践軽転辞逓随遅辺酔医醸釈銭鎮鉄鋳鉱関陥険隠雑霊静顕余騒駆駅験髄体髪鶏塩麦点党斉歯齢亀撃闘'
      || '禄穣晋没顔飲隷却屏呉青清内教巌尭槙遥瑶亘凛桧祷蒋鴎侠莱籠壷禰高崎崎崎辺浜斉島島富桑吉館峰橋橋柳淵淵秋鶴鶴剣剣体体旗柳協涼'
      || '宜昇奇岩岩栃蘇留村野崎竈宝熙熙昂園土兎兎裴隣雁秋泰島喜場迺綿繁耀翠珍達徳逃迪';
  folded text;
BEGIN
  IF octet_length(given) = length(given) THEN RETURN lower(given); END IF;
  folded := translate(lower(normalize(given, NFKC)), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔかけゝゞ');
  -- the table is long: only text that has something to find in it is taken through it
  IF folded ~ ('[' || old_forms || '\ufe00-\ufe0f\U000e0100-\U000e01ef]') THEN
    folded := translate(regexp_replace(folded, '[\ufe00-\ufe0f\U000e0100-\U000e01ef]', '', 'g'), old_forms, new_forms);
  END IF;
  RETURN folded;
END $$;--> statement-breakpoint
-- An index of three letters at a time (pg_trgm) knows, in a database of locale C, only ASCII letters, and cannot find
-- names of two characters in any. Written by its number, each character has letters enough.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded constant text := fold_text(given);
BEGIN
  IF octet_length(folded) = length(folded) THEN RETURN folded; END IF;
  RETURN array_to_string(ARRAY(
    SELECT CASE WHEN octet_length(c) = 1 THEN c ELSE 'u' || to_hex(ascii(c)) END FROM string_to_table(folded, NULL) c), '');
END $$;--> statement-breakpoint
-- array_to_string is only STABLE, because elements of some types are written by the session's settings; text is not.
CREATE FUNCTION joined_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_string(words, ' ');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"password_changed_at" timestamp (3) with time zone,
	"last_login_at" timestamp (3) with time zone,
	"totp_secret" text,
	"totp_pending" text,
	"totp_step" integer,
	"locale" text DEFAULT 'en' NOT NULL,
	"timezone" text,
	"notification_prefs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text,
	"admin_role" text NOT NULL,
	"status" text NOT NULL,
	"invited_by" uuid,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admins_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"document_key" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"guard" text NOT NULL,
	"account_id" uuid NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ip" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"account_id" uuid,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_ip" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"recipe_line_id" uuid,
	"quantity" integer NOT NULL,
	"price_seen" bigint NOT NULL,
	"backorder_choice" text,
	"saved_for_later" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_lines_bounds" CHECK ("cart_lines"."price_seen" >= 0 and "cart_lines"."saved_for_later" >= 0 and "cart_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"status" text NOT NULL,
	"address_id" uuid,
	"method" text,
	"payment_method" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"shop_cart_id" text,
	"shop_checkout_url" text,
	"shop_cart_revision" integer,
	"shop_cart_rates" integer[],
	"shop_cart_at" timestamp (3) with time zone,
	"shop_cart_shown" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"catalog_id" uuid,
	"product_id" uuid,
	"name" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"ended_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_target" CHECK (num_nonnulls("discounts"."catalog_id", "discounts"."product_id") = 1),
	CONSTRAINT "discounts_rate" CHECK ("discounts"."rate_bp" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "doctor_catalogs" (
	"doctor_id" uuid NOT NULL,
	"catalog_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"rate_bp" integer NOT NULL,
	"from" date NOT NULL,
	"to" date,
	"reason" text,
	"set_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "doctor_rates_bounds" CHECK ("doctor_rates"."rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"number" text NOT NULL,
	"email" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name_kana" text,
	"first_name_kana" text,
	"phone" text,
	"clinic_name" text DEFAULT '' NOT NULL,
	"clinic_postal_code" text,
	"clinic_prefecture" text,
	"clinic_city" text,
	"clinic_line1" text,
	"clinic_line2" text,
	"clinic_phone" text,
	"website" text,
	"speciality" text,
	"job_title" text,
	"licence_type" text,
	"licence_number" text,
	"licence_country" text,
	"licence_expires_on" date,
	"licence_verified_at" timestamp (3) with time zone,
	"licence_verified_by" uuid,
	"licence_renewal_number" text,
	"licence_renewal_expires_on" date,
	"licence_renewal_sent_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"status_reason_code" text,
	"status_reason_text" text,
	"reopened_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checklist" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"register_url" text,
	"register_note" text,
	"internal_note" text,
	"may_reapply" boolean DEFAULT false NOT NULL,
	"rejected_by" uuid,
	"applied_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"suspended_at" timestamp (3) with time zone,
	"catalog_access" text DEFAULT 'open' NOT NULL,
	"discount_default_bp" integer DEFAULT 0 NOT NULL,
	"zero_commission" boolean DEFAULT false NOT NULL,
	"disclosure_text" text,
	"bank_holder" text,
	"bank_name" text,
	"bank_branch" text,
	"bank_kind" text,
	"bank_number_enc" text,
	"bank_number_last4" text,
	"bank_changed_at" timestamp (3) with time zone,
	"tax_id" text,
	"invoice_registration_no" text,
	"clinic_code" text,
	"honour_recipes_when_suspended" boolean DEFAULT true NOT NULL,
	"freeze_payouts" boolean DEFAULT false NOT NULL,
	"marketing_mail" boolean DEFAULT false NOT NULL,
	"campaigns_to_patients" boolean DEFAULT false NOT NULL,
	"request_rules" jsonb DEFAULT '{"refill":false,"visit_months":12,"refills":2}'::jsonb NOT NULL,
	"assigned_to" uuid,
	"search_text" text GENERATED ALWAYS AS (search_text(last_name || ' ' || first_name || ' ' || last_name || first_name || ' ' || coalesce(last_name_kana, '') || ' ' || coalesce(first_name_kana, '') || ' ' || coalesce(last_name_kana || first_name_kana, '') || ' ' || clinic_name || ' ' || email || ' ' || number)) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctors_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "doctors_number_unique" UNIQUE("number"),
	CONSTRAINT "doctors_clinic_code_unique" UNIQUE("clinic_code"),
	CONSTRAINT "doctors_bounds" CHECK ("doctors"."discount_default_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"doctor_id" uuid,
	"patient_id" uuid,
	"owner_type" text NOT NULL,
	"owner_id" uuid,
	"purpose" text NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_bounds" CHECK ("files"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"snapshot" jsonb NOT NULL,
	"recipe_id" uuid,
	"recipe_line_id" uuid,
	"shop_line_id" text,
	"qty_ordered" integer NOT NULL,
	"qty_shipped" integer DEFAULT 0 NOT NULL,
	"qty_cancelled" integer DEFAULT 0 NOT NULL,
	"qty_returned" integer DEFAULT 0 NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"discounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tax" bigint NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"line_total" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"commission_rate_bp" integer NOT NULL,
	"backorder_choice" text,
	"backorder_told_at" timestamp (3) with time zone,
	"restock_told" date,
	"line_status" text NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "order_lines_bounds" CHECK ("order_lines"."unit_price" >= 0 and "order_lines"."discount" >= 0 and "order_lines"."tax" >= 0 and "order_lines"."tax_rate_bp" >= 0 and "order_lines"."line_total" >= 0 and "order_lines"."refunded" >= 0 and "order_lines"."qty_shipped" >= 0 and "order_lines"."qty_cancelled" >= 0 and "order_lines"."qty_returned" >= 0 and "order_lines"."qty_ordered" >= 1 and "order_lines"."commission_rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"placed_by_role" text NOT NULL,
	"placed_by_id" uuid NOT NULL,
	"source" text NOT NULL,
	"address" jsonb NOT NULL,
	"ship_region" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"order_state" text NOT NULL,
	"payment_state" text NOT NULL,
	"fulfilment_state" text NOT NULL,
	"method" text NOT NULL,
	"payment_method" text NOT NULL,
	"cancel_until" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	"hold_reason" text,
	"cancel_request" jsonb,
	"refund_request" jsonb,
	"cancel_reason" text,
	"cancelled_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"shop_order_id" text,
	"amount_differences" jsonb,
	"disclosure_version" text,
	"company_snapshot" jsonb,
	"item_count" integer NOT NULL,
	"flags" text[] DEFAULT '{}'::text[] NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"unshipped_since" timestamp (3) with time zone GENERATED ALWAYS AS (case when order_state = 'open' and fulfilment_state in ('unfulfilled', 'in_progress', 'partially_shipped', 'on_hold')
        and (payment_state in ('paid', 'authorized', 'partially_refunded') or (payment_method = 'invoice' and payment_state = 'pending'))
        then case when payment_method = 'invoice' then placed_at else coalesce(paid_at, placed_at) end end) STORED,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_shop_order_id_unique" UNIQUE("shop_order_id"),
	CONSTRAINT "orders_bounds" CHECK ("orders"."subtotal" >= 0 and "orders"."discount" >= 0 and "orders"."shipping" >= 0 and "orders"."tax" >= 0 and "orders"."total" >= 0 and "orders"."refunded" >= 0 and "orders"."item_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"ref" text,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"recorded_by" uuid,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"shipping_amount" bigint DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"bearer" text DEFAULT 'doctor' NOT NULL,
	"created_by" uuid,
	"shop_refund_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_shop_refund_id_unique" UNIQUE("shop_refund_id"),
	CONSTRAINT "refunds_bounds" CHECK ("refunds"."amount" >= 0 and "refunds"."shipping_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"postal_code" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"token_id" uuid,
	"email" text NOT NULL,
	"message" text,
	"recipe_draft_id" uuid,
	"questionnaire_id" uuid,
	"status" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"bounced_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"renewal_asked_at" timestamp (3) with time zone,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"send_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_bounds" CHECK ("invitations"."reminders_sent" >= 0 and "invitations"."send_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"visibility" text NOT NULL,
	"body" text NOT NULL,
	"author_role" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"to" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"account_id" uuid,
	"number" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"kana" text,
	"email" text,
	"phone" text,
	"birth_date" date,
	"sex" text DEFAULT 'unknown' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"discount_bp" integer DEFAULT 0 NOT NULL,
	"first_order_discount_bp" integer DEFAULT 0 NOT NULL,
	"catalog_access" text,
	"allergies" text[] DEFAULT '{}'::text[] NOT NULL,
	"no_known_allergies" boolean DEFAULT false NOT NULL,
	"conditions" text[] DEFAULT '{}'::text[] NOT NULL,
	"medications" text[] DEFAULT '{}'::text[] NOT NULL,
	"pregnancy" text DEFAULT 'unknown' NOT NULL,
	"health_sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text NOT NULL,
	"status_reason" text,
	"link_message" text,
	"invitation_message" text,
	"first_recipe_draft_id" uuid,
	"birth_date_tries" integer DEFAULT 0 NOT NULL,
	"shop_customer_id" text,
	"registered_at" timestamp (3) with time zone,
	"last_order_at" timestamp (3) with time zone,
	"anonymise_requested_by" uuid,
	"anonymise_requested_at" timestamp (3) with time zone,
	"anonymise_reason" text,
	"search_text" text GENERATED ALWAYS AS (search_text(last_name || ' ' || first_name || ' ' || last_name || first_name || ' ' || coalesce(kana || ' ' || translate(kana, ' 　', ''), '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || number)) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "patients_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "patients_number_unique" UNIQUE("number"),
	CONSTRAINT "patients_bounds" CHECK ("patients"."birth_date_tries" >= 0 and "patients"."discount_bp" between 0 and 10000 and "patients"."first_order_discount_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" uuid,
	"recipe_line_id" uuid,
	"message" text,
	"status" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_code" text,
	"note" text,
	"automatic" boolean DEFAULT false NOT NULL,
	"result_recipe_id" uuid,
	"reminded_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"on_behalf_of" uuid,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid,
	"doctor_id" uuid,
	"patient_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"ip" text,
	"user_agent" text,
	"request_id" text,
	"session" text,
	CONSTRAINT "audit_log_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "digest_items" (
	"doctor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "digest_items_doctor_id_kind_object_id_pk" PRIMARY KEY("doctor_id","kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"recipient" text NOT NULL,
	"account_id" uuid,
	"doctor_id" uuid,
	"patient_id" uuid,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"dedupe_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"body_markdown" text NOT NULL,
	"body_html" text NOT NULL,
	"category" text NOT NULL,
	"audience" text NOT NULL,
	"audience_rule" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"channels" text[] NOT NULL,
	"status" text NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"pinned" boolean DEFAULT false NOT NULL,
	"requires_ack" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"author_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_reads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"news_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"acknowledged_at" timestamp (3) with time zone,
	"emailed_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "schema_compatibility" (
	"one_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"compatible_from" integer NOT NULL,
	CONSTRAINT "schema_compatibility_one_row" CHECK ("schema_compatibility"."one_row"),
	CONSTRAINT "schema_compatibility_bounds" CHECK ("schema_compatibility"."compatible_from" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_events" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb,
	"error" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "catalog_items" (
	"catalog_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_doctor_id" uuid,
	"shop_collection_id" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"cover" text,
	"visibility" text DEFAULT 'all_my_patients' NOT NULL,
	"selected" jsonb DEFAULT '{"patients":[],"tags":[]}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogs_shop_collection_id_unique" UNIQUE("shop_collection_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shopify_product_id" text NOT NULL,
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"form" text NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ingredients" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"label_directions" text DEFAULT '' NOT NULL,
	"label_dosage" jsonb,
	"warnings" text DEFAULT '' NOT NULL,
	"certifications" text[] DEFAULT '{}'::text[] NOT NULL,
	"concerns" text[] DEFAULT '{}'::text[] NOT NULL,
	"usage_kind" text NOT NULL,
	"recipe_only" boolean DEFAULT false NOT NULL,
	"heat_sensitive" boolean DEFAULT false NOT NULL,
	"commission_override_bp" integer,
	"availability" text NOT NULL,
	"synced_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (search_text(title || ' ' || brand || ' ' || category || ' ' || form || ' ' || joined_words(concerns) || ' ' || jsonb_path_query_array(ingredients, '$[*].name')::text || ' ' || jsonb_path_query_array(ingredients, '$[*].code')::text)) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_shopify_product_id_unique" UNIQUE("shopify_product_id"),
	CONSTRAINT "products_handle_unique" UNIQUE("handle"),
	CONSTRAINT "products_bounds" CHECK ("products"."commission_override_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" uuid PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"low_threshold" integer DEFAULT 5 NOT NULL,
	"bin" text,
	"lot" text,
	"lot_expires_on" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_bounds" CHECK ("stock"."on_hand" >= 0 and "stock"."reserved" >= 0 and "stock"."low_threshold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"shopify_variant_id" text NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"price" bigint NOT NULL,
	"compare_at_price" bigint,
	"units_per_pack" integer NOT NULL,
	"unit" text NOT NULL,
	"servings_per_pack" integer,
	"weight_g" integer DEFAULT 0 NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"restock_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variants_shopify_variant_id_unique" UNIQUE("shopify_variant_id"),
	CONSTRAINT "variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_bounds" CHECK ("variants"."price" >= 0 and "variants"."compare_at_price" >= 0 and "variants"."weight_g" >= 0 and "variants"."units_per_pack" >= 1 and "variants"."servings_per_pack" >= 1)
);
--> statement-breakpoint
CREATE TABLE "answer_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"requested_by" uuid,
	"due_on" date,
	"message" text,
	"status" text NOT NULL,
	"status_reason" text,
	"filled_by" text,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"amendments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"updated_by" uuid,
	"submitted_at" timestamp (3) with time zone,
	"read_by_doctor_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"title" jsonb NOT NULL,
	"definition" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dosage_defaults" (
	"doctor_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"dosage" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dosage_defaults_doctor_id_product_id_pk" PRIMARY KEY("doctor_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "doses" (
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"recipe_line_id" uuid NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"nth" integer NOT NULL,
	"share" real NOT NULL,
	"ticked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "doses_recipe_line_id_day_time_nth_pk" PRIMARY KEY("recipe_line_id","day","time","nth"),
	CONSTRAINT "doses_bounds" CHECK ("doses"."share" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recipe_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipe_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"doctor_id" uuid,
	"patient_id" uuid,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"reason_code" text,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipe_id" uuid NOT NULL,
	"doctor_id" uuid,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"snapshot" jsonb,
	"dosage_mode" text NOT NULL,
	"amount_min" real,
	"amount_max" real,
	"unit" text,
	"frequency_count" integer,
	"frequency_period" text,
	"weekdays" integer[],
	"as_needed" boolean DEFAULT false NOT NULL,
	"time_of_day" text[] DEFAULT '{}'::text[] NOT NULL,
	"meal" text DEFAULT 'none' NOT NULL,
	"take_with_text" text,
	"area" text[] DEFAULT '{}'::text[] NOT NULL,
	"step" integer,
	"duration_days" integer,
	"start_offset_days" integer DEFAULT 0 NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"rationale" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"refills_allowed" integer DEFAULT 3 NOT NULL,
	"min_days_between" integer DEFAULT 0 NOT NULL,
	"optional" boolean DEFAULT false NOT NULL,
	"substitutes" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"state_reason" text,
	"times_ordered" integer DEFAULT 0 NOT NULL,
	"last_ordered_at" timestamp (3) with time zone,
	"last_shipped_at" timestamp (3) with time zone,
	"last_delivered_at" timestamp (3) with time zone,
	"arrives_by" timestamp (3) with time zone,
	"stated_units" real,
	"stated_at" timestamp (3) with time zone,
	"taken_as" jsonb,
	"sent_as" jsonb,
	"price" bigint,
	CONSTRAINT "recipe_lines_bounds" CHECK ("recipe_lines"."amount_min" >= 0 and "recipe_lines"."amount_max" >= 0 and "recipe_lines"."stated_units" >= 0 and "recipe_lines"."start_offset_days" >= 0 and "recipe_lines"."refills_allowed" >= 0 and "recipe_lines"."min_days_between" >= 0 and "recipe_lines"."times_ordered" >= 0 and "recipe_lines"."price" >= 0 and "recipe_lines"."frequency_count" >= 1 and "recipe_lines"."duration_days" >= 1 and "recipe_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"series_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"doctor_id" uuid,
	"patient_id" uuid,
	"catalog_id" uuid,
	"source_recipe_id" uuid,
	"source_template_id" uuid,
	"source_template_version" integer,
	"label" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"internal_note" text DEFAULT '' NOT NULL,
	"starts_on" date,
	"expires_on" date,
	"valid_days" integer DEFAULT 180 NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	"first_ordered_at" timestamp (3) with time zone,
	"last_ordered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason_code" text,
	"end_reason_text" text,
	"held_by" text,
	"hold_reason" text,
	"superseded_by" uuid,
	"warnings_overridden" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"disclosure_version" text,
	"reminders_sent" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"template_meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipes_bounds" CHECK ("recipes"."valid_days" >= 1)
);
--> statement-breakpoint
CREATE TABLE "product_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reported_by" text DEFAULT 'patient' NOT NULL,
	"message" text NOT NULL,
	"lot" text,
	"expires_on" date,
	"status" text NOT NULL,
	"decision" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"handled_at" timestamp (3) with time zone,
	"handled_by" uuid,
	"handling_note" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"reason_code" text NOT NULL,
	"reason_text" text,
	"status" text NOT NULL,
	"decision_reason" text,
	"refund_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"order_id" uuid,
	"order_line_id" uuid,
	"shipment_id" uuid,
	"refund_id" uuid,
	"reverses_id" uuid,
	"type" text NOT NULL,
	"base" bigint NOT NULL,
	"rate_bp" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"eligible_at" timestamp (3) with time zone,
	"reason" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dedupe_key" text NOT NULL,
	CONSTRAINT "ledger_entries_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "ledger_entries_bounds" CHECK ("ledger_entries"."rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "settlement_deferrals" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"settlement_id" uuid NOT NULL,
	"not_before" date NOT NULL,
	"reason" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"settlement_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_entries" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"eligible_at" timestamp (3) with time zone NOT NULL,
	"rule" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"doctor_id" uuid NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"gross_base" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"adjustments" bigint DEFAULT 0 NOT NULL,
	"carried_in" bigint DEFAULT 0 NOT NULL,
	"carried_out" bigint DEFAULT 0 NOT NULL,
	"withholding" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"carry_reason" text,
	"minimum_waived" text,
	"negative_since" date,
	"company_snapshot" jsonb,
	"bank_snapshot_masked" jsonb,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"pay_on" date,
	"paid_at" timestamp (3) with time zone,
	"paid_by" uuid,
	"payment_ref" text,
	"failed_reason" text,
	"reopened_at" timestamp (3) with time zone,
	"void_requested_by" uuid,
	"void_requested_at" timestamp (3) with time zone,
	"void_reason" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlements_number_unique" UNIQUE("number"),
	CONSTRAINT "settlements_bounds" CHECK ("settlements"."order_count" >= 0 and "settlements"."withholding" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"lot" text,
	"expires_on" date,
	CONSTRAINT "shipment_lines_bounds" CHECK ("shipment_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"doctor_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"carrier" text,
	"tracking_no" text,
	"tracking_url" text,
	"weight_g" integer DEFAULT 0 NOT NULL,
	"exception_code" text,
	"exception_note" text,
	"reshipment_of" uuid,
	"shop_fulfilment_id" text,
	"picked_at" timestamp (3) with time zone,
	"packed_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"in_transit_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_number_unique" UNIQUE("number"),
	CONSTRAINT "shipments_shop_fulfilment_id_unique" UNIQUE("shop_fulfilment_id"),
	CONSTRAINT "shipments_bounds" CHECK ("shipments"."weight_g" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_notices" (
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_notices_patient_id_variant_id_pk" PRIMARY KEY("patient_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_logins" ADD CONSTRAINT "session_logins_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "session_logins" ADD CONSTRAINT "session_logins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_rates" ADD CONSTRAINT "doctor_rates_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_links" ADD CONSTRAINT "patient_links_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_items" ADD CONSTRAINT "catalog_items_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_items" ADD CONSTRAINT "catalog_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sets" ADD CONSTRAINT "answer_sets_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sets" ADD CONSTRAINT "answer_sets_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dosage_defaults" ADD CONSTRAINT "dosage_defaults_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doses" ADD CONSTRAINT "doses_recipe_line_id_recipe_lines_id_fk" FOREIGN KEY ("recipe_line_id") REFERENCES "public"."recipe_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reports" ADD CONSTRAINT "product_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reports" ADD CONSTRAINT "product_reports_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_deferrals" ADD CONSTRAINT "settlement_deferrals_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_deferrals" ADD CONSTRAINT "settlement_deferrals_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_disputes" ADD CONSTRAINT "settlement_disputes_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_disputes" ADD CONSTRAINT "settlement_disputes_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_entries" ADD CONSTRAINT "settlement_entries_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_entries" ADD CONSTRAINT "settlement_entries_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_role_email" ON "accounts" USING btree ("role",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "consents_once" ON "consents" USING btree ("account_id","document_key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_hash" ON "recovery_codes" USING btree ("account_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_logins_guard" ON "session_logins" USING btree ("session_hash","guard");--> statement-breakpoint
CREATE INDEX "session_logins_account" ON "session_logins" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "throttles_reset" ON "throttles" USING btree ("reset_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tokens_hash" ON "tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "tokens_account" ON "tokens" USING btree ("kind","account_id");--> statement-breakpoint
CREATE INDEX "tokens_email" ON "tokens" USING btree ("kind","role",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_once" ON "cart_lines" USING btree ("cart_id","variant_id",coalesce("recipe_line_id", '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
CREATE UNIQUE INDEX "carts_active" ON "carts" USING btree ("patient_id") WHERE "carts"."status" = 'active';--> statement-breakpoint
CREATE INDEX "discounts_doctor" ON "discounts" USING btree ("doctor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "discounts_open" ON "discounts" USING btree ("doctor_id","starts_on") WHERE "discounts"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_catalogs_pair" ON "doctor_catalogs" USING btree ("doctor_id","catalog_id");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_rates_from" ON "doctor_rates" USING btree ("doctor_id","from");--> statement-breakpoint
CREATE UNIQUE INDEX "doctors_email" ON "doctors" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "doctors_status" ON "doctors" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "doctors_created" ON "doctors" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "doctors_search" ON "doctors" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_type","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_told" ON "order_lines" USING btree ("order_id") WHERE "order_lines"."backorder_told_at" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_recipe" ON "order_lines" USING btree ("recipe_line_id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_open" ON "order_lines" USING btree ("line_status","order_id") WHERE "order_lines"."line_status" in ('waiting', 'reserved', 'backordered', 'picking', 'packed', 'return_requested');--> statement-breakpoint
CREATE INDEX "orders_unshipped" ON "orders" USING btree ("unshipped_since","id");--> statement-breakpoint
CREATE INDEX "orders_unshipped_newest" ON "orders" USING btree ("unshipped_since" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_state","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_method" ON "orders" USING btree ("payment_method","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment_state","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("order_state","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_doctor" ON "orders" USING btree ("doctor_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_patient" ON "orders" USING btree ("doctor_id","patient_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_of_patient" ON "orders" USING btree ("patient_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_attention" ON "orders" USING btree ("placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."flags" <> '{}' or "orders"."order_state" = 'open';--> statement-breakpoint
CREATE INDEX "orders_number_search" ON "orders" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_ref" ON "payments" USING btree ("provider","ref");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "addresses_patient" ON "addresses" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_patient" ON "invitations" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitations_doctor" ON "invitations" USING btree ("doctor_id","status","expires_at");--> statement-breakpoint
CREATE INDEX "invitations_due" ON "invitations" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "invitations_open_email" ON "invitations" USING btree (lower("email")) WHERE "invitations"."status" in ('pending', 'opened');--> statement-breakpoint
CREATE INDEX "notes_object" ON "notes" USING btree ("object_type","object_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "patient_links_patient" ON "patient_links" USING btree ("patient_id","from");--> statement-breakpoint
CREATE INDEX "patients_doctor_status" ON "patients" USING btree ("doctor_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "patients_doctor_updated" ON "patients" USING btree ("doctor_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "patients_created" ON "patients" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "patients_status" ON "patients" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "patients_without_order" ON "patients" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "patients"."last_order_at" is null;--> statement-breakpoint
CREATE INDEX "patients_anonymise" ON "patients" USING btree ("anonymise_requested_at") WHERE "patients"."anonymise_requested_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "patients_doctor_email" ON "patients" USING btree ("doctor_id",lower("email")) WHERE "patients"."status" not in ('declined', 'anonymised', 'link_requested');--> statement-breakpoint
CREATE INDEX "patients_search" ON "patients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("expires_at") WHERE "requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "requests_doctor" ON "requests" USING btree ("doctor_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requests_patient" ON "requests" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit_log" USING btree ("object_type","object_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_patient" ON "audit_log" USING btree ("patient_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_once" ON "idempotency_keys" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_patient" ON "mails" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_doctor" ON "mails" USING btree ("doctor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_status" ON "mails" USING btree ("status");--> statement-breakpoint
CREATE INDEX "news_status" ON "news" USING btree ("status","publish_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "news_reads_once" ON "news_reads" USING btree ("news_id","version","account_id");--> statement-breakpoint
CREATE INDEX "news_reads_account" ON "news_reads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "shop_events_open" ON "shop_events" USING btree ("subject","received_at") WHERE "shop_events"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_items_pair" ON "catalog_items" USING btree ("catalog_id","product_id");--> statement-breakpoint
CREATE INDEX "catalog_items_product" ON "catalog_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "catalogs_owner" ON "catalogs" USING btree ("owner_doctor_id","status","position");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","title");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "answer_sets_patient" ON "answer_sets" USING btree ("doctor_id","patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "answer_sets_own" ON "answer_sets" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "answer_sets_open" ON "answer_sets" USING btree ("created_at") WHERE "answer_sets"."status" in ('sent', 'in_progress');--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaires_version" ON "questionnaires" USING btree ("key","version");--> statement-breakpoint
CREATE INDEX "doses_patient" ON "doses" USING btree ("patient_id","day" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipe_events_doctor" ON "recipe_events" USING btree ("doctor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipe_events_series" ON "recipe_events" USING btree ("series_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_lines_position" ON "recipe_lines" USING btree ("recipe_id","position");--> statement-breakpoint
CREATE INDEX "recipe_lines_product" ON "recipe_lines" USING btree ("product_id","doctor_id");--> statement-breakpoint
CREATE INDEX "recipes_doctor_status" ON "recipes" USING btree ("doctor_id","kind","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipes_doctor_updated" ON "recipes" USING btree ("doctor_id","kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipes_patient" ON "recipes" USING btree ("doctor_id","patient_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipes_patient_only" ON "recipes" USING btree ("patient_id","status","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipes_issued" ON "recipes" USING btree ("issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "recipes"."kind" = 'patient' and "recipes"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "recipes_template" ON "recipes" USING btree ("source_template_id");--> statement-breakpoint
CREATE INDEX "recipes_expiry" ON "recipes" USING btree ("status","expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_series_version" ON "recipes" USING btree ("series_id","version");--> statement-breakpoint
CREATE INDEX "recipes_number" ON "recipes" USING btree ("number");--> statement-breakpoint
CREATE INDEX "recipes_number_search" ON "recipes" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_reports_order" ON "product_reports" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "product_reports_product" ON "product_reports" USING btree ("product_id","lot");--> statement-breakpoint
CREATE INDEX "product_reports_open" ON "product_reports" USING btree ("doctor_id","created_at") WHERE "product_reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("order_id") WHERE "returns"."status" in ('requested', 'approved', 'received');--> statement-breakpoint
CREATE INDEX "ledger_doctor" ON "ledger_entries" USING btree ("doctor_id","occurred_at");--> statement-breakpoint
CREATE INDEX "ledger_occurred" ON "ledger_entries" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "ledger_line" ON "ledger_entries" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "ledger_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_shipment" ON "ledger_entries" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "ledger_eligible" ON "ledger_entries" USING btree ("doctor_id","eligible_at");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_disputes_line" ON "settlement_disputes" USING btree ("settlement_id","entry_id");--> statement-breakpoint
CREATE INDEX "settlement_disputes_open" ON "settlement_disputes" USING btree ("created_at") WHERE "settlement_disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "settlement_entries_settlement" ON "settlement_entries" USING btree ("settlement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_period" ON "settlements" USING btree ("doctor_id","period_start") WHERE "settlements"."status" <> 'void';--> statement-breakpoint
CREATE INDEX "settlements_number_search" ON "settlements" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "settlements_payment_ref_search" ON "settlements" USING gin ("payment_ref" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "settlements_list" ON "settlements" USING btree ("period_start" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_doctor" ON "settlements" USING btree ("doctor_id","period_start" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_void_requested" ON "settlements" USING btree ("void_requested_at") WHERE "settlements"."void_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "settlements_negative" ON "settlements" USING btree ("negative_since") WHERE "settlements"."negative_since" is not null;--> statement-breakpoint
CREATE INDEX "settlements_status" ON "settlements" USING btree ("status","period_start" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipment_lines_shipment" ON "shipment_lines" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "shipment_lines_order_line" ON "shipment_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "shipment_lines_lot" ON "shipment_lines" USING btree ("lot");--> statement-breakpoint
CREATE INDEX "shipment_lines_lot_search" ON "shipment_lines" USING gin ("lot" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipments_created" ON "shipments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin ("number" gin_trgm_ops,"tracking_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_notices_variant" ON "stock_notices" USING btree ("variant_id","created_at");--> statement-breakpoint
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
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
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
CREATE TRIGGER admins_told AFTER UPDATE OF status, admin_role, name ON admins FOR EACH ROW EXECUTE FUNCTION tell_account();--> statement-breakpoint
CREATE FUNCTION queue_for_chain() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO public.audit_unchained (row_id, row_at) VALUES (NEW.id, NEW.at);
  RETURN NULL;
END $$;--> statement-breakpoint
-- The months stand in a schema of their own, which the application's role has no right to enter: it reaches them through audit_log alone.
CREATE SCHEMA audit_months;--> statement-breakpoint
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
SELECT make_audit_months();--> statement-breakpoint
CREATE TABLE audit_months.rest PARTITION OF audit_log DEFAULT;--> statement-breakpoint
CREATE TRIGGER audit_month_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_months.rest FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO schema_compatibility (one_row, compatible_from) VALUES (true, 0);
