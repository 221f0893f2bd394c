// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "suppliers",
"notes": "logistics.manage",
"label": {
"en": "Suppliers",
"ja": "仕入先"
},
"representation": "name",
"order": ["name","ASC"],
"columns": ["name","contact","email","phone","lead_time_days","note"],
"name": "suppliers",
"schema": "Supplier",
"title": "Supplier",
"title_ja": "仕入先",
"row": ["id","name","contact","email","phone","lead_time_days","note","revision"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid","readOnly":true},
"name": {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"title":"Name","title_ja":"名称"},
"contact": {"type":"string","required":false,"nullable":true,"maxLength":200,"title":"Contact","title_ja":"担当者"},
"email": {"type":"string","required":false,"nullable":true,"format":"email","maxLength":254,"title":"Email","title_ja":"メールアドレス"},
"phone": {"type":"string","required":false,"nullable":true,"format":"phone","maxLength":40,"title":"Phone","title_ja":"電話番号"},
"lead_time_days": {"type":"integer","required":false,"nullable":true,"minimum":0,"maximum":365,"title":"Lead time (days)","title_ja":"納期（日数）"},
"note": {"type":"string","required":false,"nullable":true,"format":"multiline","maxLength":2000,"title":"Note","title_ja":"メモ"},
"revision": {"type":"integer","required":true,"nullable":false,"maximum":2147483647,"readOnly":true}
},
"sort": ["name","lead_time_days"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100},
"lead_time_days_gte": {"title":"Lead time (days)","title_ja":"納期（日数）","type":"integer","required":false,"nullable":false,"minimum":0,"maximum":365},
"lead_time_days_lte": {"title":"Lead time (days)","title_ja":"納期（日数）","type":"integer","required":false,"nullable":false,"minimum":0,"maximum":365}
},
"get": true,
"export": true,
"facets": false,
"create": {
"name": {"title":"Name","title_ja":"名称","type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120},
"contact": {"title":"Contact","title_ja":"担当者","type":"string","required":false,"nullable":true,"maxLength":200},
"email": {"title":"Email","title_ja":"メールアドレス","type":"string","required":false,"nullable":true,"format":"email","maxLength":254},
"phone": {"title":"Phone","title_ja":"電話番号","type":"string","required":false,"nullable":true,"format":"phone","maxLength":40},
"lead_time_days": {"title":"Lead time (days)","title_ja":"納期（日数）","type":"integer","required":false,"nullable":true,"minimum":0,"maximum":365},
"note": {"title":"Note","title_ja":"メモ","type":"string","required":false,"nullable":true,"format":"multiline","maxLength":2000}
},
"update": {
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":2147483647},
"name": {"title":"Name","title_ja":"名称","type":"string","required":false,"nullable":false,"minLength":1,"maxLength":120},
"contact": {"title":"Contact","title_ja":"担当者","type":"string","required":false,"nullable":true,"maxLength":200},
"email": {"title":"Email","title_ja":"メールアドレス","type":"string","required":false,"nullable":true,"format":"email","maxLength":254},
"phone": {"title":"Phone","title_ja":"電話番号","type":"string","required":false,"nullable":true,"format":"phone","maxLength":40},
"lead_time_days": {"title":"Lead time (days)","title_ja":"納期（日数）","type":"integer","required":false,"nullable":true,"minimum":0,"maximum":365},
"note": {"title":"Note","title_ja":"メモ","type":"string","required":false,"nullable":true,"format":"multiline","maxLength":2000}
},
"permissions": {
"list": "logistics.manage",
"show": "logistics.manage",
"edit": "logistics.manage",
"create": "logistics.manage",
"delete": "logistics.manage"
}
})
