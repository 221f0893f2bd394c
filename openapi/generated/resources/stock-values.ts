// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "stock-values",
"label": {
"en": "Stock value",
"ja": "在庫金額"
},
"representation": "product",
"columns": ["product","sku","category","supplier_id","units","cost","value"],
"widths": {
"phone": ["product","units","value"],
"tablet": ["category"],
"desktop": ["sku","supplier_id"]
},
"order": ["value","DESC"],
"quickFilters": ["supplier_id","without_cost"],
"name": "stock-values",
"schema": "StockValue",
"title": "Stock value",
"title_ja": "在庫金額",
"row": ["id","product","variant","sku","category","supplier_id","units","cost","value"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"product": {"type":"string","required":true,"nullable":false,"title":"Product","title_ja":"商品"},
"variant": {"type":"string","required":true,"nullable":false,"format":"pack","title":"Variant","title_ja":"規格"},
"sku": {"type":"string","required":true,"nullable":false,"title":"SKU","title_ja":"品番"},
"category": {"type":"string","required":true,"nullable":false,"title":"Category","title_ja":"カテゴリー"},
"supplier_id": {"type":"string","required":true,"nullable":true,"format":"uuid","title":"Supplier","title_ja":"仕入先","reference":"suppliers"},
"units": {"type":"integer","required":true,"nullable":false,"title":"Units","description":"On hand and in quarantine.","title_ja":"数量","description_ja":"在庫と隔離中の合計です。"},
"cost": {"type":"integer","required":true,"nullable":true,"format":"money","title":"Cost","description":"For one unit.","title_ja":"原価","description_ja":"1点あたりの原価です。"},
"value": {"type":"integer","required":true,"nullable":true,"format":"money","title":"Value","title_ja":"金額"}
},
"sort": ["value","units","product"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Product or SKU","title_ja":"検索","description_ja":"商品名・品番"},
"supplier_id": {"title":"Supplier","title_ja":"仕入先","reference":"suppliers","type":"string","required":false,"nullable":false,"format":"uuid"},
"category": {"title":"Category","title_ja":"カテゴリー","type":"string","required":false,"nullable":false,"maxLength":80},
"without_cost": {"type":"boolean","required":false,"nullable":false,"title":"Without cost","title_ja":"原価未登録"}
},
"get": false,
"export": true,
"facets": true,
"create": null,
"update": null,
"permissions": {
"list": "product.cost",
"show": null,
"edit": null,
"create": null,
"delete": null
}
})
