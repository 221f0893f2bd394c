// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "templates",
"notes": "template.manage",
"label": {
"en": "Recipe templates",
"ja": "レシピテンプレート"
},
"representation": "title",
"columns": ["title","goal","version","status","lines_count","unavailable_count","audience","doctors_count","recipes_count","review_on","updated_by","updated_at"],
"widths": {
"phone": ["goal","status","audience","updated_at"],
"tablet": ["lines_count","unavailable_count"],
"desktop": ["version","doctors_count"]
},
"under": {
"updated_at": ["updated_by"]
},
"order": ["updated_at","DESC"],
"quickFilters": ["status","audience","review_on"],
"groups": [{"key":"template","title":"Template","x-ja":"テンプレート","fields":["goal","label","valid_days","audience","review_on","status","version"]},{"key":"use","title":"Usage","x-ja":"使用状況","fields":["doctors_count","recipes_count","published_at","retired_at","updated_by","updated_at"]}],
"name": "templates",
"schema": "AdminTemplate",
"title": "Recipe template",
"title_ja": "レシピテンプレート",
"row": ["id","series_id","title","goal","version","status","lines_count","unavailable_count","audience","doctors_count","recipes_count","review_on","updated_by","revision","updated_at"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"series_id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"title": {"type":"string","required":true,"nullable":false,"title":"Name","title_ja":"名称"},
"goal": {"type":"string","required":true,"nullable":false,"title":"Goal","title_ja":"目的"},
"version": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":10000,"title":"Version","title_ja":"版"},
"status": {"type":"string","required":true,"nullable":false,"enum":["draft","published","retired"],"title":"Status","title_ja":"状態","status":"recipe"},
"lines_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100,"title":"Products","title_ja":"商品数"},
"unavailable_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100,"title":"Unavailable","title_ja":"入手不可"},
"audience": {"type":"string","required":true,"nullable":false,"enum":["all","specialities","doctors"],"title":"Audience","title_ja":"対象","labels":{"all":["All doctors","すべての医師"],"specialities":["Specialities","診療科"],"doctors":["Selected doctors","指定した医師"]}},
"doctors_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000,"title":"Doctors","description":"Doctors who have issued a recipe from any version of it.","title_ja":"使用医師","description_ja":"いずれかの版からレシピを発行した医師の数です。"},
"recipes_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000000,"title":"Recipes","description":"Recipes issued from any version of it.","title_ja":"発行数","description_ja":"いずれかの版から発行されたレシピの数です。"},
"review_on": {"type":"string","required":true,"nullable":true,"format":"date","title":"Review due","title_ja":"見直し期限"},
"updated_by": {"type":"string","required":true,"nullable":true,"title":"Updated by","title_ja":"更新者"},
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1000000000},
"updated_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Updated","title_ja":"更新日時"},
"label": {"type":"string","required":true,"nullable":false,"title":"Course name","title_ja":"コース名"},
"message": {"type":"string","required":true,"nullable":false,"format":"markdown","title":"Message to the patient","title_ja":"患者へのメッセージ"},
"valid_days": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":365,"title":"Recipe validity (days)","title_ja":"有効日数"},
"evidence_note": {"type":"string","required":true,"nullable":false,"title":"Evidence","title_ja":"根拠"},
"published_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Published","title_ja":"公開日時"},
"retired_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Retired","title_ja":"公開終了日時"}
},
"sort": ["updated_at","title","goal","version","review_on"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Name, goal or product","title_ja":"検索","description_ja":"名称・目的・商品"},
"status": {"title":"Status","title_ja":"状態","status":"recipe","type":"array","required":false,"nullable":false,"maxItems":3,"items":{"type":"string","required":true,"nullable":false,"enum":["draft","published","retired"]}},
"goal": {"title":"Goal","title_ja":"目的","type":"string","required":false,"nullable":false,"maxLength":60},
"audience": {"title":"Audience","title_ja":"対象","labels":{"all":["All doctors","すべての医師"],"specialities":["Specialities","診療科"],"doctors":["Selected doctors","指定した医師"]},"type":"array","required":false,"nullable":false,"maxItems":3,"items":{"type":"string","required":true,"nullable":false,"enum":["all","specialities","doctors"]}},
"variant_id": {"type":"string","required":false,"nullable":false,"format":"uuid","title":"Pack","description":"Holds this pack.","title_ja":"規格"},
"unavailable": {"type":"boolean","required":false,"nullable":false,"title":"With unavailable products","title_ja":"入手不可の商品あり"},
"review_on_lte": {"title":"Review due by","title_ja":"見直し期限（以前）","type":"string","required":false,"nullable":false,"format":"date"}
},
"get": true,
"export": true,
"facets": true,
"create": {
"mode": {"type":"string","required":true,"nullable":false,"enum":["create","edit","copy","template"]},
"recipe": {"type":"string","required":false,"nullable":false,"format":"uuid","description":"The template, or for `template` the recipe, to begin from."},
"title": {"title":"Name","title_ja":"名称","type":"string","required":false,"nullable":false,"minLength":1,"maxLength":80,"description":"Its name; needed for `create` and `template`."},
"catalog_id": {"type":"string","required":false,"nullable":false,"format":"uuid","description":"Where products are looked for first."}
},
"update": {
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1000000000,"description":"The revision that was read."},
"title": {"title":"Name","title_ja":"名称","type":"string","required":false,"nullable":false,"minLength":1,"maxLength":80},
"goal": {"title":"Goal","title_ja":"目的","type":"string","required":false,"nullable":false,"maxLength":60},
"label": {"title":"Course name","title_ja":"コース名","type":"string","required":false,"nullable":false,"maxLength":40},
"message": {"title":"Message to the patient","title_ja":"患者へのメッセージ","type":"string","required":false,"nullable":false,"maxLength":2000},
"valid_days": {"title":"Recipe validity (days)","title_ja":"有効日数","type":"integer","required":false,"nullable":false,"minimum":1,"maximum":365},
"catalog_id": {"type":"string","required":false,"nullable":true,"format":"uuid"},
"evidence_note": {"title":"Evidence","title_ja":"根拠","type":"string","required":false,"nullable":false,"maxLength":4000},
"links": {"type":"array","required":false,"nullable":false,"title":"Links","maxItems":10,"title_ja":"リンク","items":{"type":"object","required":true,"nullable":false,"fields":{"title":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":100},"url":{"type":"string","required":true,"nullable":false,"format":"uri","maxLength":500,"pattern":"^https?://"}}}},
"audience": {"title":"Audience","title_ja":"対象","labels":{"all":["All doctors","すべての医師"],"specialities":["Specialities","診療科"],"doctors":["Selected doctors","指定した医師"]},"type":"string","required":false,"nullable":false,"enum":["all","specialities","doctors"]},
"audience_specialities": {"type":"array","required":false,"nullable":false,"maxItems":30,"items":{"type":"string","required":true,"nullable":false,"enum":["general_practice","internal_medicine","dermatology","plastic_surgery","gynaecology","paediatrics","psychiatry","orthopaedics","cardiology","gastroenterology","endocrinology","ophthalmology","ent","urology","dentistry","sports_medicine","integrative_medicine","nutrition","pharmacy","other"],"labels":{"general_practice":["General practice","総合診療科"],"internal_medicine":["Internal medicine","内科"],"dermatology":["Dermatology","皮膚科"],"plastic_surgery":["Plastic surgery","形成外科・美容外科"],"gynaecology":["Gynaecology","産婦人科"],"paediatrics":["Paediatrics","小児科"],"psychiatry":["Psychiatry","精神科"],"orthopaedics":["Orthopaedics","整形外科"],"cardiology":["Cardiology","循環器内科"],"gastroenterology":["Gastroenterology","消化器内科"],"endocrinology":["Endocrinology","内分泌内科"],"ophthalmology":["Ophthalmology","眼科"],"ent":["Ear, nose and throat","耳鼻咽喉科"],"urology":["Urology","泌尿器科"],"dentistry":["Dentistry","歯科"],"sports_medicine":["Sports medicine","スポーツ医学"],"integrative_medicine":["Integrative medicine","統合医療"],"nutrition":["Nutrition","栄養"],"pharmacy":["Pharmacy","薬局・薬剤"],"other":["Other","その他"]}}},
"audience_doctor_ids": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"review_on": {"title":"Review due","title_ja":"見直し期限","type":"string","required":false,"nullable":true,"format":"date"},
"lines": {"type":"array","required":false,"nullable":false,"maxItems":30,"items":{"type":"object","required":true,"nullable":false,"description":"A line as a doctor writes it. Refills are 3 and the days between 0.8 times the days of supply unless given.","fields":{"id":{"type":"string","required":false,"nullable":false,"format":"uuid","description":"Of a line that is already on this recipe."},"product_id":{"type":"string","required":true,"nullable":false,"format":"uuid"},"variant_id":{"type":"string","required":true,"nullable":false,"format":"uuid"},"dosage_mode":{"type":"string","required":true,"nullable":false,"enum":["label","structured","text"]},"amount_min":{"type":"number","required":false,"nullable":true,"minimum":0.001,"maximum":10000},"amount_max":{"type":"number","required":false,"nullable":true,"minimum":0.001,"maximum":10000},"unit":{"type":"string","required":false,"nullable":true,"enum":["capsule","tablet","softgel","scoop","sachet","ml","drop","spray","g","mg","pump","pea","fingertip_unit","application","pad","mask","other",null]},"frequency_count":{"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":24,"description":"Times per period; with the period `hour` it is \"every n hours\"."},"frequency_period":{"type":"string","required":false,"nullable":true,"enum":["day","hour","week","month",null]},"weekdays":{"type":"array","required":false,"nullable":true,"description":"1 is Monday.","maxItems":7,"items":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":7}},"as_needed":{"type":"boolean","required":false,"nullable":false},"time_of_day":{"type":"array","required":false,"nullable":false,"maxItems":6,"items":{"type":"string","required":true,"nullable":false,"enum":["waking","morning","midday","afternoon","evening","bedtime"]}},"meal":{"type":"string","required":false,"nullable":false,"enum":["none","before","with","after","between","empty_stomach"]},"take_with_text":{"type":"string","required":false,"nullable":true,"maxLength":100},"area":{"type":"array","required":false,"nullable":false,"maxItems":12,"items":{"type":"string","required":true,"nullable":false,"maxLength":40}},"step":{"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":20},"duration_days":{"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":3650},"start_offset_days":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":365},"instructions":{"type":"string","required":false,"nullable":false,"maxLength":500},"rationale":{"type":"string","required":false,"nullable":false,"maxLength":300},"quantity":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":20,"description":"Packs of one order."},"refills_allowed":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":12},"min_days_between":{"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":365,"description":"Days between two orders; 0 is any time."},"optional":{"type":"boolean","required":false,"nullable":false},"substitutes":{"type":"array","required":false,"nullable":false,"description":"Variants the doctor accepts instead.","maxItems":10,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}}}}}
},
"permissions": {
"list": "recipe.read",
"show": "recipe.read",
"edit": "template.manage",
"create": "template.manage",
"delete": "template.manage"
}
})
