// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "orders",
"notes": "order.manage",
"label": {
"en": "Orders",
"ja": "注文"
},
"representation": "number",
"under": {
"patient_name": ["ship_region"],
"item_count": ["source"]
},
"columns": ["number","placed_at","patient_name","unshipped_since","flags","total","payment_state","fulfilment_state","doctor_id","item_count","source","payment_method","method","ship_region","released_at","shop_order_id"],
"widths": {
"phone": ["placed_at","patient_name","flags","total","payment_state","fulfilment_state"],
"desktop": ["doctor_id","unshipped_since"]
},
"hidden": ["source","payment_method","method","ship_region","released_at","shop_order_id"],
"order": ["placed_at","DESC"],
"quickFilters": ["payment_state","fulfilment_state"],
"groups": [{"key":"order","title":"Order","x-ja":"注文","fields":["placed_at","source","item_count","payment_method","method","cancel_until","released_at","shop_order_id"]},{"key":"amounts","title":"Amounts","x-ja":"金額","fields":["subtotal","discount","shipping","tax","total","refunded"]},{"key":"address","title":"Address","x-ja":"お届け先","fields":["address"]}],
"tabs": [{"filter":{"tab":"needs_attention"}},{"filter":{"tab":"new"}},{"filter":{"tab":"awaiting_payment"}},{"filter":{"tab":"to_ship"}},{"filter":{"tab":"backorders"}},{"filter":{"tab":"shipped"}},{"filter":{"tab":"delivered"}},{"filter":{"tab":"cancelled"}},{"label":["All","すべて"],"filter":{}}],
"name": "orders",
"schema": "OrderDetail",
"title": "Order",
"title_ja": "注文",
"row": ["id","number","placed_at","patient_id","patient_number","patient_name","doctor_id","doctor_name","item_count","source","currency","subtotal","discount","shipping","tax","total","refunded","order_state","payment_state","fulfilment_state","payment_method","method","ship_region","unshipped_since","flags","hold_reason","cancel_until","released_at","shop_order_id","revision","updated_at"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"number": {"type":"string","required":true,"nullable":false,"title":"Number","title_ja":"注文番号"},
"placed_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Placed","title_ja":"注文日時"},
"patient_id": {"type":"string","required":true,"nullable":false,"format":"uuid","title":"Patient","title_ja":"患者","reference":"patients"},
"patient_number": {"type":"string","required":true,"nullable":false,"title":"Patient number","title_ja":"患者番号"},
"patient_name": {"type":"string","required":true,"nullable":false,"title":"Patient","title_ja":"患者"},
"doctor_id": {"type":"string","required":true,"nullable":false,"format":"uuid","title":"Doctor","title_ja":"医師","reference":"doctors"},
"doctor_name": {"type":"string","required":true,"nullable":false,"title":"Doctor’s name","title_ja":"医師名"},
"item_count": {"type":"integer","required":true,"nullable":false,"title":"Items","title_ja":"点数"},
"source": {"type":"string","required":true,"nullable":false,"enum":["recipe","catalog","mixed","on_behalf","repeat"],"title":"Source","title_ja":"注文元","labels":{"recipe":["Recipe","レシピ"],"catalog":["Catalog","カタログ"],"mixed":["Recipe and catalog","レシピとカタログ"],"on_behalf":["On behalf","代理注文"],"repeat":["By repeat","定期注文"]}},
"currency": {"type":"string","required":true,"nullable":false,"title":"Currency","title_ja":"通貨"},
"subtotal": {"type":"integer","required":true,"nullable":false,"format":"money","title":"Subtotal","title_ja":"小計"},
"discount": {"type":"integer","required":true,"nullable":false,"format":"money","title":"Discount","title_ja":"割引"},
"shipping": {"type":"integer","required":true,"nullable":false,"format":"money","title":"Shipping","title_ja":"送料"},
"tax": {"type":"integer","required":true,"nullable":false,"format":"money","title":"Tax","title_ja":"税額"},
"total": {"type":"integer","required":true,"nullable":false,"format":"money","title":"Total","title_ja":"合計"},
"refunded": {"type":"integer","required":true,"nullable":false,"format":"money","title":"Refunded","title_ja":"返金額"},
"order_state": {"type":"string","required":true,"nullable":false,"enum":["open","completed","archived","cancelled"],"title":"Order status","title_ja":"注文状態","status":"order"},
"payment_state": {"type":"string","required":true,"nullable":false,"enum":["pending","authorized","paid","partially_refunded","refunded","failed","voided"],"title":"Payment","title_ja":"支払い","status":"payment"},
"fulfilment_state": {"type":"string","required":true,"nullable":false,"enum":["unfulfilled","in_progress","partially_shipped","shipped","delivered","on_hold","partially_returned","returned"],"title":"Fulfilment","title_ja":"出荷","status":"fulfilment"},
"payment_method": {"type":"string","required":true,"nullable":false,"enum":["invoice","bank_transfer","card","shopify"],"title":"Payment method","title_ja":"支払方法","labels":{"invoice":["Invoice","請求書払い"],"bank_transfer":["Bank transfer","銀行振込"],"card":["Card","カード"],"shopify":["Shopify","Shopify"]}},
"method": {"type":"string","required":true,"nullable":false,"format":"delivery-method","title":"Delivery","title_ja":"配送方法"},
"ship_region": {"type":"string","required":true,"nullable":false,"format":"region","title":"Ship to","title_ja":"配送先地域"},
"unshipped_since": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Unshipped for","description":"Since when its oldest unit could have left; null once everything has left or while it waits for its payment.","title_ja":"未出荷の期間"},
"flags": {"type":"array","required":true,"nullable":false,"title":"Flags","title_ja":"要確認","labels":{"cancel_requested":["Cancellation requested","キャンセルの依頼"],"refund_due":["Refund due","要返金"],"chargeback":["Chargeback","チャージバック"],"refund_to_confirm":["Refund to confirm","返金の承認待ち"],"address_problem":["Address problem","住所不備"],"amount_mismatch":["Amounts differ from the cart","金額がカートと不一致"],"recipe_cancelled":["Recipe cancelled","レシピ中止"],"return_requested":["Return requested","返品の申請"],"return_received":["Return awaiting refund","返品の返金待ち"],"problem_reported":["Problem reported","問題の報告"],"cancelled_in_shop":["Cancelled in the shop after packing began","梱包開始後にショップでキャンセル"],"payment_failed":["Payment failed","決済失敗"],"shipment_problem":["Delivery problem","配送トラブル"],"shop_sync_failed":["Shop sync failed","ショップとの連携失敗"],"late":["Unshipped for over 2 days","2日以上未出荷"],"out_of_stock":["Out of stock","在庫切れ"],"backorder_late":["Backorder overdue","入荷待ちの期限超過"],"on_hold":["On hold","保留中"]},"items":{"type":"string","required":true,"nullable":false}},
"hold_reason": {"type":"string","required":false,"nullable":true,"title":"Hold reason","title_ja":"保留理由"},
"cancel_until": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Cancel window ends","title_ja":"キャンセル期限"},
"released_at": {"type":"string","required":false,"nullable":true,"format":"date-time","title":"Released","title_ja":"出荷指示"},
"shop_order_id": {"type":"string","required":false,"nullable":true,"title":"Shop order","title_ja":"ショップ注文番号"},
"revision": {"type":"integer","required":true,"nullable":false},
"updated_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Updated","title_ja":"更新日時"},
"address": {"type":"object","required":false,"nullable":false,"description":"Where an order goes, as it was when the order was placed.","fields":{"name":{"type":"string","required":true,"nullable":false},"company":{"type":"string","required":false,"nullable":true},"vat_number":{"type":"string","required":false,"nullable":true,"description":"EU VAT number of the company, checked by its form alone."},"phone":{"type":"string","required":true,"nullable":false,"description":"E.164; numbers from before that are as they were typed."},"country":{"type":"string","required":true,"nullable":false},"postal_code":{"type":"string","required":true,"nullable":false},"region":{"type":"string","required":true,"nullable":false},"city":{"type":"string","required":true,"nullable":false},"line1":{"type":"string","required":true,"nullable":false},"line2":{"type":"string","required":true,"nullable":true},"lines":{"type":"array","required":true,"nullable":false,"description":"The address as it is printed, in the order of its country, without the names.","readOnly":true,"items":{"type":"string","required":true,"nullable":false}}}}
},
"sort": ["placed_at","number","total","updated_at","unshipped_since"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Order no., name, tracking no., product","title_ja":"検索","description_ja":"番号・氏名・商品名"},
"tab": {"type":"string","required":false,"nullable":false,"enum":["needs_attention","new","awaiting_payment","to_ship","backorders","shipped","delivered","cancelled","all"],"title":"Tab","title_ja":"対応","labels":{"needs_attention":["Needs attention","要対応"],"new":["New","新規"],"awaiting_payment":["Awaiting payment","入金待ち"],"to_ship":["To ship","出荷待ち"],"backorders":["Backorders","入荷待ち"],"shipped":["Shipped","発送済み"],"delivered":["Delivered","お届け済み"],"cancelled":["Cancelled","キャンセル"],"all":["All","すべて"]}},
"payment_state": {"title":"Payment","title_ja":"支払い","status":"payment","type":"array","required":false,"nullable":false,"maxItems":7,"items":{"type":"string","required":true,"nullable":false,"enum":["pending","authorized","paid","partially_refunded","refunded","failed","voided"]}},
"fulfilment_state": {"title":"Fulfilment","title_ja":"出荷","status":"fulfilment","type":"array","required":false,"nullable":false,"maxItems":8,"items":{"type":"string","required":true,"nullable":false,"enum":["unfulfilled","in_progress","partially_shipped","shipped","delivered","on_hold","partially_returned","returned"]}},
"order_state": {"title":"Order status","title_ja":"注文状態","status":"order","type":"array","required":false,"nullable":false,"maxItems":4,"items":{"type":"string","required":true,"nullable":false,"enum":["open","completed","archived","cancelled"]}},
"payment_method": {"title":"Payment method","title_ja":"支払方法","labels":{"invoice":["Invoice","請求書払い"],"bank_transfer":["Bank transfer","銀行振込"],"card":["Card","カード"],"shopify":["Shopify","Shopify"]},"type":"array","required":false,"nullable":false,"maxItems":4,"items":{"type":"string","required":true,"nullable":false,"enum":["invoice","bank_transfer","card","shopify"]}},
"method": {"title":"Delivery","title_ja":"配送方法","type":"string","required":false,"nullable":false,"format":"delivery-method","maxLength":40},
"doctor_id": {"title":"Doctor","title_ja":"医師","reference":"doctors","type":"string","required":false,"nullable":false,"format":"uuid"},
"patient_id": {"title":"Patient","title_ja":"患者","reference":"patients","type":"string","required":false,"nullable":false,"format":"uuid"},
"product_id": {"type":"string","required":false,"nullable":false,"format":"uuid","title":"Product","title_ja":"商品","reference":"products"},
"flag": {"type":"array","required":false,"nullable":false,"title":"Attention reason","maxItems":18,"title_ja":"要対応の理由","labels":{"cancelled_in_shop":["Cancelled in the shop after packing began","梱包開始後にショップでキャンセル"],"cancel_requested":["Cancellation requested","キャンセルの依頼"],"return_requested":["Return requested","返品の申請"],"return_received":["Return awaiting refund","返品の返金待ち"],"problem_reported":["Problem reported","問題の報告"],"address_problem":["Address problem","住所不備"],"amount_mismatch":["Amounts differ from the cart","金額がカートと不一致"],"payment_failed":["Payment failed","決済失敗"],"refund_due":["Refund due","要返金"],"chargeback":["Chargeback","チャージバック"],"refund_to_confirm":["Refund to confirm","返金の承認待ち"],"recipe_cancelled":["Recipe cancelled","レシピ中止"],"shipment_problem":["Delivery problem","配送トラブル"],"shop_sync_failed":["Shop sync failed","ショップとの連携失敗"],"late":["Unshipped for over 2 days","2日以上未出荷"],"out_of_stock":["Out of stock","在庫切れ"],"backorder_late":["Backorder overdue","入荷待ちの期限超過"],"on_hold":["On hold","保留中"]},"items":{"type":"string","required":true,"nullable":false,"enum":["cancelled_in_shop","cancel_requested","address_problem","amount_mismatch","return_requested","return_received","problem_reported","payment_failed","chargeback","refund_due","refund_to_confirm","recipe_cancelled","shipment_problem","shop_sync_failed","late","out_of_stock","backorder_late","on_hold"]}},
"placed_at_gte": {"title":"Placed from","title_ja":"注文日（以降）","type":"string","required":false,"nullable":false,"format":"date-time"},
"placed_at_lte": {"title":"Placed to","title_ja":"注文日（以前）","type":"string","required":false,"nullable":false,"format":"date-time"}
},
"get": true,
"export": true,
"facets": true,
"create": null,
"update": {
"address": {"description":"Where an order goes, as it was when the order was placed.","type":"object","required":true,"nullable":false,"fields":{"name":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"title":"Name","title_ja":"お名前"},"company":{"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":120,"title":"Company","title_ja":"会社名"},"phone":{"type":"string","required":true,"nullable":false,"format":"phone","minLength":3,"maxLength":30,"title":"Phone","title_ja":"電話番号"},"country":{"type":"string","required":true,"nullable":false,"format":"country","pattern":"^[A-Z]{2}$","title":"Country","title_ja":"国"},"postal_code":{"type":"string","required":false,"nullable":true,"maxLength":20,"title":"Postal code","title_ja":"郵便番号"},"region":{"type":"string","required":false,"nullable":true,"format":"state","maxLength":80,"title":"State or prefecture","title_ja":"都道府県・州"},"city":{"type":"string","required":false,"nullable":true,"maxLength":100,"title":"City","title_ja":"市区町村"},"line1":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":200,"title":"Street and number","title_ja":"町名・番地"},"line2":{"type":"string","required":false,"nullable":true,"maxLength":200,"title":"Building, room","title_ja":"建物名・部屋番号"},"vat_number":{"type":"string","required":false,"nullable":true,"minLength":4,"maxLength":20,"title":"VAT number","description":"The company’s VAT number. The amounts of the order do not change.","title_ja":"VAT番号","description_ja":"会社のVAT番号です。注文の金額は変わりません。"},"lines":{"type":"array","required":false,"nullable":false,"description":"As it was read; not written.","readOnly":true,"maxItems":10,"items":{"type":"string","required":true,"nullable":false,"maxLength":400}}}},
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1000000000}
},
"permissions": {
"list": "order.read",
"show": "order.read",
"edit": "order.manage",
"create": null,
"delete": null
}
})
