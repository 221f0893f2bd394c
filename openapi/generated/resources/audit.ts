// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "audit",
"label": {
"en": "Audit log",
"ja": "監査ログ"
},
"representation": "action",
"under": {
"actor_name": ["actor_role","ip"]
},
"columns": ["at","actor_name","action","object_type","changes","reason","ip","request_id","actor_role","user_agent"],
"widths": {
"phone": ["actor_name","action","object_type"]
},
"hidden": ["ip","request_id","actor_role","user_agent"],
"order": ["at","DESC"],
"quickFilters": ["at","actor","action","actor_role","object_type","reads"],
"name": "audit",
"schema": "AuditLogEntry",
"title": "Audit log",
"title_ja": "監査ログ",
"row": ["id","at","actor_role","actor_id","actor_name","on_behalf_of","action","object_type","object_id","object_name","changes","reason","ip","user_agent","request_id"],
"fields": {
"id": {"type":"string","required":true,"nullable":false},
"at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Time","title_ja":"日時"},
"actor_role": {"type":"string","required":true,"nullable":false,"title":"Actor role","title_ja":"実行者の種類","labels":{"admin":["Administrator","管理者"],"doctor":["Doctor","医師"],"patient":["Patient","患者"],"visitor":["Visitor","訪問者"],"system":["System","システム"]}},
"actor_id": {"type":"string","required":true,"nullable":true,"format":"uuid"},
"actor_name": {"type":"string","required":true,"nullable":true,"title":"Actor","description":"Names of patients are left out.","title_ja":"実行者"},
"on_behalf_of": {"type":"string","required":true,"nullable":true,"format":"uuid"},
"action": {"type":"string","required":true,"nullable":false,"format":"audit-action","title":"Action","title_ja":"操作"},
"object_type": {"type":"string","required":true,"nullable":false,"title":"Object","title_ja":"対象","labels":{"doctor":["Doctor","医師"],"patient":["Patient","患者"],"recipe":["Recipe","レシピ"],"order":["Order","注文"],"shipment":["Parcel","荷物"],"settlement":["Settlement","精算"],"news":["News","お知らせ"],"admin":["Administrator","管理者"],"account":["Account","アカウント"],"address":["Address","住所"],"invitation":["Invitation","招待"],"answer_set":["Answers","回答"],"template":["Template","テンプレート"],"catalog":["Catalog","カタログ"],"request":["Request","リクエスト"],"product":["Product","商品"],"recipe_line":["Recipe line","レシピの明細"],"stock":["Stock","在庫"],"setting":["Settings","設定"],"doctors":["List of doctors","医師の一覧"],"patients":["List of patients","患者の一覧"],"recipes":["List of recipes","レシピの一覧"],"templates":["List of templates","テンプレートの一覧"],"orders":["List of orders","注文の一覧"],"shipments":["List of parcels","荷物の一覧"],"settlements":["List of settlements","精算の一覧"],"users":["List of administrators","管理者の一覧"],"audit":["Audit log","監査ログ"],"products":["List of products","商品の一覧"],"requests":["List of requests","リクエストの一覧"],"search":["Search","検索"],"top":["Home","ホーム"],"recipe-histories":["Recipe histories","レシピの履歴"],"recipe-beginning":["Start of a recipe","レシピの作成画面"],"my-recipes":["My templates","マイテンプレート"],"versions":["Versions of a recipe","レシピの版"],"counts":["Counts","件数"],"statements":["Statements","精算書"],"next-statement":["Next statement","次回の精算書"],"readers":["Readers of news","お知らせの閲覧状況"],"notes":["Notes","メモ"],"history":["History","履歴"],"supplier":["Supplier","仕入先"],"purchase_order":["Purchase order","発注"],"product_import":["Product import","商品の取り込み"],"stock_lot":["Lot","ロット"],"repeat":["Repeat","定期注文"],"repeats":["List of repeats","定期注文の一覧"],"synonym":["Synonym","類義語"],"legal_text":["Legal text","規約・方針"],"questionnaire":["Questionnaire","問診票"],"bank_transfer":["Bank transfer","入金"],"pay_link":["Payment link","お支払いリンク"],"stock_count":["Stock count","棚卸し"],"discount":["Discount","割引"],"my_recipe":["My template","マイテンプレート"],"terms":["Terms","規約"],"supply":["Supply","残り日数"],"dose":["Dose","服用記録"]}},
"object_id": {"type":"string","required":true,"nullable":true,"format":"uuid","title":"Object ID","title_ja":"対象ID"},
"object_name": {"type":"string","required":true,"nullable":true,"title":"Object name","description":"Number or name; patients by their number alone.","title_ja":"対象の名称"},
"changes": {"type":"array","required":true,"nullable":false,"format":"changes","title":"Changes","title_ja":"変更内容","items":{"type":"object","required":true,"nullable":false,"description":"A field that a step has changed, in the reader's language.","fields":{"field":{"type":"string","required":true,"nullable":false},"label":{"type":"string","required":true,"nullable":false},"before":{"type":"string","required":true,"nullable":false},"after":{"type":"string","required":true,"nullable":false}}}},
"reason": {"type":"string","required":true,"nullable":true,"title":"Reason","title_ja":"理由"},
"ip": {"type":"string","required":true,"nullable":true,"title":"IP address","title_ja":"IPアドレス"},
"user_agent": {"type":"string","required":true,"nullable":true,"title":"Browser","title_ja":"ブラウザー"},
"request_id": {"type":"string","required":true,"nullable":true,"title":"Request","title_ja":"リクエストID"}
},
"sort": ["at"],
"filters": {
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","description":"Action, name, request id, IP address","title_ja":"検索","description_ja":"操作・氏名・リクエストID・IPアドレス"},
"action": {"title":"Action","title_ja":"操作","type":"string","required":false,"nullable":false,"maxLength":100,"description":"What was done, such as “approved” or “signed in”.","description_ja":"「承認」「ログイン」など"},
"actor_id": {"type":"string","required":false,"nullable":false,"format":"uuid","title":"Account of the actor","title_ja":"実行者のアカウント"},
"actor": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Actor","description":"Name of an administrator or doctor, or number of a doctor or patient.","title_ja":"実行者","description_ja":"管理者・医師の氏名、または医師・患者の番号"},
"actor_role": {"title":"Actor role","title_ja":"実行者の種類","labels":{"admin":["Administrator","管理者"],"doctor":["Doctor","医師"],"patient":["Patient","患者"],"visitor":["Visitor","訪問者"],"system":["System","システム"]},"type":"array","required":false,"nullable":false,"maxItems":5,"items":{"type":"string","required":true,"nullable":false,"enum":["admin","doctor","patient","visitor","system"]}},
"object_type": {"title":"Object","title_ja":"対象","labels":{"doctor":["Doctor","医師"],"patient":["Patient","患者"],"recipe":["Recipe","レシピ"],"order":["Order","注文"],"shipment":["Parcel","荷物"],"settlement":["Settlement","精算"],"news":["News","お知らせ"],"admin":["Administrator","管理者"],"account":["Account","アカウント"],"address":["Address","住所"],"invitation":["Invitation","招待"],"answer_set":["Answers","回答"],"template":["Template","テンプレート"],"catalog":["Catalog","カタログ"],"request":["Request","リクエスト"],"product":["Product","商品"],"recipe_line":["Recipe line","レシピの明細"],"stock":["Stock","在庫"],"setting":["Settings","設定"],"doctors":["List of doctors","医師の一覧"],"patients":["List of patients","患者の一覧"],"recipes":["List of recipes","レシピの一覧"],"templates":["List of templates","テンプレートの一覧"],"orders":["List of orders","注文の一覧"],"shipments":["List of parcels","荷物の一覧"],"settlements":["List of settlements","精算の一覧"],"users":["List of administrators","管理者の一覧"],"audit":["Audit log","監査ログ"],"products":["List of products","商品の一覧"],"requests":["List of requests","リクエストの一覧"],"search":["Search","検索"],"top":["Home","ホーム"],"recipe-histories":["Recipe histories","レシピの履歴"],"recipe-beginning":["Start of a recipe","レシピの作成画面"],"my-recipes":["My templates","マイテンプレート"],"versions":["Versions of a recipe","レシピの版"],"counts":["Counts","件数"],"statements":["Statements","精算書"],"next-statement":["Next statement","次回の精算書"],"readers":["Readers of news","お知らせの閲覧状況"],"notes":["Notes","メモ"],"history":["History","履歴"],"supplier":["Supplier","仕入先"],"purchase_order":["Purchase order","発注"],"product_import":["Product import","商品の取り込み"],"stock_lot":["Lot","ロット"],"repeat":["Repeat","定期注文"],"repeats":["List of repeats","定期注文の一覧"],"synonym":["Synonym","類義語"],"legal_text":["Legal text","規約・方針"],"questionnaire":["Questionnaire","問診票"],"bank_transfer":["Bank transfer","入金"],"pay_link":["Payment link","お支払いリンク"],"stock_count":["Stock count","棚卸し"],"discount":["Discount","割引"],"my_recipe":["My template","マイテンプレート"],"terms":["Terms","規約"],"supply":["Supply","残り日数"],"dose":["Dose","服用記録"]},"type":"array","required":false,"nullable":false,"maxItems":60,"items":{"type":"string","required":true,"nullable":false,"enum":["doctor","patient","recipe","order","shipment","settlement","news","admin","account","address","invitation","answer_set","template","catalog","request","product","recipe_line","stock","setting","supplier","purchase_order","product_import","stock_lot","stock_count","repeat","synonym","legal_text","questionnaire","bank_transfer","pay_link","discount","my_recipe","terms","supply","dose","doctors","patients","recipes","templates","orders","shipments","settlements","users","audit","products","requests","search","top","recipe-histories","recipe-beginning","my-recipes","versions","counts","statements","next-statement","readers","notes","history","repeats"]}},
"object_id": {"title":"Object ID","title_ja":"対象ID","type":"string","required":false,"nullable":false,"format":"uuid"},
"reads": {"type":"boolean","required":false,"nullable":false,"title":"Reads","description":"Records of views, including patients shown in lists.","title_ja":"閲覧","description_ja":"一覧での患者の表示を含む閲覧の記録"},
"at_gte": {"title":"Time","title_ja":"日時","type":"string","required":false,"nullable":false,"format":"date"},
"at_lte": {"title":"Time","title_ja":"日時","type":"string","required":false,"nullable":false,"format":"date"}
},
"get": false,
"export": true,
"facets": true,
"create": null,
"update": null,
"permissions": {
"list": "audit.read",
"show": null,
"edit": null,
"create": null,
"delete": null
}
})
