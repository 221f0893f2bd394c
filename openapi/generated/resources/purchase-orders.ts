// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "purchase-orders",
"notes": "logistics.manage",
"label": {
"en": "Purchase orders",
"ja": "発注"
},
"create_title": {
"en": "Draft purchase order",
"ja": "発注の作成"
},
"create_verb": {
"en": "Draft purchase order",
"ja": "発注を作成"
},
"representation": "number",
"columns": ["number","supplier_id","status","expected_on","units","received_units","ordered_at","created_at"],
"widths": {
"phone": ["status","expected_on"],
"tablet": ["supplier_id"],
"desktop": ["ordered_at"]
},
"order": ["created_at","DESC"],
"quickFilters": ["supplier_id"],
"groups": [{"key":"order","title":"Purchase order","x-ja":"発注","fields":["supplier_id","expected_on","ordered_at","received_at","note"]},{"key":"lines","title":"Products","x-ja":"商品","fields":["lines"]}],
"tabs": [{"label":["Open","未完了"],"filter":{"status":["draft","ordered","partly_received"]}},{"filter":{"status":["received"]}},{"label":["All","すべて"],"filter":{}}],
"name": "purchase-orders",
"schema": "PurchaseOrderDetail",
"title": "Purchase order",
"title_ja": "発注",
"row": ["id","number","supplier_id","status","expected_on","units","received_units","ordered_at","created_at","revision"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid","readOnly":true},
"number": {"type":"string","required":true,"nullable":false,"title":"Number","readOnly":true,"title_ja":"発注番号"},
"supplier_id": {"type":"string","required":true,"nullable":false,"format":"uuid","title":"Supplier","title_ja":"仕入先","reference":"suppliers"},
"status": {"type":"string","required":true,"nullable":false,"enum":["draft","ordered","partly_received","received","cancelled"],"title":"Status","readOnly":true,"title_ja":"状態","labels":{"draft":["Draft","下書き"],"ordered":["Ordered","発注済み"],"partly_received":["Partly received","一部入庫"],"received":["Received","入庫済み"],"cancelled":["Cancelled","キャンセル"]}},
"expected_on": {"type":"string","required":true,"nullable":true,"format":"date","title":"Expected","title_ja":"入荷予定日"},
"units": {"type":"integer","required":true,"nullable":false,"title":"Units ordered","readOnly":true,"title_ja":"発注数"},
"received_units": {"type":"integer","required":true,"nullable":false,"title":"Units received","readOnly":true,"title_ja":"入庫数"},
"ordered_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Ordered","readOnly":true,"title_ja":"発注日時"},
"created_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Created","readOnly":true,"title_ja":"作成日時"},
"revision": {"type":"integer","required":true,"nullable":false,"readOnly":true},
"received_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Received","readOnly":true,"title_ja":"入庫日時"},
"note": {"type":"string","required":true,"nullable":true,"format":"multiline","maxLength":2000,"title":"Note","title_ja":"メモ"},
"lines": {"type":"array","required":true,"nullable":false,"title":"Products","readOnly":true,"title_ja":"商品","items":{"type":"object","required":true,"nullable":false,"fields":{"id":{"type":"string","required":true,"nullable":false,"format":"uuid"},"variant_id":{"type":"string","required":true,"nullable":false,"format":"uuid","title":"Product","title_ja":"商品","reference":"stock"},"product":{"type":"string","required":true,"nullable":false},"variant":{"type":"string","required":true,"nullable":false},"sku":{"type":"string","required":true,"nullable":false},"ordered":{"type":"integer","required":true,"nullable":false},"received":{"type":"integer","required":true,"nullable":false}}}}
},
"sort": ["created_at","expected_on","ordered_at","number"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Number, supplier, product or SKU","title_ja":"検索","description_ja":"発注番号・仕入先・商品名・品番"},
"status": {"title":"Status","title_ja":"状態","labels":{"draft":["Draft","下書き"],"ordered":["Ordered","発注済み"],"partly_received":["Partly received","一部入庫"],"received":["Received","入庫済み"],"cancelled":["Cancelled","キャンセル"]},"type":"array","required":false,"nullable":false,"maxItems":5,"items":{"type":"string","required":true,"nullable":false,"enum":["draft","ordered","partly_received","received","cancelled"]}},
"supplier_id": {"title":"Supplier","title_ja":"仕入先","reference":"suppliers","type":"string","required":false,"nullable":false,"format":"uuid"}
},
"get": true,
"export": true,
"facets": true,
"create": {
"supplier_id": {"title":"Supplier","title_ja":"仕入先","reference":"suppliers","type":"string","required":true,"nullable":false,"format":"uuid"},
"expected_on": {"title":"Expected","title_ja":"入荷予定日","type":"string","required":false,"nullable":true,"format":"date"},
"note": {"title":"Note","title_ja":"メモ","type":"string","required":false,"nullable":true,"format":"multiline","maxLength":2000},
"lines": {"title":"Products","title_ja":"商品","type":"array","required":true,"nullable":false,"minItems":1,"maxItems":200,"items":{"type":"object","required":true,"nullable":false,"fields":{"variant_id":{"type":"string","required":true,"nullable":false,"format":"uuid","title":"Product","title_ja":"商品","reference":"stock"},"ordered":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":100000,"title":"Units","title_ja":"数量"}}}}
},
"update": {
"supplier_id": {"title":"Supplier","title_ja":"仕入先","reference":"suppliers","type":"string","required":false,"nullable":false,"format":"uuid"},
"expected_on": {"title":"Expected","title_ja":"入荷予定日","type":"string","required":false,"nullable":true,"format":"date"},
"note": {"title":"Note","title_ja":"メモ","type":"string","required":false,"nullable":true,"format":"multiline","maxLength":2000},
"lines": {"title":"Products","title_ja":"商品","type":"array","required":false,"nullable":false,"minItems":1,"maxItems":200,"items":{"type":"object","required":true,"nullable":false,"fields":{"variant_id":{"type":"string","required":true,"nullable":false,"format":"uuid","title":"Product","title_ja":"商品","reference":"stock"},"ordered":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":100000,"title":"Units","title_ja":"数量"}}}},
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":2147483647}
},
"permissions": {
"list": "logistics.manage",
"show": "logistics.manage",
"edit": "logistics.manage",
"create": "logistics.manage",
"delete": null
}
})
