// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "repeats",
"notes": "order.manage",
"label": {
"en": "Repeats",
"ja": "定期注文"
},
"representation": "product_title",
"order": ["created_at","DESC"],
"columns": ["product_title","patient_id","doctor_id","status","reason","waits_for","every_weeks","quantity","next_on","payment_method","created_at"],
"hidden": ["created_at","quantity"],
"widths": {
"phone": ["status","patient_id"],
"tablet": ["next_on"],
"desktop": ["reason","every_weeks","doctor_id"]
},
"quickFilters": ["doctor_id","reason"],
"groups": [{"key":"repeat","title":"Repeat","x-ja":"定期注文","fields":["status","reason","waits_for","next_on","every_weeks","quantity","orders_left","last_order_id"]},{"key":"product","title":"Product","x-ja":"商品","fields":["product_title","variant_title","unit_price","price_agreed","recipe_id"]},{"key":"people","title":"People","x-ja":"患者と医師","fields":["patient_id","doctor_id"]},{"key":"payment","title":"Payment","x-ja":"支払い","fields":["payment_method","card_brand","card_last4"]},{"key":"consent","title":"Consent","x-ja":"同意","fields":["consented_at","consent_version","consent_text","stop_note","created_at"]}],
"tabs": [{"filter":{"status":["active"]}},{"filter":{"status":["paused"]}},{"filter":{"status":["stopped"]}},{"label":["All","すべて"],"filter":{}}],
"name": "repeats",
"schema": "AdminRepeat",
"title": "Repeat",
"title_ja": "定期注文",
"row": ["id","status","reason","waits_for","variant_title","quantity","every_weeks","next_on","unit_price","price_agreed","payment_method","orders_left","created_at","revision","product_title","card_brand","card_last4","patient_id","doctor_id","recipe_id","last_order_id","consented_at","consent_version","consent_text","stop_note"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"status": {"type":"string","required":true,"nullable":false,"enum":["active","paused","stopped"],"title":"Status","readOnly":true,"title_ja":"状態","status":"repeat"},
"reason": {"type":"string","required":true,"nullable":true,"enum":["patient","payment_failed","card_removed","payment_unavailable","confirm_payment","price","product_changed","product_unavailable","quantity","recipe_on_hold","stop_warning","below_minimum","no_address","admin","doctor","recipe_ended","refills_used","doctor_changed","account_closed",null],"title":"Status reason","description":"Why it is paused or has ended.","readOnly":true,"title_ja":"理由","description_ja":"休止または終了の理由です。","labels":{"patient":["By the patient","患者による"],"payment_failed":["Card declined three times","カードが3回承認されず"],"card_removed":["Saved card removed","保存済みのカードの削除"],"payment_unavailable":["Payment method not offered","お支払い方法が利用不可"],"confirm_payment":["Card payment to be confirmed","カードの認証待ち"],"price":["Price rose by more than 10%","価格が10%超の上昇"],"product_changed":["Product changed","商品の変更"],"product_unavailable":["Product not available","商品の取り扱いなし"],"quantity":["Quantity above the limit","数量が上限超過"],"recipe_on_hold":["Product paused or recipe on hold","商品の休止またはレシピの一時停止"],"stop_warning":["Allergy warning","アレルギーの警告"],"below_minimum":["Below the minimum order","最低注文金額未満"],"no_address":["No delivery address","お届け先なし"],"admin":["By an administrator","管理者による"],"doctor":["By the doctor","医師による"],"recipe_ended":["Recipe ended","レシピの終了"],"refills_used":["Refills used","再購入分の終了"],"doctor_changed":["Patient changed doctor","担当医の変更"],"account_closed":["Account not active or to be deleted","アカウントの利用停止・削除の依頼"]}},
"waits_for": {"type":"string","required":true,"nullable":true,"enum":["stock","payment",null],"title":"Waits for","description":"Why the order that was due has not been placed yet.","readOnly":true,"title_ja":"待ち","description_ja":"予定日の注文がまだ行われていない理由です。","labels":{"stock":["Stock","入荷"],"payment":["Card","カード決済"]}},
"variant_title": {"type":"string","required":true,"nullable":false,"format":"pack","title":"Variant","title_ja":"規格"},
"quantity": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":20,"title":"Quantity","title_ja":"数量"},
"every_weeks": {"type":"integer","required":true,"nullable":true,"minimum":2,"maximum":26,"title":"Every (weeks)","description":"Weeks between two orders; empty when it is ordered before it runs out.","title_ja":"間隔（週）","description_ja":"注文の間隔（週）。空欄の場合はなくなる前に注文します。"},
"next_on": {"type":"string","required":true,"nullable":true,"format":"date","title":"Next order","description":"Null once it is stopped.","title_ja":"次回注文日"},
"unit_price": {"type":"integer","required":true,"nullable":false,"format":"money","minimum":0,"maximum":100000000000,"title":"Price","title_ja":"価格"},
"price_agreed": {"type":"integer","required":true,"nullable":false,"format":"money","minimum":0,"maximum":100000000000,"title":"Price agreed to","title_ja":"同意済みの価格"},
"payment_method": {"type":"string","required":true,"nullable":false,"enum":["card","invoice"],"title":"Payment method","title_ja":"お支払い方法","labels":{"card":["Card","カード"],"invoice":["Invoice","請求書払い"]}},
"orders_left": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000,"title":"Orders left","title_ja":"残り注文回数"},
"created_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Turned on","readOnly":true,"title_ja":"開始日時"},
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":2147483647,"readOnly":true},
"product_title": {"type":"string","required":true,"nullable":false,"title":"Product","readOnly":true,"title_ja":"商品"},
"card_brand": {"type":"string","required":false,"nullable":true,"format":"card-brand","title":"Card","title_ja":"カード","permission":"order.payment"},
"card_last4": {"type":"string","required":false,"nullable":true,"title":"Last four digits","title_ja":"下4桁","permission":"order.payment"},
"patient_id": {"type":"string","required":true,"nullable":false,"format":"uuid","title":"Patient","readOnly":true,"title_ja":"患者","reference":"patients"},
"doctor_id": {"type":"string","required":true,"nullable":false,"format":"uuid","title":"Doctor","readOnly":true,"title_ja":"医師","reference":"doctors"},
"recipe_id": {"type":"string","required":true,"nullable":false,"format":"uuid","title":"Recipe","readOnly":true,"title_ja":"レシピ","reference":"recipes"},
"last_order_id": {"type":"string","required":true,"nullable":true,"format":"uuid","title":"Last order","readOnly":true,"title_ja":"前回の注文","reference":"orders"},
"consented_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Consented","title_ja":"同意日時"},
"consent_version": {"type":"string","required":true,"nullable":false,"title":"Version of the consent","title_ja":"同意文の版"},
"consent_text": {"type":"string","required":true,"nullable":false,"format":"multiline","title":"Text of the consent","title_ja":"同意文"},
"stop_note": {"type":"string","required":true,"nullable":true,"format":"multiline","title":"Reason given","title_ja":"停止の理由"}
},
"sort": ["created_at","next_on"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100},
"status": {"title":"Status","title_ja":"状態","status":"repeat","type":"array","required":false,"nullable":false,"maxItems":3,"items":{"type":"string","required":true,"nullable":false,"enum":["active","paused","stopped"]}},
"reason": {"title":"Status reason","title_ja":"理由","description":"Why it is paused or has ended.","description_ja":"休止または終了の理由です。","labels":{"patient":["By the patient","患者による"],"payment_failed":["Card declined three times","カードが3回承認されず"],"card_removed":["Saved card removed","保存済みのカードの削除"],"payment_unavailable":["Payment method not offered","お支払い方法が利用不可"],"confirm_payment":["Card payment to be confirmed","カードの認証待ち"],"price":["Price rose by more than 10%","価格が10%超の上昇"],"product_changed":["Product changed","商品の変更"],"product_unavailable":["Product not available","商品の取り扱いなし"],"quantity":["Quantity above the limit","数量が上限超過"],"recipe_on_hold":["Product paused or recipe on hold","商品の休止またはレシピの一時停止"],"stop_warning":["Allergy warning","アレルギーの警告"],"below_minimum":["Below the minimum order","最低注文金額未満"],"no_address":["No delivery address","お届け先なし"],"admin":["By an administrator","管理者による"],"doctor":["By the doctor","医師による"],"recipe_ended":["Recipe ended","レシピの終了"],"refills_used":["Refills used","再購入分の終了"],"doctor_changed":["Patient changed doctor","担当医の変更"],"account_closed":["Account not active or to be deleted","アカウントの利用停止・削除の依頼"]},"type":"array","required":false,"nullable":false,"maxItems":30,"items":{"type":"string","required":true,"nullable":false,"enum":["patient","payment_failed","card_removed","payment_unavailable","confirm_payment","price","product_changed","product_unavailable","quantity","recipe_on_hold","stop_warning","below_minimum","no_address","admin","doctor","recipe_ended","refills_used","doctor_changed","account_closed"]}},
"doctor_id": {"title":"Doctor","title_ja":"医師","reference":"doctors","type":"string","required":false,"nullable":false,"format":"uuid"},
"patient_id": {"title":"Patient","title_ja":"患者","reference":"patients","type":"string","required":false,"nullable":false,"format":"uuid"}
},
"get": true,
"export": true,
"facets": true,
"create": null,
"update": null,
"permissions": {
"list": "order.read",
"show": "order.read",
"edit": null,
"create": null,
"delete": null
}
})
