// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "bank-transfers",
"notes": "order.payment",
"label": {
"en": "Bank transfers",
"ja": "入金明細"
},
"representation": "payer",
"order": ["booked_on","DESC"],
"columns": ["booked_on","payer","text","amount","order_number","patient_name","match","difference","stage"],
"widths": {
"phone": ["amount","stage","payer"],
"tablet": ["match","order_number"],
"desktop": ["patient_name","text"]
},
"groups": [{"key":"transfer","title":"Transfer","x-ja":"入金","fields":["booked_on","amount","payer","text","bank_ref"]},{"key":"order","title":"Order","x-ja":"注文","fields":["order_id","patient_name","due","match","difference","stage","reason"]},{"key":"returned","title":"Paid back","x-ja":"返金","fields":["to_return","returned_on","returned_ref"]}],
"tabs": [{"label":["To record","記録待ち"],"filter":{"stage":["to_record"]}},{"label":["To check","要確認"],"filter":{"stage":["to_check"]}},{"label":["Part payments","一部入金"],"filter":{"stage":["part"]}},{"label":["To pay back","返金待ち"],"filter":{"stage":["to_return"]}},{"label":["All","すべて"],"filter":{}}],
"name": "bank-transfers",
"schema": "BankTransfer",
"title": "Bank transfer",
"title_ja": "入金",
"row": ["id","booked_on","payer","text","amount","currency","bank_ref","order_id","order_number","patient_name","found_by","due","match","difference","stage","reason","to_return","returned_on","returned_ref","revision"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"booked_on": {"type":"string","required":true,"nullable":false,"format":"date","title":"Received","title_ja":"入金日"},
"payer": {"type":"string","required":true,"nullable":false,"title":"Payer","title_ja":"振込依頼人"},
"text": {"type":"string","required":true,"nullable":false,"title":"Payment reference","title_ja":"摘要"},
"amount": {"type":"integer","required":true,"nullable":false,"format":"money","title":"Amount","title_ja":"金額"},
"currency": {"type":"string","required":true,"nullable":false},
"bank_ref": {"type":"string","required":true,"nullable":true,"title":"Bank reference","title_ja":"照会番号"},
"order_id": {"type":"string","required":true,"nullable":true,"format":"uuid","title":"Order","title_ja":"注文","reference":"orders"},
"order_number": {"type":"string","required":true,"nullable":true,"title":"Order number","title_ja":"注文番号"},
"patient_name": {"type":"string","required":true,"nullable":true,"title":"Patient","title_ja":"患者"},
"found_by": {"type":"string","required":true,"nullable":true,"enum":["number","name","hand",null],"title":"Matched by","title_ja":"照合方法","labels":{"number":["Order number","注文番号"],"name":["Name and amount","名前と金額"],"hand":["Chosen by hand","手動"]}},
"due": {"type":"integer","required":true,"nullable":true,"format":"money","title":"Still to pay","description":"What was still due on the order before this transfer.","title_ja":"未入金額","description_ja":"この入金の前の未入金額です。"},
"match": {"type":"string","required":true,"nullable":false,"enum":["exact","likely","under","over","not_due","none"],"title":"Match","title_ja":"照合","labels":{"exact":["Exact","一致"],"likely":["Check the name","名前を要確認"],"under":["Underpaid","不足"],"over":["Overpaid","過入金"],"not_due":["Order not waiting for payment","支払い待ちではない注文"],"none":["No order found","注文なし"]}},
"difference": {"type":"integer","required":true,"nullable":true,"format":"money","title":"Difference","description":"Amount received minus the amount still to pay.","title_ja":"差額","description_ja":"入金額から未入金額を引いた額です。"},
"stage": {"type":"string","required":true,"nullable":false,"enum":["to_record","to_check","part","recorded","to_return","dismissed"],"title":"Status","title_ja":"状態","status":"bankTransfer"},
"reason": {"type":"string","required":true,"nullable":true,"title":"Reason","title_ja":"理由"},
"to_return": {"type":"integer","required":true,"nullable":true,"format":"money","title":"To pay back","title_ja":"返金する額"},
"returned_on": {"type":"string","required":true,"nullable":true,"format":"date","title":"Paid back on","title_ja":"返金日"},
"returned_ref": {"type":"string","required":true,"nullable":true,"title":"Bank reference of the repayment","title_ja":"返金の照会番号"},
"revision": {"type":"integer","required":true,"nullable":false,"maximum":2147483647,"readOnly":true}
},
"sort": ["booked_on","amount"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Payer, reference, order number or patient","title_ja":"検索","description_ja":"依頼人・摘要・注文番号"},
"stage": {"title":"Status","title_ja":"状態","status":"bankTransfer","type":"array","required":false,"nullable":false,"maxItems":6,"items":{"type":"string","required":true,"nullable":false,"enum":["to_record","to_check","part","recorded","to_return","dismissed"]}},
"match": {"title":"Match","title_ja":"照合","labels":{"exact":["Exact","一致"],"likely":["Check the name","名前を要確認"],"under":["Underpaid","不足"],"over":["Overpaid","過入金"],"not_due":["Order not waiting for payment","支払い待ちではない注文"],"none":["No order found","注文なし"]},"type":"array","required":false,"nullable":false,"maxItems":6,"items":{"type":"string","required":true,"nullable":false,"enum":["exact","likely","under","over","not_due","none"]}},
"booked_on_gte": {"title":"Received","title_ja":"入金日","type":"string","required":false,"nullable":false,"format":"date"},
"booked_on_lte": {"title":"Received","title_ja":"入金日","type":"string","required":false,"nullable":false,"format":"date"}
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
