// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "stock-movements",
"label": {
"en": "Movements",
"ja": "入出庫"
},
"representation": "product",
"columns": ["at","kind","product","sku","lot","on_hand","reserved","quarantined","order_number","shipment_number","document","reason","actor"],
"widths": {
"phone": ["kind","product","on_hand"],
"tablet": ["lot"],
"desktop": ["reserved","shipment_number","actor"]
},
"hidden": ["sku","quarantined","document"],
"order": ["at","DESC"],
"quickFilters": ["at","kind"],
"name": "stock-movements",
"schema": "StockMovement",
"title": "Stock movement",
"title_ja": "入出庫",
"row": ["id","at","kind","product","variant","sku","lot","on_hand","reserved","quarantined","order_id","order_number","shipment_id","shipment_number","document","reason","actor"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Time","title_ja":"日時"},
"kind": {"type":"string","required":true,"nullable":false,"enum":["received","reserved","released","shipped","returned","wasted","counted","quarantined","cleared","labelled"],"title":"Movement","title_ja":"種類","labels":{"received":["Received","入庫"],"reserved":["Reserved","引当"],"released":["Released","引当解除"],"shipped":["Shipped","発送"],"returned":["Returned","返品"],"wasted":["Written off","廃棄"],"counted":["Count correction","棚卸し修正"],"quarantined":["Quarantined","隔離"],"cleared":["Cleared","隔離解除"],"labelled":["Lot assigned","ロット付番"]}},
"product": {"type":"string","required":true,"nullable":false,"title":"Product","title_ja":"商品"},
"variant": {"type":"string","required":true,"nullable":false,"format":"pack","title":"Variant","title_ja":"規格"},
"sku": {"type":"string","required":true,"nullable":false,"title":"SKU","title_ja":"品番"},
"lot": {"type":"string","required":true,"nullable":true,"title":"Lot","title_ja":"ロット"},
"on_hand": {"type":"integer","required":true,"nullable":false,"title":"On hand","title_ja":"在庫数"},
"reserved": {"type":"integer","required":true,"nullable":false,"title":"Reserved","title_ja":"引当"},
"quarantined": {"type":"integer","required":true,"nullable":false,"title":"In quarantine","title_ja":"隔離中"},
"order_id": {"type":"string","required":true,"nullable":true,"format":"uuid","title":"Order","title_ja":"注文","reference":"orders"},
"order_number": {"type":"string","required":true,"nullable":true,"title":"Order","title_ja":"注文"},
"shipment_id": {"type":"string","required":true,"nullable":true,"format":"uuid","title":"Parcel","title_ja":"荷物","reference":"shipments"},
"shipment_number": {"type":"string","required":true,"nullable":true,"title":"Parcel","title_ja":"荷物番号"},
"document": {"type":"string","required":true,"nullable":true,"title":"Document","title_ja":"伝票"},
"reason": {"type":"string","required":true,"nullable":true,"title":"Reason","title_ja":"理由"},
"actor": {"type":"string","required":true,"nullable":true,"title":"By","title_ja":"担当"}
},
"sort": ["at"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Product, SKU, lot or document","title_ja":"検索","description_ja":"商品名・品番・ロット・伝票番号"},
"variant_id": {"type":"string","required":false,"nullable":false,"format":"uuid"},
"lot_id": {"type":"string","required":false,"nullable":false,"format":"uuid"},
"at_gte": {"title":"Time","title_ja":"日時","type":"string","required":false,"nullable":false,"format":"date"},
"at_lte": {"title":"Time","title_ja":"日時","type":"string","required":false,"nullable":false,"format":"date"},
"kind": {"title":"Movement","title_ja":"種類","labels":{"received":["Received","入庫"],"reserved":["Reserved","引当"],"released":["Released","引当解除"],"shipped":["Shipped","発送"],"returned":["Returned","返品"],"wasted":["Written off","廃棄"],"counted":["Count correction","棚卸し修正"],"quarantined":["Quarantined","隔離"],"cleared":["Cleared","隔離解除"],"labelled":["Lot assigned","ロット付番"]},"type":"array","required":false,"nullable":false,"maxItems":10,"items":{"type":"string","required":true,"nullable":false,"enum":["received","reserved","released","shipped","returned","wasted","counted","quarantined","cleared","labelled"]}}
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
