// Made by `npm run gen` from openapi/. Do not edit.
import { describe } from '../../described.ts'

export default describe({
"resource": "users",
"notes": "user.manage",
"label": {
"en": "Users",
"ja": "管理者"
},
"create_title": {
"en": "Invite administrator",
"ja": "管理者の招待"
},
"create_verb": {
"en": "Invite administrator",
"ja": "管理者を招待"
},
"representation": "name",
"columns": ["name","email","admin_role","status","two_factor","last_login_at","invited_by_name","created_at"],
"widths": {
"phone": ["email","admin_role","status","last_login_at"],
"tablet": ["two_factor"]
},
"hidden": ["created_at"],
"order": ["name","ASC"],
"quickFilters": ["status","admin_role"],
"groups": [{"key":"account","title":"Account","x-ja":"アカウント","fields":["name","email","phone","admin_role","status"]},{"key":"use","title":"Usage","x-ja":"利用状況","fields":["two_factor","last_login_at","session_count","invited_by_name","link_expires_at"]}],
"name": "users",
"schema": "AdminUser",
"title": "Administrator",
"title_ja": "管理者",
"row": ["id","name","email","phone","admin_role","status","two_factor","last_login_at","session_count","invited_by_name","link_expires_at","is_self","actions","revision","created_at","updated_at"],
"fields": {
"id": {"type":"string","required":true,"nullable":false,"format":"uuid"},
"name": {"type":"string","required":true,"nullable":false,"title":"Name","title_ja":"氏名"},
"email": {"type":"string","required":true,"nullable":false,"format":"email","title":"Email","title_ja":"メールアドレス"},
"phone": {"type":"string","required":true,"nullable":true,"format":"phone","title":"Phone","title_ja":"電話番号"},
"admin_role": {"type":"string","required":true,"nullable":false,"enum":["owner","operations","support","clinical_reviewer","finance","content","read_only"],"title":"Role","title_ja":"役割","labels":{"owner":["Owner","オーナー"],"operations":["Operations","運営"],"support":["Support","サポート"],"clinical_reviewer":["Clinical reviewer","医療審査"],"finance":["Finance","経理"],"content":["Content","コンテンツ"],"read_only":["Read only","閲覧のみ"]}},
"status": {"type":"string","required":true,"nullable":false,"enum":["invited","active","disabled"],"title":"Status","title_ja":"状態","status":"admin"},
"two_factor": {"type":"boolean","required":true,"nullable":false,"title":"Two-factor authentication","title_ja":"二要素認証"},
"last_login_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Last sign-in","title_ja":"最終ログイン"},
"session_count": {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":100000,"title":"Open sessions","title_ja":"利用中のセッション"},
"invited_by_name": {"type":"string","required":true,"nullable":true,"title":"Invited by","title_ja":"招待者"},
"link_expires_at": {"type":"string","required":true,"nullable":true,"format":"date-time","title":"Invitation valid until","title_ja":"招待リンクの期限"},
"is_self": {"type":"boolean","required":true,"nullable":false,"description":"Whether it is the account of the caller."},
"actions": {"type":"array","required":true,"nullable":false,"description":"What the caller may do now.","items":{"type":"string","required":true,"nullable":false,"enum":["change_role","disable","enable","resend","revoke","end_sessions","reset_second_factor"]}},
"revision": {"type":"integer","required":true,"nullable":false},
"created_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Created","title_ja":"登録日時"},
"updated_at": {"type":"string","required":true,"nullable":false,"format":"date-time","title":"Updated","title_ja":"更新日時"}
},
"sort": ["name","email","admin_role","status","last_login_at","created_at"],
"filters": {
"id": {"type":"array","required":false,"nullable":false,"maxItems":200,"items":{"type":"string","required":true,"nullable":false,"format":"uuid"}},
"q": {"type":"string","required":false,"nullable":false,"maxLength":100,"title":"Search","title_ja":"検索"},
"status": {"title":"Status","title_ja":"状態","status":"admin","type":"array","required":false,"nullable":false,"maxItems":3,"items":{"type":"string","required":true,"nullable":false,"enum":["invited","active","disabled"]}},
"admin_role": {"title":"Role","title_ja":"役割","labels":{"owner":["Owner","オーナー"],"operations":["Operations","運営"],"support":["Support","サポート"],"clinical_reviewer":["Clinical reviewer","医療審査"],"finance":["Finance","経理"],"content":["Content","コンテンツ"],"read_only":["Read only","閲覧のみ"]},"type":"array","required":false,"nullable":false,"maxItems":7,"items":{"type":"string","required":true,"nullable":false,"enum":["owner","operations","support","clinical_reviewer","finance","content","read_only"]}}
},
"get": true,
"export": true,
"facets": true,
"create": {
"email": {"title":"Email","title_ja":"メールアドレス","type":"string","required":true,"nullable":false,"format":"email","maxLength":254},
"admin_role": {"title":"Role","title_ja":"役割","labels":{"owner":["Owner","オーナー"],"operations":["Operations","運営"],"support":["Support","サポート"],"clinical_reviewer":["Clinical reviewer","医療審査"],"finance":["Finance","経理"],"content":["Content","コンテンツ"],"read_only":["Read only","閲覧のみ"]},"type":"string","required":true,"nullable":false,"enum":["owner","operations","support","clinical_reviewer","finance","content","read_only"]}
},
"update": null,
"permissions": {
"list": "user.manage",
"show": "user.manage",
"edit": null,
"create": "user.manage",
"delete": null
}
})
