// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "stock",
"label": {
"en": "Stock",
"ja": "在庫"
},
"representation": "name",
"columns": ["product","sku","bin","on_hand","reserved","available","low_threshold","lot","lot_expires_on","lots","quarantined","at_risk","revision"],
"widths": {
"phone": ["bin","on_hand","available","lot_expires_on"],
"tablet": ["reserved","low_threshold"],
"desktop": ["sku","lot","at_risk"]
},
"hidden": ["revision","quarantined","lots"],
"notes": "logistics.manage",
"order": ["product","ASC"],
"quickFilters": ["low","expiring","at_risk"],
"name": "stock",
"schema": "StockItem",
"title": "Stock",
"title_ja": "在庫",
"row": ["id","name","product","variant","sku","supplier_id","bin","on_hand","reserved","available","low_threshold","lot","lot_expires_on","lots","quarantined","at_risk","revision","updated_at"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"name": {"type":"string","required":true,"nullable":false,"title":"Name","title_ja":"名称"},
"product": {"type":"string","required":true,"nullable":false,"title":"Product","title_ja":"商品"},
"variant": {"type":"string","required":true,"nullable":false,"format":"pack","title":"Variant","title_ja":"規格"},
"sku": {"type":"string","required":true,"nullable":false,"title":"SKU","title_ja":"品番"},
"supplier_id": {"type":"string","required":false,"nullable":true,"format":"uuid","title":"Supplier","title_ja":"仕入先","reference":"suppliers"},
"bin": {"type":"string","required":true,"nullable":true,"title":"Bin","title_ja":"棚番"},
"on_hand": {"type":"integer","required":true,"nullable":false,"title":"On hand","title_ja":"在庫数"},
"reserved": {"type":"integer","required":true,"nullable":false,"title":"Reserved","title_ja":"引当"},
"available": {"type":"integer","required":true,"nullable":false,"title":"Available","title_ja":"販売可能"},
"low_threshold": {"type":"integer","required":true,"nullable":false,"title":"Low below","title_ja":"下限"},
"lot": {"type":"string","required":true,"nullable":true,"title":"Next lot","description":"The lot that expires first of those that can be packed.","title_ja":"次のロット"},
"lot_expires_on": {"type":"string","required":true,"nullable":true,"format":"date","title":"Use by","description":"Of the next lot.","title_ja":"使用期限"},
"lots": {"type":"integer","required":true,"nullable":false,"minimum":0,"title":"Lots","description":"Lots with units in the house.","title_ja":"ロット数"},
"quarantined": {"type":"integer","required":true,"nullable":false,"minimum":0,"title":"In quarantine","title_ja":"隔離中"},
"at_risk": {"type":"integer","required":true,"nullable":false,"title":"Recipes at risk","description":"Issued recipes that hold a product that cannot be delivered.","title_ja":"影響レシピ"},
"revision": {"type":"integer","required":true,"nullable":false,"title":"Revision","title_ja":"版"},
"updated_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Updated","title_ja":"更新日時"}
},
"sort": ["product","on_hand","available","lot_expires_on","bin"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Product, SKU, bin or lot","title_ja":"検索","description_ja":"商品名・品番・棚番・ロット"},
"low": {"type":"boolean","required":false,"nullable":false,"title":"Low","title_ja":"在庫僅少"},
"expiring": {"type":"boolean","required":false,"nullable":false,"title":"Expires within 90 days","title_ja":"90日以内に期限"},
"at_risk": {"title":"At risk","title_ja":"供給リスク","description":"Issued recipes that hold a product that cannot be delivered.","type":"boolean","required":false,"nullable":false}
},
"get": false,
"export": true,
"facets": true,
"create": null,
"update": null,
"permissions": {
"list": "order.read",
"show": null,
"edit": null,
"create": null,
"delete": null
}
})
