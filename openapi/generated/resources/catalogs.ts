// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "catalogs",
"notes": "product.manage",
"label": {
"en": "Catalogs",
"ja": "カタログ"
},
"create_title": {
"en": "Add a catalog",
"ja": "カタログの追加"
},
"create_verb": {
"en": "Add catalog",
"ja": "カタログを追加"
},
"representation": "name",
"columns": ["name","source","products_count","doctors_count","status","updated_at"],
"hidden": ["status"],
"widths": {
"phone": ["source","products_count"],
"tablet": ["doctors_count"]
},
"order": ["name","ASC"],
"quickFilters": ["source"],
"groups": [{"key":"catalog","title":"Catalog","x-ja":"カタログ","fields":["name","description"]},{"key":"access","title":"Default access","x-ja":"公開範囲の初期値","fields":["doctor_access","visibility"]},{"key":"products","title":"Products","x-ja":"商品","fields":["rule"]}],
"tabs": [{"label":["Active","使用中"],"filter":{}},{"filter":{"status":["archived"]}}],
"name": "catalogs",
"schema": "AdminCatalog",
"title": "Catalog",
"title_ja": "カタログ",
"row": ["id","name","status","source","products_count","doctors_count","revision","updated_at"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid","readOnly":true},
"name": {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S","title":"Name","title_ja":"名称"},
"status": {"type":"string","required":true,"nullable":false,"enum":["active","archived"],"title":"Status","readOnly":true,"title_ja":"状態","status":"catalog"},
"source": {"type":"string","required":true,"nullable":false,"enum":["hand","rule"],"title":"Products chosen","readOnly":true,"title_ja":"商品の選び方","labels":{"hand":["By hand","手動"],"rule":["By rule","条件"]}},
"products_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000,"title":"Products on sale","readOnly":true,"title_ja":"販売中の商品数"},
"doctors_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000,"title":"Given to doctors","description":"Doctors who were given this catalog specifically. All others see the catalogs that are open to all doctors.","readOnly":true,"title_ja":"指定された医師数","description_ja":"このカタログを個別に指定された医師の数です。指定のない医師には、すべての医師に公開されているカタログが表示されます。"},
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":2147483647,"readOnly":true},
"updated_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Last changed","readOnly":true,"title_ja":"最終更新"},
"description": {"type":"string","required":true,"nullable":false,"format":"multiline","maxLength":500,"title":"Description","description":"Shown to doctors and patients above the products.","title_ja":"説明","description_ja":"医師と患者の画面で、商品の上に表示されます。"},
"cover": {"type":"string","required":true,"nullable":true,"description":"Address of its picture.","readOnly":true},
"cover_alt": {"type":"string","required":true,"nullable":false,"maxLength":200,"title":"Description of the picture","description":"What the cover shows, for those who cannot see it.","readOnly":true,"title_ja":"画像の説明"},
"doctor_access": {"type":"string","required":true,"nullable":false,"enum":["all","chosen"],"title":"Doctors","description":"Applies to doctors who are not given specific catalogs. A change takes effect at once.","default":"all","title_ja":"医師","description_ja":"カタログを個別に指定していない医師に適用されます。変更はすぐに反映されます。","labels":{"all":["All doctors","すべての医師"],"chosen":["Only doctors who were given it","指定した医師のみ"]}},
"visibility": {"type":"string","required":true,"nullable":false,"enum":["all_my_patients","hidden"],"title":"Patients of these doctors","description":"Applies to patients whose doctor leaves the platform’s catalogs open. A change takes effect at once.","default":"all_my_patients","title_ja":"その医師の患者","description_ja":"公開カタログの利用を認めている医師の患者に適用されます。変更はすぐに反映されます。","labels":{"all_my_patients":["See it in the shop","ショップに表示"],"hidden":["Do not see it: recipes only","表示しない（レシピのみ）"]}},
"rule": {"type":"object","required":true,"nullable":true,"title":"How they are chosen","description":"Conditions on the fields of products. A product belongs to the catalog while it meets all of them, or any.","title_ja":"商品の選び方"},
"items_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000,"description":"All its products, also those that are not on sale.","readOnly":true},
"hosted": {"type":"boolean","required":true,"nullable":false,"description":"A collection of a connected shop; it is changed there."},
"actions": {"type":"array","required":true,"nullable":false,"description":"What this administrator may do now.","items":{"type":"string","required":true,"nullable":false,"enum":["edit","arrange","archive","restore"]}}
},
"sort": ["name","products_count","doctors_count","updated_at"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100},
"status": {"title":"Status","title_ja":"状態","status":"catalog","type":"array","required":false,"nullable":false,"maxItems":2,"items":{"type":"string","required":true,"nullable":false,"enum":["active","archived"]}},
"source": {"title":"Products chosen","title_ja":"商品の選び方","labels":{"hand":["By hand","手動"],"rule":["By rule","条件"]},"type":"array","required":false,"nullable":false,"maxItems":2,"items":{"type":"string","required":true,"nullable":false,"enum":["hand","rule"]}}
},
"get": true,
"export": true,
"facets": true,
"create": {
"name": {"title":"Name","title_ja":"名称","type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"},
"description": {"title":"Description","title_ja":"説明","description":"Shown to doctors and patients above the products.","description_ja":"医師と患者の画面で、商品の上に表示されます。","type":"string","required":false,"nullable":false,"format":"multiline","maxLength":500},
"doctor_access": {"title":"Doctors","title_ja":"医師","description":"Applies to doctors who are not given specific catalogs. A change takes effect at once.","description_ja":"カタログを個別に指定していない医師に適用されます。変更はすぐに反映されます。","labels":{"all":["All doctors","すべての医師"],"chosen":["Only doctors who were given it","指定した医師のみ"]},"type":"string","required":false,"nullable":false,"enum":["all","chosen"],"default":"all"},
"visibility": {"title":"Patients of these doctors","title_ja":"その医師の患者","description":"Applies to patients whose doctor leaves the platform’s catalogs open. A change takes effect at once.","description_ja":"公開カタログの利用を認めている医師の患者に適用されます。変更はすぐに反映されます。","labels":{"all_my_patients":["See it in the shop","ショップに表示"],"hidden":["Do not see it: recipes only","表示しない（レシピのみ）"]},"type":"string","required":false,"nullable":false,"enum":["all_my_patients","hidden"],"default":"all_my_patients"},
"rule": {"title":"How they are chosen","title_ja":"商品の選び方","description":"Conditions on the fields of products. A product belongs to the catalog while it meets all of them, or any.","type":"object","required":false,"nullable":true}
},
"update": {
"name": {"title":"Name","title_ja":"名称","type":"string","required":false,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"},
"description": {"title":"Description","title_ja":"説明","description":"Shown to doctors and patients above the products.","description_ja":"医師と患者の画面で、商品の上に表示されます。","type":"string","required":false,"nullable":false,"format":"multiline","maxLength":500},
"doctor_access": {"title":"Doctors","title_ja":"医師","description":"Applies to doctors who are not given specific catalogs. A change takes effect at once.","description_ja":"カタログを個別に指定していない医師に適用されます。変更はすぐに反映されます。","labels":{"all":["All doctors","すべての医師"],"chosen":["Only doctors who were given it","指定した医師のみ"]},"type":"string","required":false,"nullable":false,"enum":["all","chosen"],"default":"all"},
"visibility": {"title":"Patients of these doctors","title_ja":"その医師の患者","description":"Applies to patients whose doctor leaves the platform’s catalogs open. A change takes effect at once.","description_ja":"公開カタログの利用を認めている医師の患者に適用されます。変更はすぐに反映されます。","labels":{"all_my_patients":["See it in the shop","ショップに表示"],"hidden":["Do not see it: recipes only","表示しない（レシピのみ）"]},"type":"string","required":false,"nullable":false,"enum":["all_my_patients","hidden"],"default":"all_my_patients"},
"rule": {"title":"How they are chosen","title_ja":"商品の選び方","description":"Conditions on the fields of products. A product belongs to the catalog while it meets all of them, or any.","type":"object","required":false,"nullable":true},
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":2147483647}
},
"permissions": {
"list": "doctor.read",
"show": "doctor.read",
"edit": "product.manage",
"create": "product.manage",
"delete": null
}
})
