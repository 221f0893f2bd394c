// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "product-imports",
"label": {
"en": "Product imports",
"ja": "商品の取り込み"
},
"representation": "number",
"columns": ["number","status","created_at","admin","file_name","added","changed","same","failed"],
"widths": {
"phone": ["status","created_at","changed"],
"tablet": ["file_name","added"]
},
"order": ["created_at","DESC"],
"groups": [{"key":"import","title":"Import","x-ja":"取り込み","fields":["file_name","created_at","admin","added","changed","same","failed","changed_since","undone_at","undone_by"]}],
"name": "product-imports",
"schema": "ProductImport",
"title": "Product import",
"title_ja": "商品の取り込み",
"row": ["id","number","status","total","done","file_name","sheet","sheets","unknown_columns","error_code","message","changed_since","admin","added","changed","same","failed","rows_kept","undone_at","undone_by","created_at","revision"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid","readOnly":true},
"number": {"type":"string","required":true,"nullable":false,"title":"Number","readOnly":true,"title_ja":"取り込み番号"},
"status": {"type":"string","required":true,"nullable":false,"enum":["checking","ready","importing","imported","cancelled","failed","undoing","undone"],"title":"Status","readOnly":true,"title_ja":"状態","status":"product_import"},
"total": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000,"title":"Rows","readOnly":true,"title_ja":"行数"},
"done": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000,"title":"Rows processed","description":"How many rows the step under way has done.","readOnly":true,"title_ja":"処理済みの行"},
"file_name": {"type":"string","required":true,"nullable":true,"title":"File","readOnly":true,"title_ja":"ファイル"},
"sheet": {"type":"string","required":true,"nullable":true,"title":"Sheet","description":"The sheet of the workbook that is read.","readOnly":true,"title_ja":"シート"},
"sheets": {"type":"array","required":true,"nullable":false,"title":"Sheets","readOnly":true,"title_ja":"シート一覧","items":{"type":"string","required":true,"nullable":false}},
"unknown_columns": {"type":"array","required":true,"nullable":false,"title":"Columns not imported","description":"Headings that no column of the import has.","readOnly":true,"title_ja":"取り込まれない列","items":{"type":"string","required":true,"nullable":false}},
"error_code": {"type":"string","required":true,"nullable":true,"title":"Error code","readOnly":true,"title_ja":"エラーコード"},
"message": {"type":"string","required":true,"nullable":true,"title":"Error","description":"Why it failed or could not be undone, in the language of the request.","readOnly":true,"title_ja":"エラー内容"},
"changed_since": {"type":"array","required":true,"nullable":false,"title":"Sold or changed since","description":"Packs that stand in the way of an undo, up to 200.","readOnly":true,"maxItems":200,"title_ja":"取り込み後の販売・変更","items":{"type":"string","required":true,"nullable":false}},
"admin": {"type":"string","required":true,"nullable":false,"title":"By","readOnly":true,"title_ja":"担当者"},
"added": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000,"title":"New packs","readOnly":true,"title_ja":"新規"},
"changed": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000,"title":"Changed","readOnly":true,"title_ja":"変更"},
"same": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000,"title":"Unchanged","readOnly":true,"title_ja":"変更なし"},
"failed": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1000000,"title":"With errors","readOnly":true,"title_ja":"エラー"},
"rows_kept": {"type":"boolean","required":true,"nullable":false,"title":"Rows kept","description":"The file and its rows are removed 7 days after the last step.","readOnly":true,"title_ja":"行の保存"},
"undone_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Undone","readOnly":true,"title_ja":"取り消し日時"},
"undone_by": {"type":"string","required":true,"nullable":true,"title":"Undone by","readOnly":true,"title_ja":"取り消した人"},
"created_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Uploaded","readOnly":true,"title_ja":"アップロード日時"},
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":2147483647,"readOnly":true}
},
"sort": ["created_at","number"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}}
},
"get": true,
"export": true,
"facets": false,
"create": {
"file": {"type":"array","required":true,"nullable":false,"minItems":1,"maxItems":1,"items":{"type":"string","required":true,"nullable":false,"format":"binary"}},
"sheet": {"title":"Sheet","title_ja":"シート","description":"The name of a sheet; without it the first.","type":"string","required":false,"nullable":false,"maxLength":100}
},
"update": null,
"permissions": {
"list": "product.manage",
"show": "product.manage",
"edit": null,
"create": "product.manage",
"delete": null
}
})
