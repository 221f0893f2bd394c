// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "synonyms",
"notes": "search.manage",
"label": {
"en": "Synonyms",
"ja": "類義語"
},
"create_title": {
"en": "Add synonyms",
"ja": "類義語を追加"
},
"create_verb": {
"en": "Add synonyms",
"ja": "類義語を追加"
},
"representation": "name",
"order": ["name","ASC"],
"columns": ["name","words","note","updated_at"],
"hidden": ["note"],
"widths": {
"phone": ["words"],
"tablet": ["updated_at"]
},
"name": "synonyms",
"schema": "Synonym",
"title": "Synonyms",
"title_ja": "類義語",
"row": ["id","name","words","note","updated_at","revision"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid","readOnly":true},
"name": {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S","title":"Word","description":"A word used in product texts, such as sunscreen.","title_ja":"語","description_ja":"商品で使われている語（例：日焼け止め）"},
"words": {"type":"array","required":true,"nullable":false,"title":"Also searched as","description":"Separated by commas, in English and Japanese. A search for any of these words finds products with the others.","minItems":1,"maxItems":20,"title_ja":"同じ意味の語","description_ja":"カンマ区切り（英語・日本語）。どの語で検索しても、ほかの語を含む商品が見つかります。","items":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"}},
"note": {"type":"string","required":false,"nullable":true,"format":"multiline","maxLength":2000,"title":"Note","title_ja":"メモ"},
"updated_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Last changed","readOnly":true,"title_ja":"最終更新"},
"revision": {"type":"integer","required":true,"nullable":false,"maximum":2147483647,"readOnly":true}
},
"sort": ["name","updated_at"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100},
"updated_at_gte": {"title":"Last changed","title_ja":"最終更新","type":"string","required":false,"nullable":false,"format":"date"},
"updated_at_lte": {"title":"Last changed","title_ja":"最終更新","type":"string","required":false,"nullable":false,"format":"date"}
},
"get": true,
"export": true,
"facets": false,
"create": {
"name": {"title":"Word","title_ja":"語","description":"A word used in product texts, such as sunscreen.","description_ja":"商品で使われている語（例：日焼け止め）","type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"},
"words": {"title":"Also searched as","title_ja":"同じ意味の語","description":"Separated by commas, in English and Japanese. A search for any of these words finds products with the others.","description_ja":"カンマ区切り（英語・日本語）。どの語で検索しても、ほかの語を含む商品が見つかります。","type":"array","required":true,"nullable":false,"minItems":1,"maxItems":20,"items":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"}},
"note": {"title":"Note","title_ja":"メモ","type":"string","required":false,"nullable":true,"format":"multiline","maxLength":2000}
},
"update": {
"revision": {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":2147483647},
"name": {"title":"Word","title_ja":"語","description":"A word used in product texts, such as sunscreen.","description_ja":"商品で使われている語（例：日焼け止め）","type":"string","required":false,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"},
"words": {"title":"Also searched as","title_ja":"同じ意味の語","description":"Separated by commas, in English and Japanese. A search for any of these words finds products with the others.","description_ja":"カンマ区切り（英語・日本語）。どの語で検索しても、ほかの語を含む商品が見つかります。","type":"array","required":false,"nullable":false,"minItems":1,"maxItems":20,"items":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"}},
"note": {"title":"Note","title_ja":"メモ","type":"string","required":false,"nullable":true,"format":"multiline","maxLength":2000}
},
"permissions": {
"list": "search.manage",
"show": "search.manage",
"edit": "search.manage",
"create": "search.manage",
"delete": "search.manage"
}
})
