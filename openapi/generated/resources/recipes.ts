// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "recipes",
"notes": "recipe.hold",
"label": {
"en": "Recipes",
"ja": "レシピ"
},
"representation": "number",
"columns": ["number","version","label","doctor_id","patient_number","patient_name","lines_count","issued_at","expires_on","status","ordered_count","needed_count","sales","flags"],
"widths": {
"phone": ["label","patient_name","issued_at","status"],
"tablet": ["doctor_id","flags"],
"desktop": ["sales"]
},
"hidden": ["needed_count","expires_on"],
"order": ["issued_at","DESC"],
"quickFilters": ["flag","issued_at"],
"groups": [{"key":"recipe","title":"Recipe","x-ja":"レシピ","fields":["version","label","doctor_id","patient_number","patient_name","source_template_id"]},{"key":"course","title":"Progress","x-ja":"経過","fields":["issued_at","starts_on","expires_on","viewed_at","first_ordered_at","last_ordered_at","ended_at"]},{"key":"figures","title":"Key figures","x-ja":"数値","fields":["lines_count","ordered_count","needed_count","sales"]}],
"tabs": [{"label":["All","すべて"],"filter":{}},{"filter":{"status":["issued"]}},{"filter":{"status":["on_hold"]}},{"label":["Ended","終了"],"filter":{"status":["superseded","cancelled","completed","expired"]}},{"filter":{"status":["entered_in_error"]}}],
"name": "recipes",
"schema": "AdminRecipe",
"title": "Recipe",
"title_ja": "レシピ",
"row": ["id","number","version","label","doctor_id","doctor_name","patient_id","patient_number","patient_name","status","held_by","lines_count","ordered_count","needed_count","issued_at","expires_on","sales","currency","flags","source_template_id","revision","updated_at"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"number": {"type":"string","required":true,"nullable":false,"title":"Number","title_ja":"レシピ番号"},
"version": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":10000,"title":"Version","title_ja":"版"},
"label": {"type":"string","required":true,"nullable":false,"title":"Course name","title_ja":"コース名"},
"doctor_id": {"type":"string","required":true,"nullable":false,"format":"uuid","title":"Doctor","title_ja":"医師","reference":"doctors"},
"doctor_name": {"type":"string","required":true,"nullable":false,"title":"Doctor’s name","title_ja":"医師名"},
"patient_id": {"type":"string","required":true,"nullable":false,"format":"uuid","title":"Patient","title_ja":"患者"},
"patient_number": {"type":"string","required":true,"nullable":false,"title":"Patient number","title_ja":"患者番号"},
"patient_name": {"type":"string","required":false,"nullable":false,"title":"Patient’s name","title_ja":"患者名","permission":"phi.read"},
"status": {"type":"string","required":true,"nullable":false,"enum":["issued","on_hold","superseded","cancelled","completed","expired","entered_in_error"],"title":"Status","title_ja":"状態","status":"recipe"},
"held_by": {"type":"string","required":true,"nullable":true,"enum":["doctor","admin",null],"title":"Held by","title_ja":"一時停止した人","labels":{"doctor":["Doctor","医師"],"admin":["Administrator","管理者"]}},
"lines_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100,"title":"Products","title_ja":"商品数"},
"ordered_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100,"title":"Ordered","description":"Required products ordered at least once.","title_ja":"注文済み","description_ja":"必須の商品のうち、一度でも注文された点数です。"},
"needed_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100,"title":"Required","description":"Products that are not optional.","title_ja":"必須","description_ja":"任意でない商品の点数です。"},
"issued_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Issued","title_ja":"発行日時"},
"expires_on": {"type":"string","required":true,"nullable":true,"format":"date","title":"Valid until","title_ja":"有効期限"},
"sales": {"type":"integer","required":true,"nullable":false,"format":"money","maximum":100000000000,"title":"Revenue","description":"Goods ordered from this recipe, after discounts and refunds, without tax.","title_ja":"売上","description_ja":"このレシピから注文された商品代金（割引・返金後、税抜）です。"},
"currency": {"type":"string","required":true,"nullable":false,"title":"Currency","title_ja":"通貨"},
"flags": {"type":"array","required":true,"nullable":false,"title":"Flags","title_ja":"要確認","labels":{"warning_overridden":["Warning overridden","警告を確認のうえ発行"],"discontinued_product":["Discontinued product","販売終了の商品あり"],"held_by_platform":["Held for safety","安全のため一時停止"]},"items":{"type":"string","required":true,"nullable":false,"enum":["warning_overridden","discontinued_product","held_by_platform"]}},
"source_template_id": {"type":"string","required":false,"nullable":true,"format":"uuid","title":"Template","title_ja":"テンプレート","reference":"templates"},
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1000000000},
"updated_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Updated","title_ja":"更新日時"},
"starts_on": {"type":"string","required":true,"nullable":true,"format":"date","title":"Starts","title_ja":"開始日"},
"viewed_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Opened by the patient","title_ja":"患者の閲覧"},
"first_ordered_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"First order","title_ja":"初回注文"},
"last_ordered_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Last order","title_ja":"最終注文"},
"ended_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Ended","title_ja":"終了日時"}
},
"sort": ["issued_at","number","expires_on","updated_at"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Recipe no., patient no. or patient","title_ja":"検索","description_ja":"レシピ番号・患者番号・氏名"},
"status": {"title":"Status","title_ja":"状態","status":"recipe","type":"array","required":false,"nullable":false,"maxItems":7,"items":{"type":"string","required":true,"nullable":false,"enum":["issued","on_hold","superseded","cancelled","completed","expired","entered_in_error"]}},
"flag": {"type":"array","required":false,"nullable":false,"title":"Flag","maxItems":3,"title_ja":"要確認","labels":{"warning_overridden":["Warning overridden","警告を確認のうえ発行"],"discontinued_product":["Discontinued product","販売終了の商品あり"],"held_by_platform":["Held for safety","安全のため一時停止"]},"items":{"type":"string","required":true,"nullable":false,"enum":["warning_overridden","discontinued_product","held_by_platform"]}},
"doctor_id": {"title":"Doctor","title_ja":"医師","reference":"doctors","type":"string","required":false,"nullable":false,"format":"uuid"},
"patient_id": {"title":"Patient","title_ja":"患者","type":"string","required":false,"nullable":false,"format":"uuid","reference":"patients"},
"product_id": {"type":"string","required":false,"nullable":false,"format":"uuid","title":"Product","description":"Needs `phi.read`.","title_ja":"商品","reference":"products","permission":"phi.read"},
"template_id": {"type":"string","required":false,"nullable":false,"format":"uuid","title":"Template used","description":"Any version of it.","title_ja":"使用テンプレート","reference":"templates"},
"issued_at_gte": {"title":"Issued from","title_ja":"発行日（以降）","type":"string","required":false,"nullable":false,"format":"date"},
"issued_at_lte": {"title":"Issued to","title_ja":"発行日（以前）","type":"string","required":false,"nullable":false,"format":"date"}
},
"get": true,
"export": true,
"facets": true,
"create": null,
"update": null,
"permissions": {
"list": "recipe.read",
"show": "recipe.read",
"edit": null,
"create": null,
"delete": null
}
})
