// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "purchase-suggestions",
"label": {
"en": "Suggestions",
"ja": "発注候補"
},
"representation": "product",
"columns": ["product","sku","supplier_id","available","backordered","incoming","sold_30","sold_90","days_of_cover","lead_time_days","suggested"],
"widths": {
"phone": ["product","available","suggested"],
"tablet": ["days_of_cover"],
"desktop": ["sku","backordered","incoming","sold_90","lead_time_days"]
},
"order": ["days_of_cover","ASC"],
"quickFilters": ["supplier_id","needed"],
"name": "purchase-suggestions",
"schema": "PurchaseSuggestion",
"title": "Suggestion",
"title_ja": "発注候補",
"row": ["id","product","variant","sku","supplier_id","available","backordered","incoming","sold_30","sold_90","days_of_cover","lead_time_days","suggested"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"product": {"type":"string","required":true,"nullable":false,"title":"Product","title_ja":"商品"},
"variant": {"type":"string","required":true,"nullable":false,"format":"pack","title":"Variant","title_ja":"規格"},
"sku": {"type":"string","required":true,"nullable":false,"title":"SKU","title_ja":"品番"},
"supplier_id": {"type":"string","required":true,"nullable":true,"format":"uuid","title":"Supplier","title_ja":"仕入先","reference":"suppliers"},
"available": {"type":"integer","required":true,"nullable":false,"title":"Available","title_ja":"販売可能"},
"backordered": {"type":"integer","required":true,"nullable":false,"title":"Backordered","title_ja":"入荷待ち"},
"incoming": {"type":"integer","required":true,"nullable":false,"title":"On order","title_ja":"入荷予定"},
"sold_30": {"type":"integer","required":true,"nullable":false,"title":"Shipped in 30 days","title_ja":"30日間の出荷"},
"sold_90": {"type":"integer","required":true,"nullable":false,"title":"Shipped in 90 days","title_ja":"90日間の出荷"},
"days_of_cover": {"type":"integer","required":true,"nullable":true,"title":"Days of cover","description":"How long the stock lasts at the faster of the two rates.","title_ja":"在庫日数","description_ja":"30日間と90日間のうち多いほうの出荷ペースで計算します。"},
"lead_time_days": {"type":"integer","required":true,"nullable":true,"title":"Lead time (days)","title_ja":"納期（日数）"},
"suggested": {"type":"integer","required":true,"nullable":false,"title":"Suggested","title_ja":"推奨発注数"}
},
"sort": ["days_of_cover","product","suggested","sold_30"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Product or SKU","title_ja":"検索","description_ja":"商品名・品番"},
"supplier_id": {"title":"Supplier","title_ja":"仕入先","reference":"suppliers","type":"string","required":false,"nullable":false,"format":"uuid"},
"needed": {"type":"boolean","required":false,"nullable":false,"title":"To order","title_ja":"要発注"}
},
"get": false,
"export": true,
"facets": true,
"create": null,
"update": null,
"permissions": {
"list": "logistics.manage",
"show": null,
"edit": null,
"create": null,
"delete": null
}
})
