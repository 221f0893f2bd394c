// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "stock-counts",
"label": {
"en": "Counts",
"ja": "棚卸し"
},
"create_title": {
"en": "Count shelves",
"ja": "棚卸しを開始"
},
"representation": "number",
"notes": "logistics.manage",
"columns": ["number","area","status","lines","counted","created_at","closed_at"],
"widths": {
"phone": ["status","counted"],
"tablet": ["area"],
"desktop": ["closed_at"]
},
"order": ["created_at","DESC"],
"groups": [{"key":"count","title":"Count","x-ja":"棚卸し","fields":["area","created_at","closed_at"]}],
"tabs": [{"label":["Open","未完了"],"filter":{"status":["counting","review"]}},{"label":["All","すべて"],"filter":{}}],
"name": "stock-counts",
"schema": "StockCountDetail",
"title": "Count",
"title_ja": "棚卸し",
"row": ["id","number","area","status","lines","counted","created_at","closed_at","revision"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid","readOnly":true},
"number": {"type":"string","required":true,"nullable":false,"title":"Number","readOnly":true,"title_ja":"棚卸し番号"},
"area": {"type":"string","required":true,"nullable":false,"maxLength":20,"title":"Bins beginning with","description":"For example A- for bins A-01 to A-99. Leave empty to count every bin.","title_ja":"棚番の先頭","description_ja":"例：「A-」でA-01からA-99まで。空欄の場合はすべての棚を数えます。"},
"status": {"type":"string","required":true,"nullable":false,"enum":["counting","review","confirmed","discarded"],"title":"Status","readOnly":true,"title_ja":"状態","labels":{"counting":["Counting","計数中"],"review":["To review","確認待ち"],"confirmed":["Confirmed","確定済み"],"discarded":["Discarded","破棄"]}},
"lines": {"type":"integer","required":true,"nullable":false,"title":"Places","description":"Lots and units without a lot.","readOnly":true,"title_ja":"箇所"},
"counted": {"type":"integer","required":true,"nullable":false,"title":"Counted","readOnly":true,"title_ja":"計数済み"},
"created_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Started","readOnly":true,"title_ja":"開始日時"},
"closed_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Closed","readOnly":true,"title_ja":"終了日時"},
"revision": {"type":"integer","required":true,"nullable":false,"readOnly":true},
"places": {"type":"array","required":true,"nullable":false,"title":"Places","readOnly":true,"title_ja":"箇所","items":{"type":"object","required":true,"nullable":false,"fields":{"id":{"type":"string","required":true,"nullable":false,"format":"uuid"},"variant_id":{"type":"string","required":true,"nullable":false,"format":"uuid","reference":"stock"},"product":{"type":"string","required":true,"nullable":false},"variant":{"type":"string","required":true,"nullable":false},"sku":{"type":"string","required":true,"nullable":false},"bin":{"type":"string","required":true,"nullable":true},"lot":{"type":"string","required":true,"nullable":true},"expires_on":{"type":"string","required":true,"nullable":true,"format":"date"},"counted":{"type":"integer","required":true,"nullable":true},"expected":{"type":"integer","required":true,"nullable":true,"description":"Units on the shelf when they were counted, null while counting goes on."}}}}
},
"sort": ["created_at","number"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Number or area","title_ja":"検索","description_ja":"棚卸し番号・範囲"},
"status": {"title":"Status","title_ja":"状態","labels":{"counting":["Counting","計数中"],"review":["To review","確認待ち"],"confirmed":["Confirmed","確定済み"],"discarded":["Discarded","破棄"]},"type":"array","required":false,"nullable":false,"maxItems":4,"items":{"type":"string","required":true,"nullable":false,"enum":["counting","review","confirmed","discarded"]}}
},
"get": true,
"export": true,
"facets": true,
"create": {
"area": {"title":"Bins beginning with","title_ja":"棚番の先頭","description":"For example A- for bins A-01 to A-99. Leave empty to count every bin.","description_ja":"例：「A-」でA-01からA-99まで。空欄の場合はすべての棚を数えます。","type":"string","required":true,"nullable":false,"maxLength":20}
},
"update": null,
"permissions": {
"list": "logistics.manage",
"show": "logistics.manage",
"edit": null,
"create": "logistics.manage",
"delete": null
}
})
