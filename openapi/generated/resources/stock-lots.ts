// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "stock-lots",
"label": {
"en": "Lots",
"ja": "ロット"
},
"representation": "lot",
"notes": "logistics.manage",
"columns": ["product","sku","lot","expires_on","on_hand","packed","quarantined","hold_reason","created_at"],
"widths": {
"phone": ["lot","expires_on","on_hand"],
"tablet": ["quarantined","hold_reason"],
"desktop": ["sku","created_at"]
},
"order": ["expires_on","ASC"],
"groups": [{"key":"lot","title":"Lot","x-ja":"ロット","fields":["product","variant","sku","variant_id","expires_on","created_at"]},{"key":"units","title":"Units","x-ja":"数量","fields":["on_hand","packed","quarantined","shipped"]},{"key":"hold","title":"On hold","x-ja":"出荷停止","fields":["hold_reason","held_at","hold_note"]}],
"tabs": [{"label":["In stock","在庫あり"],"filter":{"in_house":true}},{"label":["Expires within 90 days","90日以内に期限"],"filter":{"expiring":true}},{"label":["On hold","出荷停止中"],"filter":{"on_hold":true}},{"label":["All","すべて"],"filter":{}}],
"name": "stock-lots",
"schema": "StockLotDetail",
"title": "Lot",
"title_ja": "ロット",
"row": ["id","variant_id","product","variant","sku","lot","expires_on","on_hand","packed","quarantined","hold_reason","held_at","created_at","revision"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"variant_id": {"type":"string","required":true,"nullable":false,"format":"uuid","title":"Stock","title_ja":"在庫","reference":"stock"},
"product": {"type":"string","required":true,"nullable":false,"title":"Product","title_ja":"商品"},
"variant": {"type":"string","required":true,"nullable":false,"format":"pack","title":"Variant","title_ja":"規格"},
"sku": {"type":"string","required":true,"nullable":false,"title":"SKU","title_ja":"品番"},
"lot": {"type":"string","required":true,"nullable":false,"title":"Lot","title_ja":"ロット"},
"expires_on": {"type":"string","required":true,"nullable":true,"format":"date","title":"Use by","title_ja":"使用期限"},
"on_hand": {"type":"integer","required":true,"nullable":false,"title":"On hand","description":"For sale, and packed but not shipped.","title_ja":"在庫数","description_ja":"販売可能な在庫と、梱包済みで未発送の数量です。"},
"packed": {"type":"integer","required":true,"nullable":false,"title":"Packed","title_ja":"梱包済み"},
"quarantined": {"type":"integer","required":true,"nullable":false,"title":"In quarantine","title_ja":"隔離中"},
"hold_reason": {"type":"string","required":true,"nullable":true,"enum":["recall","expired","damaged","inspection",null],"title":"On hold","title_ja":"出荷停止","labels":{"recall":["Recall","回収"],"expired":["Expired","期限切れ"],"damaged":["Damaged","破損"],"inspection":["Inspection","検査中"]}},
"held_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"On hold since","title_ja":"停止日時"},
"created_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"First received","title_ja":"初回入庫"},
"revision": {"type":"integer","required":true,"nullable":false},
"product_id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"hold_note": {"type":"string","required":true,"nullable":true,"title":"Note","title_ja":"メモ"},
"shipped": {"type":"integer","required":true,"nullable":false,"title":"Shipped","description":"Units that have left in parcels.","title_ja":"発送済み"},
"patients": {"type":"integer","required":true,"nullable":false,"title":"Patients","description":"Patients who were sent units of it.","title_ja":"患者数"}
},
"sort": ["product","lot","expires_on","on_hand","created_at"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Product, SKU or lot","title_ja":"検索","description_ja":"商品名・品番・ロット"},
"variant_id": {"title":"Stock","title_ja":"在庫","reference":"stock","type":"string","required":false,"nullable":false,"format":"uuid"},
"on_hold": {"type":"boolean","required":false,"nullable":false,"title":"On hold","title_ja":"出荷停止中"},
"expiring": {"type":"boolean","required":false,"nullable":false,"title":"Expires within 90 days","title_ja":"90日以内に期限"},
"in_house": {"type":"boolean","required":false,"nullable":false,"title":"In stock","title_ja":"在庫あり"}
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
