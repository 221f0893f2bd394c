// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "refunds",
"label": {
"en": "Refunds",
"ja": "返金"
},
"representation": "order_number",
"order": ["created_at","ASC"],
"columns": ["order_number","patient_name","amount","method","failure","reason","created_at","status"],
"widths": {
"phone": ["status","amount"],
"tablet": ["method"],
"desktop": ["failure","reason"]
},
"groups": [{"key":"refund","title":"Refund","x-ja":"返金","fields":["order_id","patient_name","amount","method","reason","created_at"]},{"key":"payout","title":"Payment","x-ja":"支払い","fields":["status","failure","paid_out_on","paid_out_ref"]}],
"tabs": [{"label":["To pay out","支払い待ち"],"filter":{"status":["to_pay_out"]}},{"label":["On its way to the card","カードへ返金中"],"filter":{"status":["on_its_way"]}},{"label":["Paid out","支払い済み"],"filter":{"status":["paid_out"]}},{"label":["All","すべて"],"filter":{}}],
"name": "refunds",
"schema": "Refund",
"title": "Refund",
"title_ja": "返金",
"row": ["id","order_id","order_number","patient_name","amount","currency","method","can_retry","failure","reason","created_at","status","paid_out_on","paid_out_ref"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"order_id": {"type":"string","required":true,"nullable":false,"format":"uuid","title":"Order","title_ja":"注文","reference":"orders"},
"order_number": {"type":"string","required":true,"nullable":false,"title":"Order number","title_ja":"注文番号"},
"patient_name": {"type":"string","required":true,"nullable":false,"title":"Patient","title_ja":"患者"},
"amount": {"type":"integer","required":true,"nullable":false,"format":"money","title":"Amount","title_ja":"金額"},
"currency": {"type":"string","required":true,"nullable":false},
"method": {"type":"string","required":true,"nullable":false,"enum":["card","invoice","bank_transfer","shopify"],"title":"Paid by","title_ja":"支払方法","labels":{"card":["Card","カード"],"invoice":["Invoice","請求書払い"],"bank_transfer":["Bank transfer","銀行振込"],"shopify":["Shopify","Shopify"]}},
"can_retry": {"type":"boolean","required":true,"nullable":false,"description":"The card has refused it and can be asked once more."},
"failure": {"type":"string","required":true,"nullable":true,"title":"Refused by the card","description":"The provider’s code.","title_ja":"カード側の拒否理由","description_ja":"決済サービスのコードです。"},
"reason": {"type":"string","required":true,"nullable":false,"title":"Reason","title_ja":"理由"},
"created_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Refunded","title_ja":"返金日時"},
"status": {"type":"string","required":true,"nullable":false,"enum":["to_pay_out","on_its_way","paid_out","charged_back"],"title":"Status","title_ja":"状態","status":"refund"},
"paid_out_on": {"type":"string","required":true,"nullable":true,"format":"date","title":"Paid out on","title_ja":"支払日"},
"paid_out_ref": {"type":"string","required":true,"nullable":true,"title":"Bank reference","title_ja":"照会番号"}
},
"sort": ["created_at","amount"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Order number or patient","title_ja":"検索","description_ja":"注文番号・患者名"},
"status": {"title":"Status","title_ja":"状態","status":"refund","type":"array","required":false,"nullable":false,"maxItems":4,"items":{"type":"string","required":true,"nullable":false,"enum":["to_pay_out","on_its_way","paid_out","charged_back"]}}
},
"get": true,
"export": true,
"facets": true,
"create": null,
"update": null,
"permissions": {
"list": "order.payment",
"show": "order.payment",
"edit": null,
"create": null,
"delete": null
}
})
