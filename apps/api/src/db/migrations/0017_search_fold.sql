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
DROP INDEX "doctors_search";--> statement-breakpoint
DROP INDEX "patients_search";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "recipe_lines_product";--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(last_name || ' ' || first_name || ' ' || coalesce(last_name_kana, '') || ' ' || coalesce(first_name_kana, '') || ' ' || clinic_name || ' ' || email || ' ' || number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(last_name || ' ' || first_name || ' ' || coalesce(kana, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(title || ' ' || brand || ' ' || jsonb_path_query_array(ingredients, '$[*].name')::text || ' ' || jsonb_path_query_array(ingredients, '$[*].code')::text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "settlements_payment_ref_search" ON "settlements" USING gin ("payment_ref" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "doctors_search" ON "doctors" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "patients_search" ON "patients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recipe_lines_product" ON "recipe_lines" USING btree ("product_id","doctor_id");