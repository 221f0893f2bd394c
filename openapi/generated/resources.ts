// Made by `npm run gen` from openapi/. Do not edit.
export const resources = {
  "audit": {
    "resource": "audit",
    "label": {
      "en": "Audit log",
      "ja": "監査ログ"
    },
    "representation": "action",
    "under": {
      "actor_name": [
        "actor_role",
        "ip"
      ]
    },
    "columns": [
      "at",
      "actor_name",
      "action",
      "object_type",
      "changes",
      "reason",
      "ip",
      "request_id",
      "actor_role",
      "user_agent"
    ],
    "hidden": [
      "ip",
      "request_id",
      "actor_role",
      "user_agent"
    ],
    "order": [
      "at",
      "DESC"
    ],
    "quickFilters": [
      "at",
      "actor",
      "actor_role",
      "object_type",
      "reads"
    ],
    "name": "audit",
    "schema": "AuditLogEntry",
    "title": "Audit log",
    "title_ja": "監査ログ",
    "row": [
      "id",
      "at",
      "actor_role",
      "actor_id",
      "actor_name",
      "on_behalf_of",
      "action",
      "object_type",
      "object_id",
      "object_name",
      "changes",
      "reason",
      "ip",
      "user_agent",
      "request_id"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false
      },
      "at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Time",
        "title_ja": "日時"
      },
      "actor_role": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Role of the actor",
        "title_ja": "実行者の種類",
        "labels": {
          "admin": [
            "Administrator",
            "管理者"
          ],
          "doctor": [
            "Doctor",
            "医師"
          ],
          "patient": [
            "Patient",
            "患者"
          ],
          "visitor": [
            "Visitor",
            "訪問者"
          ],
          "system": [
            "System",
            "システム"
          ]
        }
      },
      "actor_id": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "uuid"
      },
      "actor_name": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Actor",
        "description": "Names of patients are left out.",
        "title_ja": "実行者"
      },
      "on_behalf_of": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "uuid"
      },
      "action": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "audit-action",
        "title": "Action",
        "title_ja": "操作"
      },
      "object_type": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Object",
        "title_ja": "対象",
        "labels": {
          "doctor": [
            "Doctor",
            "医師"
          ],
          "patient": [
            "Patient",
            "患者"
          ],
          "recipe": [
            "Recipe",
            "レシピ"
          ],
          "order": [
            "Order",
            "注文"
          ],
          "shipment": [
            "Parcel",
            "出荷"
          ],
          "settlement": [
            "Settlement",
            "精算"
          ],
          "news": [
            "News",
            "お知らせ"
          ],
          "admin": [
            "Administrator",
            "管理者"
          ],
          "account": [
            "Account",
            "アカウント"
          ],
          "address": [
            "Address",
            "住所"
          ],
          "invitation": [
            "Invitation",
            "招待"
          ],
          "answer_set": [
            "Answers",
            "回答"
          ],
          "template": [
            "Template",
            "テンプレート"
          ],
          "catalog": [
            "Catalog",
            "カタログ"
          ],
          "request": [
            "Request",
            "依頼"
          ],
          "product": [
            "Product",
            "商品"
          ],
          "recipe_line": [
            "Line of a recipe",
            "レシピの明細"
          ],
          "stock": [
            "Stock",
            "在庫"
          ],
          "setting": [
            "Settings",
            "設定"
          ],
          "doctors": [
            "List of doctors",
            "医師の一覧"
          ],
          "patients": [
            "List of patients",
            "患者の一覧"
          ],
          "recipes": [
            "List of recipes",
            "レシピの一覧"
          ],
          "templates": [
            "List of templates",
            "テンプレートの一覧"
          ],
          "orders": [
            "List of orders",
            "注文の一覧"
          ],
          "shipments": [
            "List of parcels",
            "出荷の一覧"
          ],
          "settlements": [
            "List of settlements",
            "精算の一覧"
          ],
          "users": [
            "List of administrators",
            "管理者の一覧"
          ],
          "audit": [
            "Audit log",
            "監査ログ"
          ],
          "products": [
            "List of products",
            "商品の一覧"
          ],
          "requests": [
            "List of requests",
            "依頼の一覧"
          ],
          "search": [
            "Search",
            "検索"
          ],
          "top": [
            "First page",
            "トップページ"
          ],
          "recipe-histories": [
            "Recipe histories",
            "レシピの履歴"
          ],
          "recipe-beginning": [
            "Beginning of a recipe",
            "レシピの作成画面"
          ],
          "my-recipes": [
            "My recipes",
            "マイレシピ"
          ],
          "versions": [
            "Versions of a recipe",
            "レシピの版"
          ],
          "counts": [
            "Counts",
            "件数"
          ],
          "statements": [
            "Statements",
            "明細書"
          ],
          "next-statement": [
            "Next statement",
            "次回の明細書"
          ],
          "readers": [
            "Readers of news",
            "お知らせの閲覧状況"
          ],
          "notes": [
            "Notes",
            "メモ"
          ],
          "history": [
            "History",
            "履歴"
          ]
        }
      },
      "object_id": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "uuid",
        "title": "Object id",
        "title_ja": "対象ID"
      },
      "object_name": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Object's name",
        "description": "Number or name; patients by their number alone.",
        "title_ja": "対象の名称"
      },
      "changes": {
        "type": "array",
        "required": true,
        "nullable": false,
        "format": "changes",
        "title": "Changes",
        "title_ja": "変更内容",
        "items": {
          "type": "object",
          "required": true,
          "nullable": false,
          "description": "A field that a step has changed, in the reader's language.",
          "fields": {
            "field": {
              "type": "string",
              "required": true,
              "nullable": false
            },
            "label": {
              "type": "string",
              "required": true,
              "nullable": false
            },
            "before": {
              "type": "string",
              "required": true,
              "nullable": false
            },
            "after": {
              "type": "string",
              "required": true,
              "nullable": false
            }
          }
        }
      },
      "reason": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Reason",
        "title_ja": "理由"
      },
      "ip": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "IP address",
        "title_ja": "IPアドレス"
      },
      "user_agent": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Browser",
        "title_ja": "ブラウザー"
      },
      "request_id": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Request",
        "title_ja": "リクエストID"
      }
    },
    "sort": [
      "at"
    ],
    "filters": {
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Search",
        "description": "Action, name, request id, IP address",
        "title_ja": "検索",
        "description_ja": "操作・氏名・リクエストID・IPアドレス"
      },
      "actor_id": {
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid",
        "title": "Account of the actor",
        "title_ja": "実行者のアカウント"
      },
      "actor": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Actor",
        "description": "Name of an administrator or doctor, or number of a doctor or patient.",
        "title_ja": "実行者",
        "description_ja": "管理者・医師の氏名、または医師・患者の番号"
      },
      "actor_role": {
        "title": "Role of the actor",
        "title_ja": "実行者の種類",
        "labels": {
          "admin": [
            "Administrator",
            "管理者"
          ],
          "doctor": [
            "Doctor",
            "医師"
          ],
          "patient": [
            "Patient",
            "患者"
          ],
          "visitor": [
            "Visitor",
            "訪問者"
          ],
          "system": [
            "System",
            "システム"
          ]
        },
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 5,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "admin",
            "doctor",
            "patient",
            "visitor",
            "system"
          ]
        }
      },
      "object_type": {
        "title": "Object",
        "title_ja": "対象",
        "labels": {
          "doctor": [
            "Doctor",
            "医師"
          ],
          "patient": [
            "Patient",
            "患者"
          ],
          "recipe": [
            "Recipe",
            "レシピ"
          ],
          "order": [
            "Order",
            "注文"
          ],
          "shipment": [
            "Parcel",
            "出荷"
          ],
          "settlement": [
            "Settlement",
            "精算"
          ],
          "news": [
            "News",
            "お知らせ"
          ],
          "admin": [
            "Administrator",
            "管理者"
          ],
          "account": [
            "Account",
            "アカウント"
          ],
          "address": [
            "Address",
            "住所"
          ],
          "invitation": [
            "Invitation",
            "招待"
          ],
          "answer_set": [
            "Answers",
            "回答"
          ],
          "template": [
            "Template",
            "テンプレート"
          ],
          "catalog": [
            "Catalog",
            "カタログ"
          ],
          "request": [
            "Request",
            "依頼"
          ],
          "product": [
            "Product",
            "商品"
          ],
          "recipe_line": [
            "Line of a recipe",
            "レシピの明細"
          ],
          "stock": [
            "Stock",
            "在庫"
          ],
          "setting": [
            "Settings",
            "設定"
          ],
          "doctors": [
            "List of doctors",
            "医師の一覧"
          ],
          "patients": [
            "List of patients",
            "患者の一覧"
          ],
          "recipes": [
            "List of recipes",
            "レシピの一覧"
          ],
          "templates": [
            "List of templates",
            "テンプレートの一覧"
          ],
          "orders": [
            "List of orders",
            "注文の一覧"
          ],
          "shipments": [
            "List of parcels",
            "出荷の一覧"
          ],
          "settlements": [
            "List of settlements",
            "精算の一覧"
          ],
          "users": [
            "List of administrators",
            "管理者の一覧"
          ],
          "audit": [
            "Audit log",
            "監査ログ"
          ],
          "products": [
            "List of products",
            "商品の一覧"
          ],
          "requests": [
            "List of requests",
            "依頼の一覧"
          ],
          "search": [
            "Search",
            "検索"
          ],
          "top": [
            "First page",
            "トップページ"
          ],
          "recipe-histories": [
            "Recipe histories",
            "レシピの履歴"
          ],
          "recipe-beginning": [
            "Beginning of a recipe",
            "レシピの作成画面"
          ],
          "my-recipes": [
            "My recipes",
            "マイレシピ"
          ],
          "versions": [
            "Versions of a recipe",
            "レシピの版"
          ],
          "counts": [
            "Counts",
            "件数"
          ],
          "statements": [
            "Statements",
            "明細書"
          ],
          "next-statement": [
            "Next statement",
            "次回の明細書"
          ],
          "readers": [
            "Readers of news",
            "お知らせの閲覧状況"
          ],
          "notes": [
            "Notes",
            "メモ"
          ],
          "history": [
            "History",
            "履歴"
          ]
        },
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 40,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "doctor",
            "patient",
            "recipe",
            "order",
            "shipment",
            "settlement",
            "news",
            "admin",
            "account",
            "address",
            "invitation",
            "answer_set",
            "template",
            "catalog",
            "request",
            "product",
            "recipe_line",
            "stock",
            "setting",
            "doctors",
            "patients",
            "recipes",
            "templates",
            "orders",
            "shipments",
            "settlements",
            "users",
            "audit",
            "products",
            "requests",
            "search",
            "top",
            "recipe-histories",
            "recipe-beginning",
            "my-recipes",
            "versions",
            "counts",
            "statements",
            "next-statement",
            "readers",
            "notes",
            "history"
          ]
        }
      },
      "object_id": {
        "title": "Object id",
        "title_ja": "対象ID",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid"
      },
      "reads": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Reads",
        "description": "Who has looked at what, patients in lists among it.",
        "title_ja": "閲覧",
        "description_ja": "一覧での患者の表示を含む閲覧の記録"
      },
      "at_gte": {
        "title": "Time",
        "title_ja": "日時",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "at_lte": {
        "title": "Time",
        "title_ja": "日時",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      }
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
  },
  "doctors": {
    "resource": "doctors",
    "label": {
      "en": "Doctors",
      "ja": "医師"
    },
    "create_title": {
      "en": "Add a doctor",
      "ja": "医師の追加"
    },
    "representation": "name",
    "columns": [
      "name",
      "number",
      "status",
      "clinic_name",
      "speciality",
      "created_at",
      "applied_at",
      "approved_at",
      "patients_total",
      "recipes_90d",
      "orders_90d",
      "sales_90d",
      "refund_rate_bp",
      "commission_unpaid",
      "last_login_at"
    ],
    "hidden": [
      "applied_at",
      "last_login_at"
    ],
    "under": {
      "name": [
        "number"
      ],
      "status": [
        "approved_at"
      ],
      "clinic_name": [
        "speciality"
      ]
    },
    "order": [
      "created_at",
      "DESC"
    ],
    "quickFilters": [
      "status",
      "speciality"
    ],
    "groups": [
      {
        "key": "person",
        "title": "Person",
        "x-ja": "本人",
        "fields": [
          "last_name",
          "first_name",
          "last_name_kana",
          "first_name_kana",
          "email",
          "phone",
          "job_title"
        ]
      },
      {
        "key": "clinic",
        "title": "Clinic",
        "x-ja": "医療機関",
        "fields": [
          "clinic_name",
          "speciality",
          "clinic_postal_code",
          "clinic_prefecture",
          "clinic_city",
          "clinic_line1",
          "clinic_line2",
          "clinic_phone",
          "website"
        ]
      },
      {
        "key": "licence",
        "title": "Licence",
        "x-ja": "免許",
        "fields": [
          "licence_type",
          "licence_number",
          "licence_country",
          "licence_expires_on"
        ]
      },
      {
        "key": "verification",
        "title": "Verification",
        "x-ja": "確認状況",
        "fields": [
          "licence_verified_at",
          "licence_verified_by_name",
          "register_url",
          "register_note",
          "checklist",
          "licence_renewal_number",
          "licence_renewal_expires_on",
          "licence_renewal_sent_at"
        ]
      },
      {
        "key": "catalogs",
        "title": "Catalogs",
        "x-ja": "カタログ",
        "fields": [
          "catalog_access",
          "catalog_ids"
        ]
      },
      {
        "key": "terms",
        "title": "Terms of use",
        "x-ja": "利用条件",
        "fields": [
          "discount_default_bp",
          "honour_recipes_when_suspended",
          "freeze_payouts",
          "disclosure_text"
        ]
      },
      {
        "key": "tax",
        "title": "Tax",
        "x-ja": "税務",
        "fields": [
          "tax_id",
          "invoice_registration_no"
        ]
      },
      {
        "key": "internal",
        "title": "Internal",
        "x-ja": "社内メモ",
        "fields": [
          "internal_note"
        ]
      }
    ],
    "tabs": [
      {
        "label": [
          "All",
          "すべて"
        ],
        "filter": {}
      },
      {
        "label": [
          "Unfinished registration",
          "登録未完了"
        ],
        "filter": {
          "status": [
            "email_submitted",
            "lapsed"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "rejected"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "closed"
          ]
        }
      }
    ],
    "name": "doctors",
    "schema": "AdminDoctor",
    "title": "Doctor",
    "title_ja": "医師",
    "row": [
      "id",
      "number",
      "name",
      "status",
      "clinic_name",
      "email",
      "speciality",
      "licence_type",
      "licence_number",
      "licence_country",
      "licence_expires_on",
      "clinic_prefecture",
      "documents",
      "duplicates",
      "assigned_to",
      "assigned_to_name",
      "rate_bp",
      "has_bank",
      "two_factor",
      "patients_active",
      "patients_total",
      "recipes_90d",
      "orders_90d",
      "sales_90d",
      "refund_rate_bp",
      "commission_unpaid",
      "created_at",
      "applied_at",
      "approved_at",
      "approved_by_name",
      "licence_renewal_sent_at",
      "last_login_at",
      "updated_at",
      "revision"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid",
        "readOnly": true
      },
      "number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Doctor no.",
        "readOnly": true,
        "title_ja": "医師番号"
      },
      "name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Name",
        "readOnly": true,
        "title_ja": "氏名"
      },
      "status": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "email_submitted",
          "applied",
          "needs_info",
          "approved",
          "rejected",
          "suspended",
          "closed",
          "lapsed"
        ],
        "title": "Status",
        "readOnly": true,
        "title_ja": "状態",
        "status": "doctor"
      },
      "clinic_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "maxLength": 120,
        "title": "Clinic",
        "title_ja": "医療機関名"
      },
      "email": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "email",
        "title": "Email",
        "description": "Changed by the doctor alone",
        "readOnly": true,
        "title_ja": "メールアドレス",
        "description_ja": "医師本人だけが変更できます"
      },
      "speciality": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 60,
        "title": "Speciality",
        "title_ja": "診療科",
        "labels": {
          "general_practice": [
            "General practice",
            "総合診療"
          ],
          "internal_medicine": [
            "Internal medicine",
            "内科"
          ],
          "dermatology": [
            "Dermatology",
            "皮膚科"
          ],
          "plastic_surgery": [
            "Plastic surgery",
            "形成外科"
          ],
          "gynaecology": [
            "Gynaecology",
            "婦人科"
          ],
          "paediatrics": [
            "Paediatrics",
            "小児科"
          ],
          "psychiatry": [
            "Psychiatry",
            "精神科"
          ],
          "orthopaedics": [
            "Orthopaedics",
            "整形外科"
          ],
          "cardiology": [
            "Cardiology",
            "循環器内科"
          ],
          "gastroenterology": [
            "Gastroenterology",
            "消化器内科"
          ],
          "endocrinology": [
            "Endocrinology",
            "内分泌内科"
          ],
          "ophthalmology": [
            "Ophthalmology",
            "眼科"
          ],
          "ent": [
            "Ear, nose and throat",
            "耳鼻咽喉科"
          ],
          "urology": [
            "Urology",
            "泌尿器科"
          ],
          "dentistry": [
            "Dentistry",
            "歯科"
          ],
          "sports_medicine": [
            "Sports medicine",
            "スポーツ医学"
          ],
          "integrative_medicine": [
            "Integrative medicine",
            "統合医療"
          ],
          "nutrition": [
            "Nutrition",
            "栄養"
          ],
          "pharmacy": [
            "Pharmacy",
            "薬局"
          ],
          "other": [
            "Other",
            "その他"
          ]
        }
      },
      "licence_type": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 60,
        "title": "Licence",
        "title_ja": "免許の種類",
        "labels": {
          "physician": [
            "Physician",
            "医師"
          ],
          "dentist": [
            "Dentist",
            "歯科医師"
          ],
          "dermatologist": [
            "Dermatologist",
            "皮膚科医"
          ],
          "pharmacist": [
            "Pharmacist",
            "薬剤師"
          ],
          "nutrition_practitioner": [
            "Nutrition practitioner",
            "管理栄養士"
          ],
          "other": [
            "Other",
            "その他"
          ]
        }
      },
      "licence_number": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 40,
        "title": "Licence no.",
        "title_ja": "免許番号"
      },
      "licence_country": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "country",
        "pattern": "^[A-Z]{2}$",
        "title": "Licence country",
        "description": "Two letters such as JP or US",
        "title_ja": "免許の国",
        "description_ja": "JP や US のような2文字"
      },
      "licence_expires_on": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date",
        "title": "Licence expires",
        "title_ja": "免許の有効期限"
      },
      "clinic_prefecture": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 60,
        "title": "Region",
        "title_ja": "都道府県"
      },
      "documents": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "maximum": 1000,
        "title": "Documents",
        "readOnly": true,
        "title_ja": "書類"
      },
      "duplicates": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "maximum": 1000000,
        "title": "Duplicates",
        "description": "Other doctors with the same licence number, phone or email.",
        "readOnly": true,
        "title_ja": "重複の疑い"
      },
      "assigned_to": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "uuid",
        "title": "Assigned to",
        "title_ja": "担当者"
      },
      "assigned_to_name": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Assigned to",
        "readOnly": true,
        "title_ja": "担当者"
      },
      "rate_bp": {
        "type": "integer",
        "required": false,
        "nullable": true,
        "format": "basis-points",
        "maximum": 10000,
        "title": "Rate",
        "readOnly": true,
        "title_ja": "手数料率",
        "permission": "settlement.read"
      },
      "has_bank": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Bank details",
        "readOnly": true,
        "title_ja": "振込先",
        "permission": "settlement.read"
      },
      "two_factor": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Second factor",
        "readOnly": true,
        "title_ja": "二要素認証"
      },
      "patients_active": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "maximum": 1000000000,
        "title": "Active patients",
        "readOnly": true,
        "title_ja": "利用中の患者",
        "permission": "patient.read"
      },
      "patients_total": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "maximum": 1000000000,
        "title": "Patients",
        "readOnly": true,
        "title_ja": "患者",
        "permission": "patient.read"
      },
      "recipes_90d": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "maximum": 1000000000,
        "title": "Recipes 90 d",
        "readOnly": true,
        "title_ja": "レシピ(90日)"
      },
      "orders_90d": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "maximum": 1000000000,
        "title": "Orders 90 d",
        "readOnly": true,
        "title_ja": "注文(90日)",
        "permission": "order.read"
      },
      "sales_90d": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "money",
        "minimum": 0,
        "maximum": 9007199254740991,
        "title": "Sales 90 d",
        "readOnly": true,
        "title_ja": "売上(90日)",
        "permission": "order.read"
      },
      "refund_rate_bp": {
        "type": "integer",
        "required": false,
        "nullable": true,
        "format": "basis-points",
        "minimum": 0,
        "maximum": 10000,
        "title": "Refunded 90 d",
        "description": "Refunds of the sales of 90 days.",
        "readOnly": true,
        "title_ja": "返金率(90日)",
        "description_ja": "90日間の売上に対する返金額の割合です。",
        "permission": "order.read"
      },
      "commission_unpaid": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "money",
        "minimum": -9007199254740991,
        "maximum": 9007199254740991,
        "title": "Commission unpaid",
        "readOnly": true,
        "title_ja": "未払い手数料",
        "permission": "settlement.read"
      },
      "created_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Registered",
        "readOnly": true,
        "title_ja": "登録日"
      },
      "applied_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Applied",
        "readOnly": true,
        "title_ja": "申請日"
      },
      "approved_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Approved",
        "readOnly": true,
        "title_ja": "承認日"
      },
      "approved_by_name": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Approved by",
        "readOnly": true,
        "title_ja": "承認者"
      },
      "licence_renewal_sent_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Renewal handed in",
        "readOnly": true,
        "title_ja": "更新の提出日時"
      },
      "last_login_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Last sign-in",
        "readOnly": true,
        "title_ja": "最終サインイン"
      },
      "updated_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Updated",
        "readOnly": true,
        "title_ja": "更新日"
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "maximum": 2147483647,
        "readOnly": true
      },
      "last_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "maxLength": 60,
        "title": "Last name",
        "title_ja": "姓"
      },
      "first_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "maxLength": 60,
        "title": "First name",
        "title_ja": "名"
      },
      "last_name_kana": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 60,
        "title": "Last name (kana)",
        "title_ja": "セイ"
      },
      "first_name_kana": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 60,
        "title": "First name (kana)",
        "title_ja": "メイ"
      },
      "phone": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "phone",
        "maxLength": 30,
        "title": "Phone",
        "title_ja": "電話番号"
      },
      "job_title": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 80,
        "title": "Job title",
        "title_ja": "役職"
      },
      "clinic_postal_code": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 12,
        "title": "Postal code",
        "title_ja": "郵便番号"
      },
      "clinic_city": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 80,
        "title": "City",
        "title_ja": "市区町村"
      },
      "clinic_line1": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 120,
        "title": "Address",
        "title_ja": "番地"
      },
      "clinic_line2": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 120,
        "title": "Building",
        "title_ja": "建物名"
      },
      "clinic_phone": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "phone",
        "maxLength": 30,
        "title": "Clinic phone",
        "title_ja": "代表電話"
      },
      "website": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "uri",
        "maxLength": 200,
        "title": "Website",
        "title_ja": "ウェブサイト"
      },
      "licence_verified_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Licence verified",
        "readOnly": true,
        "title_ja": "免許の確認日時"
      },
      "licence_verified_by_name": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Verified by",
        "readOnly": true,
        "title_ja": "確認者"
      },
      "licence_renewal_number": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Renewed licence no.",
        "readOnly": true,
        "title_ja": "更新後の免許番号"
      },
      "licence_renewal_expires_on": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date",
        "title": "Renewed licence expires",
        "readOnly": true,
        "title_ja": "更新後の有効期限"
      },
      "status_reason_code": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Reason",
        "readOnly": true,
        "title_ja": "理由の区分",
        "labels": {
          "needs_info": [
            "Question",
            "質問"
          ],
          "not_verifiable": [
            "Licence not verifiable",
            "免許を確認できない"
          ],
          "expired": [
            "Licence expired",
            "免許の期限切れ"
          ],
          "not_eligible": [
            "Not eligible",
            "対象外"
          ],
          "duplicate": [
            "Duplicate",
            "重複"
          ],
          "compliance": [
            "Breach of terms",
            "規約違反"
          ],
          "fraud": [
            "Suspected fraud",
            "不正の疑い"
          ],
          "payment": [
            "Payment problem",
            "支払いの問題"
          ],
          "request": [
            "On request",
            "本人の希望"
          ],
          "other": [
            "Other",
            "その他"
          ]
        }
      },
      "status_reason_text": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Reason in words",
        "readOnly": true,
        "title_ja": "理由"
      },
      "reopened_fields": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Reopened fields",
        "readOnly": true,
        "maxItems": 60,
        "title_ja": "再入力の項目",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false
        }
      },
      "register_url": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "uri",
        "maxLength": 500,
        "title": "Web address of the register",
        "description": "Where it was looked up, as https://…; left empty when it was asked in another way.",
        "readOnly": true,
        "title_ja": "確認した名簿のURL",
        "description_ja": "https:// から入力してください。ウェブサイトで確認していない場合は空欄で構いません。"
      },
      "register_note": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "multiline",
        "maxLength": 1000,
        "title": "What the register says",
        "description": "Needed for an approval when no web address is given.",
        "readOnly": true,
        "title_ja": "名簿の記載",
        "description_ja": "URLがない場合は、承認の前に入力してください。"
      },
      "checklist": {
        "type": "object",
        "required": true,
        "nullable": false,
        "title": "Checklist",
        "readOnly": true,
        "title_ja": "確認項目",
        "fields": {
          "name_matches": {
            "type": "boolean",
            "required": false,
            "nullable": false,
            "title": "The name matches the document",
            "title_ja": "氏名が書類と一致している"
          },
          "licence_valid": {
            "type": "boolean",
            "required": false,
            "nullable": false,
            "title": "The licence is of the stated kind and legible",
            "title_ja": "免許の種類が正しく、書類が判読できる"
          },
          "not_expired": {
            "type": "boolean",
            "required": false,
            "nullable": false,
            "title": "The licence has not expired",
            "title_ja": "免許の有効期限が切れていない"
          },
          "register_checked": {
            "type": "boolean",
            "required": false,
            "nullable": false,
            "title": "The public register was looked up",
            "title_ja": "公的な名簿で確認した"
          },
          "clinic_exists": {
            "type": "boolean",
            "required": false,
            "nullable": false,
            "title": "The clinic exists at the address",
            "title_ja": "医療機関が住所に実在する"
          }
        }
      },
      "may_reapply": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "title": "May apply again",
        "readOnly": true,
        "title_ja": "再申請可"
      },
      "needs_other_admin": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "description": "The signed-in administrator rejected this doctor before, so another one must decide.",
        "readOnly": true
      },
      "previously_rejected": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Rejected before",
        "readOnly": true,
        "title_ja": "過去に却下"
      },
      "internal_note": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "multiline",
        "maxLength": 2000,
        "title": "Internal note",
        "description": "Never shown to the doctor",
        "title_ja": "社内メモ",
        "description_ja": "医師には表示されません"
      },
      "suspended_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Suspended",
        "readOnly": true,
        "title_ja": "停止日"
      },
      "catalog_access": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "open",
          "closed",
          "recipes_only"
        ],
        "title": "Catalog access",
        "description": "What this doctor's patients may buy without a recipe",
        "title_ja": "カタログの公開範囲",
        "description_ja": "患者がレシピなしで購入できる範囲",
        "labels": {
          "open": [
            "Open",
            "公開"
          ],
          "closed": [
            "Closed",
            "非公開"
          ],
          "recipes_only": [
            "Recipes only",
            "レシピのみ"
          ]
        }
      },
      "catalog_ids": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Catalogs",
        "description": "None chosen means all of them",
        "maxItems": 200,
        "title_ja": "カタログ",
        "description_ja": "選ばない場合はすべて使えます",
        "reference": "catalogs",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "discount_default_bp": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "basis-points",
        "minimum": 0,
        "maximum": 10000,
        "title": "Default discount",
        "title_ja": "標準割引率"
      },
      "disclosure_text": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "multiline",
        "maxLength": 2000,
        "title": "Disclosure",
        "title_ja": "利益相反の開示文"
      },
      "bank": {
        "type": "object",
        "required": false,
        "nullable": false,
        "title": "Bank account",
        "readOnly": true,
        "title_ja": "振込先",
        "permission": "settlement.read",
        "fields": {
          "holder": {
            "type": "string",
            "required": true,
            "nullable": true,
            "title": "Account holder",
            "title_ja": "口座名義"
          },
          "name": {
            "type": "string",
            "required": true,
            "nullable": true,
            "title": "Bank",
            "title_ja": "銀行名"
          },
          "branch": {
            "type": "string",
            "required": true,
            "nullable": true,
            "title": "Branch",
            "title_ja": "支店名"
          },
          "kind": {
            "type": "string",
            "required": true,
            "nullable": true,
            "enum": [
              "current",
              "savings",
              null
            ],
            "title": "Kind",
            "title_ja": "口座種別",
            "labels": {
              "current": [
                "Current account",
                "当座"
              ],
              "savings": [
                "Savings account",
                "普通"
              ]
            }
          },
          "last4": {
            "type": "string",
            "required": true,
            "nullable": true,
            "title": "Last digits",
            "title_ja": "末尾"
          },
          "changed_at": {
            "type": "string",
            "required": true,
            "nullable": true,
            "format": "date-time",
            "title": "Changed",
            "title_ja": "変更日"
          }
        }
      },
      "tax_id": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 60,
        "title": "Tax id",
        "title_ja": "税務番号"
      },
      "invoice_registration_no": {
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 20,
        "pattern": "^T[0-9]{13}$",
        "title": "Invoice registration no.",
        "description": "T and 13 digits",
        "title_ja": "インボイス登録番号",
        "description_ja": "Tと13桁の数字"
      },
      "clinic_code": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Clinic code",
        "readOnly": true,
        "title_ja": "クリニックコード"
      },
      "honour_recipes_when_suspended": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Honour issued recipes when suspended",
        "title_ja": "停止中も発行済みレシピを有効にする"
      },
      "freeze_payouts": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Freeze pay-outs",
        "title_ja": "支払いを凍結する"
      },
      "rate_default_bp": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "basis-points",
        "maximum": 10000,
        "title": "Usual rate",
        "description": "What an approval offers.",
        "readOnly": true,
        "title_ja": "標準の手数料率",
        "description_ja": "承認の際に提示される率です。",
        "permission": "settlement.read"
      },
      "possible_duplicates": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Possible duplicates",
        "readOnly": true,
        "maxItems": 20,
        "title_ja": "重複の疑い",
        "items": {
          "type": "object",
          "required": true,
          "nullable": false,
          "fields": {
            "id": {
              "type": "string",
              "required": true,
              "nullable": false,
              "format": "uuid"
            },
            "number": {
              "type": "string",
              "required": true,
              "nullable": false
            },
            "name": {
              "type": "string",
              "required": true,
              "nullable": false
            },
            "status": {
              "type": "string",
              "required": true,
              "nullable": false
            },
            "same": {
              "type": "array",
              "required": true,
              "nullable": false,
              "maxItems": 3,
              "items": {
                "type": "string",
                "required": true,
                "nullable": false,
                "enum": [
                  "licence_number",
                  "phone",
                  "email"
                ]
              }
            }
          }
        }
      },
      "allowed": {
        "type": "array",
        "required": true,
        "nullable": false,
        "description": "States that an administrator may move this doctor to.",
        "readOnly": true,
        "maxItems": 10,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false
        }
      }
    },
    "sort": [
      "created_at",
      "applied_at",
      "approved_at",
      "updated_at",
      "name",
      "clinic_name",
      "number",
      "status",
      "licence_expires_on"
    ],
    "filters": {
      "id": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "description": "Name, clinic, email or number",
        "description_ja": "氏名・クリニック・メール・医師番号"
      },
      "status": {
        "title": "Status",
        "title_ja": "状態",
        "status": "doctor",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 8,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "email_submitted",
            "applied",
            "needs_info",
            "approved",
            "rejected",
            "suspended",
            "closed",
            "lapsed"
          ]
        }
      },
      "speciality": {
        "title": "Speciality",
        "title_ja": "診療科",
        "labels": {
          "general_practice": [
            "General practice",
            "総合診療"
          ],
          "internal_medicine": [
            "Internal medicine",
            "内科"
          ],
          "dermatology": [
            "Dermatology",
            "皮膚科"
          ],
          "plastic_surgery": [
            "Plastic surgery",
            "形成外科"
          ],
          "gynaecology": [
            "Gynaecology",
            "婦人科"
          ],
          "paediatrics": [
            "Paediatrics",
            "小児科"
          ],
          "psychiatry": [
            "Psychiatry",
            "精神科"
          ],
          "orthopaedics": [
            "Orthopaedics",
            "整形外科"
          ],
          "cardiology": [
            "Cardiology",
            "循環器内科"
          ],
          "gastroenterology": [
            "Gastroenterology",
            "消化器内科"
          ],
          "endocrinology": [
            "Endocrinology",
            "内分泌内科"
          ],
          "ophthalmology": [
            "Ophthalmology",
            "眼科"
          ],
          "ent": [
            "Ear, nose and throat",
            "耳鼻咽喉科"
          ],
          "urology": [
            "Urology",
            "泌尿器科"
          ],
          "dentistry": [
            "Dentistry",
            "歯科"
          ],
          "sports_medicine": [
            "Sports medicine",
            "スポーツ医学"
          ],
          "integrative_medicine": [
            "Integrative medicine",
            "統合医療"
          ],
          "nutrition": [
            "Nutrition",
            "栄養"
          ],
          "pharmacy": [
            "Pharmacy",
            "薬局"
          ],
          "other": [
            "Other",
            "その他"
          ]
        },
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 20,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "maxLength": 60
        }
      },
      "clinic_prefecture": {
        "title": "Region",
        "title_ja": "都道府県",
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100
      },
      "created_at_gte": {
        "title": "Registered",
        "title_ja": "登録日",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "created_at_lte": {
        "title": "Registered",
        "title_ja": "登録日",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "applied_at_gte": {
        "title": "Applied",
        "title_ja": "申請日",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "applied_at_lte": {
        "title": "Applied",
        "title_ja": "申請日",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "licence_expires_on_gte": {
        "title": "Licence expires",
        "title_ja": "免許の有効期限",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "licence_expires_on_lte": {
        "title": "Licence expires",
        "title_ja": "免許の有効期限",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "sales_90d_gte": {
        "title": "Sales 90 d from",
        "title_ja": "売上(90日)（以上）",
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "money",
        "minimum": 0,
        "maximum": 9007199254740991,
        "permission": "order.read"
      },
      "sales_90d_lte": {
        "title": "Sales 90 d to",
        "title_ja": "売上(90日)（以下）",
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "money",
        "minimum": 0,
        "maximum": 9007199254740991,
        "permission": "order.read"
      },
      "no_sign_in_90d": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "No sign-in for 90 days",
        "title_ja": "90日間サインインなし"
      },
      "no_bank": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "No bank details",
        "title_ja": "振込先なし",
        "permission": "settlement.read"
      },
      "assigned_to": {
        "title": "Assigned to",
        "title_ja": "担当者",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid",
        "reference": "reviewers"
      },
      "renewal_sent": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Renewed licence waits",
        "title_ja": "更新免許の確認待ち"
      }
    },
    "get": true,
    "export": true,
    "facets": true,
    "create": {
      "email": {
        "title": "Email",
        "title_ja": "メールアドレス",
        "description": "Changed by the doctor alone",
        "description_ja": "医師本人だけが変更できます",
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "email",
        "maxLength": 254
      },
      "last_name": {
        "title": "Last name",
        "title_ja": "姓",
        "type": "string",
        "required": true,
        "nullable": false,
        "minLength": 1,
        "maxLength": 60
      },
      "first_name": {
        "title": "First name",
        "title_ja": "名",
        "type": "string",
        "required": true,
        "nullable": false,
        "minLength": 1,
        "maxLength": 60
      },
      "language": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "en",
          "ja"
        ],
        "title": "Language of the mail",
        "default": "en",
        "title_ja": "メールの言語",
        "labels": {
          "en": [
            "English",
            "英語"
          ],
          "ja": [
            "Japanese",
            "日本語"
          ]
        }
      },
      "phone": {
        "title": "Phone",
        "title_ja": "電話番号",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "phone",
        "maxLength": 30,
        "pattern": "^[+0-9][0-9 ()-]{5,29}$"
      },
      "clinic_name": {
        "title": "Clinic",
        "title_ja": "医療機関名",
        "type": "string",
        "required": true,
        "nullable": false,
        "minLength": 1,
        "maxLength": 120
      },
      "internal_note": {
        "title": "Internal note",
        "title_ja": "社内メモ",
        "description": "Never shown to the doctor",
        "description_ja": "医師には表示されません",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "multiline",
        "maxLength": 2000
      }
    },
    "update": {
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 2147483647
      },
      "last_name": {
        "title": "Last name",
        "title_ja": "姓",
        "type": "string",
        "required": false,
        "nullable": false,
        "minLength": 1,
        "maxLength": 60
      },
      "first_name": {
        "title": "First name",
        "title_ja": "名",
        "type": "string",
        "required": false,
        "nullable": false,
        "minLength": 1,
        "maxLength": 60
      },
      "last_name_kana": {
        "title": "Last name (kana)",
        "title_ja": "セイ",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 60
      },
      "first_name_kana": {
        "title": "First name (kana)",
        "title_ja": "メイ",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 60
      },
      "phone": {
        "title": "Phone",
        "title_ja": "電話番号",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "phone",
        "maxLength": 30,
        "pattern": "^[+0-9][0-9 ()-]{5,29}$"
      },
      "job_title": {
        "title": "Job title",
        "title_ja": "役職",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 80
      },
      "clinic_name": {
        "title": "Clinic",
        "title_ja": "医療機関名",
        "type": "string",
        "required": false,
        "nullable": false,
        "minLength": 1,
        "maxLength": 120
      },
      "clinic_postal_code": {
        "title": "Postal code",
        "title_ja": "郵便番号",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 12
      },
      "clinic_prefecture": {
        "title": "Region",
        "title_ja": "都道府県",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 60
      },
      "clinic_city": {
        "title": "City",
        "title_ja": "市区町村",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 80
      },
      "clinic_line1": {
        "title": "Address",
        "title_ja": "番地",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 120
      },
      "clinic_line2": {
        "title": "Building",
        "title_ja": "建物名",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 120
      },
      "clinic_phone": {
        "title": "Clinic phone",
        "title_ja": "代表電話",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "phone",
        "maxLength": 30,
        "pattern": "^[+0-9][0-9 ()-]{5,29}$"
      },
      "website": {
        "title": "Website",
        "title_ja": "ウェブサイト",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "uri",
        "maxLength": 200,
        "pattern": "^https?://[^\\s]+$"
      },
      "speciality": {
        "title": "Speciality",
        "title_ja": "診療科",
        "labels": {
          "general_practice": [
            "General practice",
            "総合診療"
          ],
          "internal_medicine": [
            "Internal medicine",
            "内科"
          ],
          "dermatology": [
            "Dermatology",
            "皮膚科"
          ],
          "plastic_surgery": [
            "Plastic surgery",
            "形成外科"
          ],
          "gynaecology": [
            "Gynaecology",
            "婦人科"
          ],
          "paediatrics": [
            "Paediatrics",
            "小児科"
          ],
          "psychiatry": [
            "Psychiatry",
            "精神科"
          ],
          "orthopaedics": [
            "Orthopaedics",
            "整形外科"
          ],
          "cardiology": [
            "Cardiology",
            "循環器内科"
          ],
          "gastroenterology": [
            "Gastroenterology",
            "消化器内科"
          ],
          "endocrinology": [
            "Endocrinology",
            "内分泌内科"
          ],
          "ophthalmology": [
            "Ophthalmology",
            "眼科"
          ],
          "ent": [
            "Ear, nose and throat",
            "耳鼻咽喉科"
          ],
          "urology": [
            "Urology",
            "泌尿器科"
          ],
          "dentistry": [
            "Dentistry",
            "歯科"
          ],
          "sports_medicine": [
            "Sports medicine",
            "スポーツ医学"
          ],
          "integrative_medicine": [
            "Integrative medicine",
            "統合医療"
          ],
          "nutrition": [
            "Nutrition",
            "栄養"
          ],
          "pharmacy": [
            "Pharmacy",
            "薬局"
          ],
          "other": [
            "Other",
            "その他"
          ]
        },
        "type": "string",
        "required": false,
        "nullable": true,
        "enum": [
          "general_practice",
          "internal_medicine",
          "dermatology",
          "plastic_surgery",
          "gynaecology",
          "paediatrics",
          "psychiatry",
          "orthopaedics",
          "cardiology",
          "gastroenterology",
          "endocrinology",
          "ophthalmology",
          "ent",
          "urology",
          "dentistry",
          "sports_medicine",
          "integrative_medicine",
          "nutrition",
          "pharmacy",
          "other",
          null
        ]
      },
      "licence_type": {
        "title": "Licence",
        "title_ja": "免許の種類",
        "labels": {
          "physician": [
            "Physician",
            "医師"
          ],
          "dentist": [
            "Dentist",
            "歯科医師"
          ],
          "dermatologist": [
            "Dermatologist",
            "皮膚科医"
          ],
          "pharmacist": [
            "Pharmacist",
            "薬剤師"
          ],
          "nutrition_practitioner": [
            "Nutrition practitioner",
            "管理栄養士"
          ],
          "other": [
            "Other",
            "その他"
          ]
        },
        "type": "string",
        "required": false,
        "nullable": true,
        "enum": [
          "physician",
          "dentist",
          "dermatologist",
          "pharmacist",
          "nutrition_practitioner",
          "other",
          null
        ]
      },
      "licence_number": {
        "title": "Licence no.",
        "title_ja": "免許番号",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 40
      },
      "licence_country": {
        "title": "Licence country",
        "title_ja": "免許の国",
        "description": "Two letters such as JP or US",
        "description_ja": "JP や US のような2文字",
        "type": "string",
        "required": false,
        "nullable": true,
        "pattern": "^[A-Z]{2}$"
      },
      "licence_expires_on": {
        "title": "Licence expires",
        "title_ja": "免許の有効期限",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date"
      },
      "catalog_access": {
        "title": "Catalog access",
        "title_ja": "カタログの公開範囲",
        "description": "What this doctor's patients may buy without a recipe",
        "description_ja": "患者がレシピなしで購入できる範囲",
        "labels": {
          "open": [
            "Open",
            "公開"
          ],
          "closed": [
            "Closed",
            "非公開"
          ],
          "recipes_only": [
            "Recipes only",
            "レシピのみ"
          ]
        },
        "type": "string",
        "required": false,
        "nullable": false,
        "enum": [
          "open",
          "closed",
          "recipes_only"
        ]
      },
      "catalog_ids": {
        "title": "Catalogs",
        "title_ja": "カタログ",
        "description": "None chosen means all of them",
        "description_ja": "選ばない場合はすべて使えます",
        "reference": "catalogs",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "discount_default_bp": {
        "title": "Default discount",
        "title_ja": "標準割引率",
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "basis-points",
        "minimum": 0,
        "maximum": 10000
      },
      "honour_recipes_when_suspended": {
        "title": "Honour issued recipes when suspended",
        "title_ja": "停止中も発行済みレシピを有効にする",
        "type": "boolean",
        "required": false,
        "nullable": false
      },
      "freeze_payouts": {
        "title": "Freeze pay-outs",
        "title_ja": "支払いを凍結する",
        "type": "boolean",
        "required": false,
        "nullable": false
      },
      "disclosure_text": {
        "title": "Disclosure",
        "title_ja": "利益相反の開示文",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "multiline",
        "maxLength": 2000
      },
      "tax_id": {
        "title": "Tax id",
        "title_ja": "税務番号",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 60
      },
      "invoice_registration_no": {
        "title": "Invoice registration no.",
        "title_ja": "インボイス登録番号",
        "description": "T and 13 digits",
        "description_ja": "Tと13桁の数字",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 20,
        "pattern": "^T[0-9]{13}$"
      },
      "internal_note": {
        "title": "Internal note",
        "title_ja": "社内メモ",
        "description": "Never shown to the doctor",
        "description_ja": "医師には表示されません",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "multiline",
        "maxLength": 2000
      },
      "register_url": {
        "title": "Web address of the register",
        "title_ja": "確認した名簿のURL",
        "description": "Where it was looked up, as https://…; left empty when it was asked in another way.",
        "description_ja": "https:// から入力してください。ウェブサイトで確認していない場合は空欄で構いません。",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "uri",
        "maxLength": 500,
        "pattern": "^https?://[^\\s]+$"
      },
      "register_note": {
        "title": "What the register says",
        "title_ja": "名簿の記載",
        "description": "Needed for an approval when no web address is given.",
        "description_ja": "URLがない場合は、承認の前に入力してください。",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "multiline",
        "maxLength": 1000
      },
      "checklist": {
        "title": "Checklist",
        "title_ja": "確認項目",
        "type": "object",
        "required": false,
        "nullable": false
      },
      "assigned_to": {
        "title": "Assigned to",
        "title_ja": "担当者",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "uuid"
      }
    },
    "permissions": {
      "list": "doctor.read",
      "show": "doctor.read",
      "edit": "doctor.manage",
      "create": "doctor.manage",
      "delete": null
    }
  },
  "news": {
    "resource": "news",
    "label": {
      "en": "News",
      "ja": "お知らせ"
    },
    "create_title": {
      "en": "Write news",
      "ja": "お知らせの作成"
    },
    "representation": "title",
    "columns": [
      "title",
      "category",
      "audience",
      "status",
      "publish_at",
      "expires_at",
      "pinned",
      "requires_ack",
      "read_rate",
      "author_name",
      "sent_count",
      "read_count",
      "acknowledged_count",
      "updated_at"
    ],
    "hidden": [
      "sent_count",
      "read_count",
      "acknowledged_count",
      "updated_at"
    ],
    "order": [
      "publish_at",
      "DESC"
    ],
    "quickFilters": [
      "status",
      "category"
    ],
    "groups": [
      {
        "key": "content",
        "title": "Message",
        "x-ja": "内容",
        "fields": [
          "title",
          "category",
          "body_markdown",
          "excerpt",
          "pinned",
          "requires_ack"
        ]
      },
      {
        "key": "audience",
        "title": "Audience",
        "x-ja": "対象",
        "fields": [
          "audience",
          "specialities",
          "doctor_ids",
          "patients_of",
          "product_ids",
          "lots"
        ]
      },
      {
        "key": "sending",
        "title": "Sending",
        "x-ja": "配信",
        "fields": [
          "channels",
          "publish_at",
          "expires_at",
          "version",
          "author_name"
        ]
      }
    ],
    "name": "news",
    "schema": "NewsDetail",
    "title": "News item",
    "title_ja": "お知らせ",
    "row": [
      "id",
      "title",
      "excerpt",
      "category",
      "audience",
      "status",
      "publish_at",
      "expires_at",
      "pinned",
      "requires_ack",
      "version",
      "author_name",
      "sent_count",
      "read_count",
      "acknowledged_count",
      "read_rate",
      "revision",
      "created_at",
      "updated_at"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid"
      },
      "title": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Title",
        "title_ja": "タイトル"
      },
      "excerpt": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "multiline",
        "title": "Excerpt",
        "description": "Shown in lists; made from the text when left empty.",
        "title_ja": "概要",
        "description_ja": "一覧に表示されます。空欄の場合は本文から作成します。"
      },
      "category": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "notice",
          "product",
          "campaign",
          "maintenance",
          "recall"
        ],
        "title": "Category",
        "title_ja": "種類",
        "labels": {
          "notice": [
            "Notice",
            "お知らせ"
          ],
          "product": [
            "Product",
            "商品"
          ],
          "campaign": [
            "Campaign",
            "キャンペーン"
          ],
          "maintenance": [
            "Maintenance",
            "メンテナンス"
          ],
          "recall": [
            "Recall",
            "回収"
          ]
        }
      },
      "audience": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "doctors",
          "patients",
          "both"
        ],
        "title": "Audience",
        "title_ja": "対象",
        "labels": {
          "doctors": [
            "Doctors",
            "医師"
          ],
          "patients": [
            "Patients",
            "患者"
          ],
          "both": [
            "Doctors and patients",
            "医師と患者"
          ]
        }
      },
      "status": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "draft",
          "scheduled",
          "published",
          "expired",
          "archived"
        ],
        "title": "Status",
        "title_ja": "状態",
        "status": "news"
      },
      "publish_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Published",
        "title_ja": "公開日時"
      },
      "expires_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Ends",
        "title_ja": "掲載終了"
      },
      "pinned": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "title": "Pinned",
        "title_ja": "固定表示"
      },
      "requires_ack": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "title": "To acknowledge",
        "title_ja": "確認が必要"
      },
      "version": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 1000000,
        "title": "Version",
        "title_ja": "版"
      },
      "author_name": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Author",
        "title_ja": "作成者"
      },
      "sent_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 1000000000,
        "title": "Sent",
        "title_ja": "配信数"
      },
      "read_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 1000000000,
        "title": "Read by",
        "title_ja": "既読数"
      },
      "acknowledged_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 1000000000,
        "title": "Acknowledged by",
        "title_ja": "確認数"
      },
      "read_rate": {
        "type": "integer",
        "required": true,
        "nullable": true,
        "format": "basis-points",
        "minimum": 0,
        "maximum": 10000,
        "title": "Read",
        "title_ja": "既読率"
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false
      },
      "created_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Created",
        "title_ja": "作成日時"
      },
      "updated_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Updated",
        "title_ja": "更新日時"
      },
      "body_markdown": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "markdown",
        "minLength": 1,
        "maxLength": 20000,
        "title": "Text",
        "description": "Markdown: # headings, **bold**, *italic*, - lists, > quotes, [links](https://…). Pictures are added with their button.",
        "title_ja": "本文",
        "description_ja": "Markdown：# 見出し、**太字**、*斜体*、- 箇条書き、> 引用、[リンク](https://…)。画像はボタンから追加できます。"
      },
      "body_html": {
        "type": "string",
        "required": true,
        "nullable": false,
        "description": "Made by the server; holds only safe tags."
      },
      "channels": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Channels",
        "minItems": 1,
        "maxItems": 2,
        "title_ja": "配信方法",
        "labels": {
          "in_app": [
            "In the app",
            "アプリ内"
          ],
          "email": [
            "Email",
            "メール"
          ]
        },
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "in_app",
            "email"
          ]
        }
      },
      "specialities": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Only doctors of these specialities",
        "maxItems": 20,
        "title_ja": "対象の診療科",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "general_practice",
            "internal_medicine",
            "dermatology",
            "plastic_surgery",
            "gynaecology",
            "paediatrics",
            "psychiatry",
            "orthopaedics",
            "cardiology",
            "gastroenterology",
            "endocrinology",
            "ophthalmology",
            "ent",
            "urology",
            "dentistry",
            "sports_medicine",
            "integrative_medicine",
            "nutrition",
            "pharmacy",
            "other"
          ],
          "labels": {
            "general_practice": [
              "General practice",
              "総合診療"
            ],
            "internal_medicine": [
              "Internal medicine",
              "内科"
            ],
            "dermatology": [
              "Dermatology",
              "皮膚科"
            ],
            "plastic_surgery": [
              "Plastic surgery",
              "形成外科"
            ],
            "gynaecology": [
              "Gynaecology",
              "婦人科"
            ],
            "paediatrics": [
              "Paediatrics",
              "小児科"
            ],
            "psychiatry": [
              "Psychiatry",
              "精神科"
            ],
            "orthopaedics": [
              "Orthopaedics",
              "整形外科"
            ],
            "cardiology": [
              "Cardiology",
              "循環器内科"
            ],
            "gastroenterology": [
              "Gastroenterology",
              "消化器内科"
            ],
            "endocrinology": [
              "Endocrinology",
              "内分泌内科"
            ],
            "ophthalmology": [
              "Ophthalmology",
              "眼科"
            ],
            "ent": [
              "Ear, nose and throat",
              "耳鼻咽喉科"
            ],
            "urology": [
              "Urology",
              "泌尿器科"
            ],
            "dentistry": [
              "Dentistry",
              "歯科"
            ],
            "sports_medicine": [
              "Sports medicine",
              "スポーツ医学"
            ],
            "integrative_medicine": [
              "Integrative medicine",
              "統合医療"
            ],
            "nutrition": [
              "Nutrition",
              "栄養"
            ],
            "pharmacy": [
              "Pharmacy",
              "薬局"
            ],
            "other": [
              "Other",
              "その他"
            ]
          }
        }
      },
      "doctor_ids": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Only these doctors",
        "maxItems": 200,
        "title_ja": "対象の医師",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid",
          "reference": "doctors"
        }
      },
      "patients_of": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Only patients of these doctors",
        "maxItems": 200,
        "title_ja": "担当医で絞り込む（患者）",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid",
          "reference": "doctors"
        }
      },
      "product_ids": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Only patients who have ordered these products",
        "maxItems": 50,
        "title_ja": "購入商品で絞り込む（患者）",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid",
          "reference": "products"
        }
      },
      "lots": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Only patients whose parcels held these lots",
        "description": "As written when packing. With products too, the lot of these products alone.",
        "maxItems": 20,
        "title_ja": "ロットで絞り込む（患者）",
        "description_ja": "梱包時に記録されたロット番号。商品も指定した場合は、その商品のロットのみが対象です。",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "minLength": 1,
          "maxLength": 40
        }
      },
      "actions": {
        "type": "array",
        "required": true,
        "nullable": false,
        "description": "What this administrator may do now.",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "edit",
            "publish",
            "schedule",
            "unschedule",
            "unpublish",
            "republish",
            "archive",
            "duplicate",
            "delete",
            "test_mail"
          ]
        }
      }
    },
    "sort": [
      "publish_at",
      "expires_at",
      "title",
      "category",
      "status",
      "updated_at"
    ],
    "filters": {
      "id": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Search",
        "description": "Words of title or summary",
        "title_ja": "検索",
        "description_ja": "タイトル・概要の語句"
      },
      "status": {
        "title": "Status",
        "title_ja": "状態",
        "status": "news",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 5,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "draft",
            "scheduled",
            "published",
            "expired",
            "archived"
          ]
        }
      },
      "category": {
        "title": "Category",
        "title_ja": "種類",
        "labels": {
          "notice": [
            "Notice",
            "お知らせ"
          ],
          "product": [
            "Product",
            "商品"
          ],
          "campaign": [
            "Campaign",
            "キャンペーン"
          ],
          "maintenance": [
            "Maintenance",
            "メンテナンス"
          ],
          "recall": [
            "Recall",
            "回収"
          ]
        },
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 5,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "notice",
            "product",
            "campaign",
            "maintenance",
            "recall"
          ]
        }
      },
      "audience": {
        "title": "Audience",
        "title_ja": "対象",
        "labels": {
          "doctors": [
            "Doctors",
            "医師"
          ],
          "patients": [
            "Patients",
            "患者"
          ],
          "both": [
            "Doctors and patients",
            "医師と患者"
          ]
        },
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 3,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "doctors",
            "patients",
            "both"
          ]
        }
      },
      "pinned": {
        "title": "Pinned",
        "title_ja": "固定表示",
        "type": "boolean",
        "required": false,
        "nullable": false
      },
      "requires_ack": {
        "title": "To acknowledge",
        "title_ja": "確認が必要",
        "type": "boolean",
        "required": false,
        "nullable": false
      },
      "publish_at_gte": {
        "title": "Published from",
        "title_ja": "公開日（開始）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "publish_at_lte": {
        "title": "Published to",
        "title_ja": "公開日（終了）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      }
    },
    "get": true,
    "export": true,
    "facets": true,
    "create": {
      "title": {
        "title": "Title",
        "title_ja": "タイトル",
        "type": "string",
        "required": true,
        "nullable": false,
        "minLength": 1,
        "maxLength": 120
      },
      "body_markdown": {
        "title": "Text",
        "title_ja": "本文",
        "description": "Markdown: # headings, **bold**, *italic*, - lists, > quotes, [links](https://…). Pictures are added with their button.",
        "description_ja": "Markdown：# 見出し、**太字**、*斜体*、- 箇条書き、> 引用、[リンク](https://…)。画像はボタンから追加できます。",
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "markdown",
        "minLength": 1,
        "maxLength": 20000
      },
      "excerpt": {
        "title": "Excerpt",
        "title_ja": "概要",
        "description": "Shown in lists; made from the text when left empty.",
        "description_ja": "一覧に表示されます。空欄の場合は本文から作成します。",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "multiline",
        "maxLength": 200
      },
      "category": {
        "title": "Category",
        "title_ja": "種類",
        "labels": {
          "notice": [
            "Notice",
            "お知らせ"
          ],
          "product": [
            "Product",
            "商品"
          ],
          "campaign": [
            "Campaign",
            "キャンペーン"
          ],
          "maintenance": [
            "Maintenance",
            "メンテナンス"
          ],
          "recall": [
            "Recall",
            "回収"
          ]
        },
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "notice",
          "product",
          "campaign",
          "maintenance",
          "recall"
        ],
        "default": "notice"
      },
      "audience": {
        "title": "Audience",
        "title_ja": "対象",
        "labels": {
          "doctors": [
            "Doctors",
            "医師"
          ],
          "patients": [
            "Patients",
            "患者"
          ],
          "both": [
            "Doctors and patients",
            "医師と患者"
          ]
        },
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "doctors",
          "patients",
          "both"
        ],
        "default": "both"
      },
      "specialities": {
        "title": "Only doctors of these specialities",
        "title_ja": "対象の診療科",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 20,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "general_practice",
            "internal_medicine",
            "dermatology",
            "plastic_surgery",
            "gynaecology",
            "paediatrics",
            "psychiatry",
            "orthopaedics",
            "cardiology",
            "gastroenterology",
            "endocrinology",
            "ophthalmology",
            "ent",
            "urology",
            "dentistry",
            "sports_medicine",
            "integrative_medicine",
            "nutrition",
            "pharmacy",
            "other"
          ],
          "labels": {
            "general_practice": [
              "General practice",
              "総合診療"
            ],
            "internal_medicine": [
              "Internal medicine",
              "内科"
            ],
            "dermatology": [
              "Dermatology",
              "皮膚科"
            ],
            "plastic_surgery": [
              "Plastic surgery",
              "形成外科"
            ],
            "gynaecology": [
              "Gynaecology",
              "婦人科"
            ],
            "paediatrics": [
              "Paediatrics",
              "小児科"
            ],
            "psychiatry": [
              "Psychiatry",
              "精神科"
            ],
            "orthopaedics": [
              "Orthopaedics",
              "整形外科"
            ],
            "cardiology": [
              "Cardiology",
              "循環器内科"
            ],
            "gastroenterology": [
              "Gastroenterology",
              "消化器内科"
            ],
            "endocrinology": [
              "Endocrinology",
              "内分泌内科"
            ],
            "ophthalmology": [
              "Ophthalmology",
              "眼科"
            ],
            "ent": [
              "Ear, nose and throat",
              "耳鼻咽喉科"
            ],
            "urology": [
              "Urology",
              "泌尿器科"
            ],
            "dentistry": [
              "Dentistry",
              "歯科"
            ],
            "sports_medicine": [
              "Sports medicine",
              "スポーツ医学"
            ],
            "integrative_medicine": [
              "Integrative medicine",
              "統合医療"
            ],
            "nutrition": [
              "Nutrition",
              "栄養"
            ],
            "pharmacy": [
              "Pharmacy",
              "薬局"
            ],
            "other": [
              "Other",
              "その他"
            ]
          }
        }
      },
      "doctor_ids": {
        "title": "Only these doctors",
        "title_ja": "対象の医師",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid",
          "reference": "doctors"
        }
      },
      "patients_of": {
        "title": "Only patients of these doctors",
        "title_ja": "担当医で絞り込む（患者）",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid",
          "reference": "doctors"
        }
      },
      "product_ids": {
        "title": "Only patients who have ordered these products",
        "title_ja": "購入商品で絞り込む（患者）",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 50,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid",
          "reference": "products"
        }
      },
      "lots": {
        "title": "Only patients whose parcels held these lots",
        "title_ja": "ロットで絞り込む（患者）",
        "description": "As written when packing. With products too, the lot of these products alone.",
        "description_ja": "梱包時に記録されたロット番号。商品も指定した場合は、その商品のロットのみが対象です。",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 20,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "minLength": 1,
          "maxLength": 40
        }
      },
      "channels": {
        "title": "Channels",
        "title_ja": "配信方法",
        "labels": {
          "in_app": [
            "In the app",
            "アプリ内"
          ],
          "email": [
            "Email",
            "メール"
          ]
        },
        "type": "array",
        "required": true,
        "nullable": false,
        "default": [
          "in_app"
        ],
        "minItems": 1,
        "maxItems": 2,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "in_app",
            "email"
          ]
        }
      },
      "expires_at": {
        "title": "Ends",
        "title_ja": "掲載終了",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time"
      },
      "pinned": {
        "title": "Pinned",
        "title_ja": "固定表示",
        "type": "boolean",
        "required": false,
        "nullable": false
      },
      "requires_ack": {
        "title": "To acknowledge",
        "title_ja": "確認が必要",
        "type": "boolean",
        "required": false,
        "nullable": false
      }
    },
    "update": {
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 2147483647
      },
      "title": {
        "title": "Title",
        "title_ja": "タイトル",
        "type": "string",
        "required": false,
        "nullable": false,
        "minLength": 1,
        "maxLength": 120
      },
      "body_markdown": {
        "title": "Text",
        "title_ja": "本文",
        "description": "Markdown: # headings, **bold**, *italic*, - lists, > quotes, [links](https://…). Pictures are added with their button.",
        "description_ja": "Markdown：# 見出し、**太字**、*斜体*、- 箇条書き、> 引用、[リンク](https://…)。画像はボタンから追加できます。",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "markdown",
        "minLength": 1,
        "maxLength": 20000
      },
      "excerpt": {
        "title": "Excerpt",
        "title_ja": "概要",
        "description": "Shown in lists; made from the text when left empty.",
        "description_ja": "一覧に表示されます。空欄の場合は本文から作成します。",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "multiline",
        "maxLength": 200
      },
      "category": {
        "title": "Category",
        "title_ja": "種類",
        "labels": {
          "notice": [
            "Notice",
            "お知らせ"
          ],
          "product": [
            "Product",
            "商品"
          ],
          "campaign": [
            "Campaign",
            "キャンペーン"
          ],
          "maintenance": [
            "Maintenance",
            "メンテナンス"
          ],
          "recall": [
            "Recall",
            "回収"
          ]
        },
        "type": "string",
        "required": false,
        "nullable": false,
        "enum": [
          "notice",
          "product",
          "campaign",
          "maintenance",
          "recall"
        ]
      },
      "audience": {
        "title": "Audience",
        "title_ja": "対象",
        "labels": {
          "doctors": [
            "Doctors",
            "医師"
          ],
          "patients": [
            "Patients",
            "患者"
          ],
          "both": [
            "Doctors and patients",
            "医師と患者"
          ]
        },
        "type": "string",
        "required": false,
        "nullable": false,
        "enum": [
          "doctors",
          "patients",
          "both"
        ]
      },
      "specialities": {
        "title": "Only doctors of these specialities",
        "title_ja": "対象の診療科",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 20,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "general_practice",
            "internal_medicine",
            "dermatology",
            "plastic_surgery",
            "gynaecology",
            "paediatrics",
            "psychiatry",
            "orthopaedics",
            "cardiology",
            "gastroenterology",
            "endocrinology",
            "ophthalmology",
            "ent",
            "urology",
            "dentistry",
            "sports_medicine",
            "integrative_medicine",
            "nutrition",
            "pharmacy",
            "other"
          ],
          "labels": {
            "general_practice": [
              "General practice",
              "総合診療"
            ],
            "internal_medicine": [
              "Internal medicine",
              "内科"
            ],
            "dermatology": [
              "Dermatology",
              "皮膚科"
            ],
            "plastic_surgery": [
              "Plastic surgery",
              "形成外科"
            ],
            "gynaecology": [
              "Gynaecology",
              "婦人科"
            ],
            "paediatrics": [
              "Paediatrics",
              "小児科"
            ],
            "psychiatry": [
              "Psychiatry",
              "精神科"
            ],
            "orthopaedics": [
              "Orthopaedics",
              "整形外科"
            ],
            "cardiology": [
              "Cardiology",
              "循環器内科"
            ],
            "gastroenterology": [
              "Gastroenterology",
              "消化器内科"
            ],
            "endocrinology": [
              "Endocrinology",
              "内分泌内科"
            ],
            "ophthalmology": [
              "Ophthalmology",
              "眼科"
            ],
            "ent": [
              "Ear, nose and throat",
              "耳鼻咽喉科"
            ],
            "urology": [
              "Urology",
              "泌尿器科"
            ],
            "dentistry": [
              "Dentistry",
              "歯科"
            ],
            "sports_medicine": [
              "Sports medicine",
              "スポーツ医学"
            ],
            "integrative_medicine": [
              "Integrative medicine",
              "統合医療"
            ],
            "nutrition": [
              "Nutrition",
              "栄養"
            ],
            "pharmacy": [
              "Pharmacy",
              "薬局"
            ],
            "other": [
              "Other",
              "その他"
            ]
          }
        }
      },
      "doctor_ids": {
        "title": "Only these doctors",
        "title_ja": "対象の医師",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid",
          "reference": "doctors"
        }
      },
      "patients_of": {
        "title": "Only patients of these doctors",
        "title_ja": "担当医で絞り込む（患者）",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid",
          "reference": "doctors"
        }
      },
      "product_ids": {
        "title": "Only patients who have ordered these products",
        "title_ja": "購入商品で絞り込む（患者）",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 50,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid",
          "reference": "products"
        }
      },
      "lots": {
        "title": "Only patients whose parcels held these lots",
        "title_ja": "ロットで絞り込む（患者）",
        "description": "As written when packing. With products too, the lot of these products alone.",
        "description_ja": "梱包時に記録されたロット番号。商品も指定した場合は、その商品のロットのみが対象です。",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 20,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "minLength": 1,
          "maxLength": 40
        }
      },
      "channels": {
        "title": "Channels",
        "title_ja": "配信方法",
        "labels": {
          "in_app": [
            "In the app",
            "アプリ内"
          ],
          "email": [
            "Email",
            "メール"
          ]
        },
        "type": "array",
        "required": false,
        "nullable": false,
        "minItems": 1,
        "maxItems": 2,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "in_app",
            "email"
          ]
        }
      },
      "expires_at": {
        "title": "Ends",
        "title_ja": "掲載終了",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time"
      },
      "pinned": {
        "title": "Pinned",
        "title_ja": "固定表示",
        "type": "boolean",
        "required": false,
        "nullable": false
      },
      "requires_ack": {
        "title": "To acknowledge",
        "title_ja": "確認が必要",
        "type": "boolean",
        "required": false,
        "nullable": false
      }
    },
    "permissions": {
      "list": "news.read",
      "show": "news.read",
      "edit": "news.publish",
      "create": "news.publish",
      "delete": "news.publish"
    }
  },
  "orders": {
    "resource": "orders",
    "label": {
      "en": "Orders",
      "ja": "注文"
    },
    "representation": "number",
    "under": {
      "patient_name": [
        "ship_region"
      ],
      "item_count": [
        "source"
      ]
    },
    "columns": [
      "number",
      "placed_at",
      "patient_name",
      "unshipped_since",
      "flags",
      "total",
      "payment_state",
      "fulfilment_state",
      "doctor_id",
      "item_count",
      "source",
      "payment_method",
      "method",
      "ship_region",
      "released_at",
      "shop_order_id"
    ],
    "hidden": [
      "source",
      "payment_method",
      "method",
      "ship_region",
      "released_at",
      "shop_order_id"
    ],
    "order": [
      "placed_at",
      "DESC"
    ],
    "quickFilters": [
      "payment_state",
      "fulfilment_state"
    ],
    "groups": [
      {
        "key": "order",
        "title": "Order",
        "x-ja": "注文",
        "fields": [
          "placed_at",
          "source",
          "item_count",
          "payment_method",
          "method",
          "cancel_until",
          "released_at",
          "shop_order_id"
        ]
      },
      {
        "key": "amounts",
        "title": "Amounts",
        "x-ja": "金額",
        "fields": [
          "subtotal",
          "discount",
          "shipping",
          "tax",
          "total",
          "refunded"
        ]
      },
      {
        "key": "address",
        "title": "Address",
        "x-ja": "お届け先",
        "fields": [
          "address"
        ]
      }
    ],
    "tabs": [
      {
        "filter": {
          "tab": "needs_attention"
        }
      },
      {
        "filter": {
          "tab": "new"
        }
      },
      {
        "filter": {
          "tab": "awaiting_payment"
        }
      },
      {
        "filter": {
          "tab": "to_ship"
        }
      },
      {
        "filter": {
          "tab": "backorders"
        }
      },
      {
        "filter": {
          "tab": "shipped"
        }
      },
      {
        "filter": {
          "tab": "delivered"
        }
      },
      {
        "filter": {
          "tab": "cancelled"
        }
      },
      {
        "label": [
          "All",
          "すべて"
        ],
        "filter": {}
      }
    ],
    "name": "orders",
    "schema": "OrderDetail",
    "title": "Order",
    "title_ja": "注文",
    "row": [
      "id",
      "number",
      "placed_at",
      "patient_id",
      "patient_number",
      "patient_name",
      "doctor_id",
      "doctor_name",
      "item_count",
      "source",
      "currency",
      "subtotal",
      "discount",
      "shipping",
      "tax",
      "total",
      "refunded",
      "order_state",
      "payment_state",
      "fulfilment_state",
      "payment_method",
      "method",
      "ship_region",
      "unshipped_since",
      "flags",
      "hold_reason",
      "cancel_until",
      "released_at",
      "shop_order_id",
      "revision",
      "updated_at"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid"
      },
      "number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Number",
        "title_ja": "注文番号"
      },
      "placed_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Placed",
        "title_ja": "注文日時"
      },
      "patient_id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid",
        "title": "Patient",
        "title_ja": "患者",
        "reference": "patients"
      },
      "patient_number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Patient number",
        "title_ja": "患者番号"
      },
      "patient_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Patient",
        "title_ja": "患者"
      },
      "doctor_id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid",
        "title": "Doctor",
        "title_ja": "医師",
        "reference": "doctors"
      },
      "doctor_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Doctor's name",
        "title_ja": "医師名"
      },
      "item_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "title": "Items",
        "title_ja": "点数"
      },
      "source": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "recipe",
          "catalog",
          "mixed",
          "on_behalf"
        ],
        "title": "Source",
        "title_ja": "注文元",
        "labels": {
          "recipe": [
            "Recipe",
            "レシピ"
          ],
          "catalog": [
            "Catalog",
            "カタログ"
          ],
          "mixed": [
            "Recipe and catalog",
            "レシピとカタログ"
          ],
          "on_behalf": [
            "On behalf",
            "代理注文"
          ]
        }
      },
      "currency": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Currency",
        "title_ja": "通貨"
      },
      "subtotal": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "title": "Subtotal",
        "title_ja": "小計"
      },
      "discount": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "title": "Discount",
        "title_ja": "割引"
      },
      "shipping": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "title": "Shipping",
        "title_ja": "送料"
      },
      "tax": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "title": "Tax included",
        "title_ja": "内消費税"
      },
      "total": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "title": "Total",
        "title_ja": "合計"
      },
      "refunded": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "title": "Refunded",
        "title_ja": "返金額"
      },
      "order_state": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "open",
          "completed",
          "archived",
          "cancelled"
        ],
        "title": "Order state",
        "title_ja": "注文状態",
        "status": "order"
      },
      "payment_state": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "pending",
          "authorized",
          "paid",
          "partially_refunded",
          "refunded",
          "failed",
          "voided"
        ],
        "title": "Payment",
        "title_ja": "支払い",
        "status": "payment"
      },
      "fulfilment_state": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "unfulfilled",
          "in_progress",
          "partially_shipped",
          "shipped",
          "delivered",
          "on_hold",
          "partially_returned",
          "returned"
        ],
        "title": "Fulfilment",
        "title_ja": "出荷",
        "status": "fulfilment"
      },
      "payment_method": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "invoice",
          "bank_transfer",
          "shopify"
        ],
        "title": "Payment method",
        "title_ja": "支払方法",
        "labels": {
          "invoice": [
            "Invoice",
            "請求書払い"
          ],
          "bank_transfer": [
            "Bank transfer",
            "銀行振込"
          ],
          "shopify": [
            "Shopify",
            "Shopify"
          ]
        }
      },
      "method": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "delivery-method",
        "title": "Delivery",
        "title_ja": "配送方法"
      },
      "ship_region": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Ship to",
        "title_ja": "配送先地域"
      },
      "unshipped_since": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Unshipped for",
        "description": "Since when its oldest unit could have left; null once everything has left or while it waits for its payment.",
        "title_ja": "未出荷の期間"
      },
      "flags": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Flags",
        "title_ja": "要確認",
        "labels": {
          "cancel_requested": [
            "Wants to cancel",
            "キャンセル希望"
          ],
          "refund_due": [
            "Refund due",
            "要返金"
          ],
          "address_problem": [
            "Address problem",
            "住所不備"
          ],
          "amount_mismatch": [
            "Amounts differ from the cart",
            "金額がカートと不一致"
          ],
          "recipe_cancelled": [
            "Recipe cancelled",
            "レシピ中止"
          ],
          "return_requested": [
            "Return requested",
            "返品希望"
          ],
          "return_received": [
            "Return to refund",
            "返品の返金待ち"
          ],
          "problem_reported": [
            "Problem reported",
            "問題の報告"
          ],
          "cancelled_in_shop": [
            "Cancelled in the shop after shipping",
            "発送後にショップで取消"
          ],
          "payment_failed": [
            "Payment failed",
            "決済失敗"
          ],
          "shipment_problem": [
            "Delivery problem",
            "配送トラブル"
          ],
          "late": [
            "Over 2 days unshipped",
            "2日以上未出荷"
          ],
          "out_of_stock": [
            "Out of stock",
            "在庫切れ"
          ],
          "backorder_late": [
            "Back-order over 21 days",
            "取り寄せ21日超過"
          ],
          "on_hold": [
            "On hold",
            "保留中"
          ]
        },
        "items": {
          "type": "string",
          "required": true,
          "nullable": false
        }
      },
      "hold_reason": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "On hold because",
        "title_ja": "保留理由"
      },
      "cancel_until": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Cancel window ends",
        "title_ja": "キャンセル期限"
      },
      "released_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Released",
        "title_ja": "出荷指示"
      },
      "shop_order_id": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Shop order",
        "title_ja": "ショップ注文番号"
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false
      },
      "updated_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Updated",
        "title_ja": "更新日時"
      },
      "address": {
        "type": "object",
        "required": false,
        "nullable": false,
        "description": "Where an order goes, as it was when the order was placed.",
        "fields": {
          "name": {
            "type": "string",
            "required": true,
            "nullable": false
          },
          "phone": {
            "type": "string",
            "required": true,
            "nullable": false
          },
          "country": {
            "type": "string",
            "required": true,
            "nullable": false
          },
          "postal_code": {
            "type": "string",
            "required": true,
            "nullable": false
          },
          "region": {
            "type": "string",
            "required": true,
            "nullable": false
          },
          "city": {
            "type": "string",
            "required": true,
            "nullable": false
          },
          "line1": {
            "type": "string",
            "required": true,
            "nullable": false
          },
          "line2": {
            "type": "string",
            "required": true,
            "nullable": true
          }
        }
      }
    },
    "sort": [
      "placed_at",
      "number",
      "total",
      "updated_at",
      "unshipped_since"
    ],
    "filters": {
      "id": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Search",
        "description": "Order no., name, tracking no., product",
        "title_ja": "検索",
        "description_ja": "注文番号・氏名・追跡番号・商品名"
      },
      "tab": {
        "type": "string",
        "required": false,
        "nullable": false,
        "enum": [
          "needs_attention",
          "new",
          "awaiting_payment",
          "to_ship",
          "backorders",
          "shipped",
          "delivered",
          "cancelled",
          "all"
        ],
        "title": "Tab",
        "title_ja": "対応",
        "labels": {
          "needs_attention": [
            "Needs attention",
            "要対応"
          ],
          "new": [
            "New",
            "新規"
          ],
          "awaiting_payment": [
            "Awaiting payment",
            "入金待ち"
          ],
          "to_ship": [
            "To ship",
            "出荷待ち"
          ],
          "backorders": [
            "Back-orders",
            "お取り寄せ"
          ],
          "shipped": [
            "Shipped",
            "発送済み"
          ],
          "delivered": [
            "Delivered",
            "お届け済み"
          ],
          "cancelled": [
            "Cancelled",
            "キャンセル"
          ],
          "all": [
            "All",
            "すべて"
          ]
        }
      },
      "payment_state": {
        "title": "Payment",
        "title_ja": "支払い",
        "status": "payment",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 7,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "pending",
            "authorized",
            "paid",
            "partially_refunded",
            "refunded",
            "failed",
            "voided"
          ]
        }
      },
      "fulfilment_state": {
        "title": "Fulfilment",
        "title_ja": "出荷",
        "status": "fulfilment",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 8,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "unfulfilled",
            "in_progress",
            "partially_shipped",
            "shipped",
            "delivered",
            "on_hold",
            "partially_returned",
            "returned"
          ]
        }
      },
      "order_state": {
        "title": "Order state",
        "title_ja": "注文状態",
        "status": "order",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 4,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "open",
            "completed",
            "archived",
            "cancelled"
          ]
        }
      },
      "payment_method": {
        "title": "Payment method",
        "title_ja": "支払方法",
        "labels": {
          "invoice": [
            "Invoice",
            "請求書払い"
          ],
          "bank_transfer": [
            "Bank transfer",
            "銀行振込"
          ],
          "shopify": [
            "Shopify",
            "Shopify"
          ]
        },
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 3,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "invoice",
            "bank_transfer",
            "shopify"
          ]
        }
      },
      "method": {
        "title": "Delivery",
        "title_ja": "配送方法",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "delivery-method",
        "maxLength": 40
      },
      "doctor_id": {
        "title": "Doctor",
        "title_ja": "医師",
        "reference": "doctors",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid"
      },
      "patient_id": {
        "title": "Patient",
        "title_ja": "患者",
        "reference": "patients",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid"
      },
      "product_id": {
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid",
        "title": "Product",
        "title_ja": "商品",
        "reference": "products"
      },
      "flag": {
        "type": "array",
        "required": false,
        "nullable": false,
        "title": "Needs attention because",
        "maxItems": 15,
        "title_ja": "要対応の理由",
        "labels": {
          "cancelled_in_shop": [
            "Cancelled in the shop after shipping",
            "発送後にショップで取消"
          ],
          "cancel_requested": [
            "Wants to cancel",
            "キャンセル希望"
          ],
          "return_requested": [
            "Return requested",
            "返品希望"
          ],
          "return_received": [
            "Return to refund",
            "返品の返金待ち"
          ],
          "problem_reported": [
            "Problem reported",
            "問題の報告"
          ],
          "address_problem": [
            "Address problem",
            "住所不備"
          ],
          "amount_mismatch": [
            "Amounts differ from the cart",
            "金額がカートと不一致"
          ],
          "payment_failed": [
            "Payment failed",
            "決済失敗"
          ],
          "refund_due": [
            "Refund due",
            "要返金"
          ],
          "recipe_cancelled": [
            "Recipe cancelled",
            "レシピ中止"
          ],
          "shipment_problem": [
            "Delivery problem",
            "配送トラブル"
          ],
          "late": [
            "Over 2 days unshipped",
            "2日以上未出荷"
          ],
          "out_of_stock": [
            "Out of stock",
            "在庫切れ"
          ],
          "backorder_late": [
            "Back-order over 21 days",
            "取り寄せ21日超過"
          ],
          "on_hold": [
            "On hold",
            "保留中"
          ]
        },
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "cancelled_in_shop",
            "cancel_requested",
            "address_problem",
            "amount_mismatch",
            "return_requested",
            "return_received",
            "problem_reported",
            "payment_failed",
            "refund_due",
            "recipe_cancelled",
            "shipment_problem",
            "late",
            "out_of_stock",
            "backorder_late",
            "on_hold"
          ]
        }
      },
      "placed_at_gte": {
        "title": "Placed from",
        "title_ja": "注文日（以降）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date-time"
      },
      "placed_at_lte": {
        "title": "Placed to",
        "title_ja": "注文日（以前）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date-time"
      }
    },
    "get": true,
    "export": true,
    "facets": true,
    "create": null,
    "update": {
      "address": {
        "description": "Where an order goes, as it was when the order was placed.",
        "type": "object",
        "required": true,
        "nullable": false,
        "fields": {
          "name": {
            "type": "string",
            "required": true,
            "nullable": false,
            "minLength": 1,
            "maxLength": 100,
            "title": "Name",
            "title_ja": "お名前"
          },
          "phone": {
            "type": "string",
            "required": true,
            "nullable": false,
            "minLength": 3,
            "maxLength": 30,
            "title": "Phone",
            "title_ja": "電話番号"
          },
          "country": {
            "type": "string",
            "required": true,
            "nullable": false,
            "pattern": "^[A-Z]{2}$",
            "title": "Country",
            "title_ja": "国"
          },
          "postal_code": {
            "type": "string",
            "required": true,
            "nullable": false,
            "minLength": 1,
            "maxLength": 20,
            "title": "Postal code",
            "title_ja": "郵便番号"
          },
          "region": {
            "type": "string",
            "required": true,
            "nullable": false,
            "minLength": 1,
            "maxLength": 80,
            "title": "State or prefecture",
            "title_ja": "都道府県"
          },
          "city": {
            "type": "string",
            "required": true,
            "nullable": false,
            "minLength": 1,
            "maxLength": 100,
            "title": "City",
            "title_ja": "市区町村"
          },
          "line1": {
            "type": "string",
            "required": true,
            "nullable": false,
            "minLength": 1,
            "maxLength": 200,
            "title": "Street",
            "title_ja": "番地"
          },
          "line2": {
            "type": "string",
            "required": false,
            "nullable": true,
            "maxLength": 200,
            "title": "Building",
            "title_ja": "建物名"
          }
        }
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 1000000000
      }
    },
    "permissions": {
      "list": "order.read",
      "show": "order.read",
      "edit": "order.manage",
      "create": null,
      "delete": null
    }
  },
  "patients": {
    "resource": "patients",
    "label": {
      "en": "Patients",
      "ja": "患者"
    },
    "representation": "name",
    "columns": [
      "name",
      "number",
      "email_masked",
      "doctor_id",
      "status",
      "invited_at",
      "registered_at",
      "last_order_at",
      "orders_count",
      "lifetime_sales",
      "open_problems",
      "kana",
      "invitation_state"
    ],
    "hidden": [
      "kana",
      "invitation_state"
    ],
    "under": {
      "name": [
        "kana",
        "number"
      ],
      "lifetime_sales": [
        "orders_count"
      ]
    },
    "order": [
      "created_at",
      "DESC"
    ],
    "quickFilters": [
      "status",
      "doctor_id",
      "registered_at"
    ],
    "groups": [
      {
        "key": "person",
        "title": "Person",
        "x-ja": "本人",
        "fields": [
          "last_name",
          "first_name",
          "kana",
          "email_masked",
          "phone_masked",
          "birth_date",
          "sex",
          "language"
        ]
      },
      {
        "key": "practice",
        "title": "With the doctor",
        "x-ja": "担当医との関係",
        "fields": [
          "doctor_id",
          "discount_bp",
          "first_order_discount_bp",
          "catalog_access"
        ]
      },
      {
        "key": "account",
        "title": "Account",
        "x-ja": "アカウント",
        "fields": [
          "has_account",
          "invited_at",
          "registered_at",
          "status_reason"
        ]
      },
      {
        "key": "health",
        "title": "Health data",
        "x-ja": "健康情報",
        "fields": [
          "allergies",
          "conditions",
          "medications",
          "pregnancy",
          "link_message"
        ]
      }
    ],
    "name": "patients",
    "schema": "AdminPatient",
    "title": "Patient",
    "title_ja": "患者",
    "row": [
      "id",
      "number",
      "name",
      "kana",
      "email_masked",
      "doctor_id",
      "status",
      "invitation_state",
      "invited_at",
      "registered_at",
      "last_order_at",
      "orders_count",
      "lifetime_sales",
      "open_problems",
      "created_at",
      "updated_at",
      "doctor_name",
      "revision"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid",
        "readOnly": true
      },
      "number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Patient no.",
        "readOnly": true,
        "title_ja": "患者番号"
      },
      "name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Name",
        "readOnly": true,
        "title_ja": "氏名"
      },
      "kana": {
        "type": "string",
        "required": true,
        "nullable": true,
        "maxLength": 120,
        "title": "Name (kana)",
        "title_ja": "フリガナ"
      },
      "email_masked": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Email",
        "description": "Shown whole one at a time; each look is recorded",
        "readOnly": true,
        "title_ja": "メールアドレス",
        "description_ja": "1件ずつ表示でき、表示は記録されます"
      },
      "doctor_id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid",
        "title": "Doctor",
        "readOnly": true,
        "title_ja": "医師",
        "reference": "doctors"
      },
      "status": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "registered_by_doctor",
          "link_requested",
          "invited",
          "active",
          "archived",
          "suspended",
          "declined",
          "anonymised"
        ],
        "title": "Status",
        "readOnly": true,
        "title_ja": "状態",
        "status": "patient"
      },
      "invitation_state": {
        "type": "string",
        "required": true,
        "nullable": true,
        "enum": [
          "pending",
          "opened",
          "accepted",
          "expired",
          "revoked",
          "bounced",
          null
        ],
        "title": "Invitation",
        "readOnly": true,
        "title_ja": "招待",
        "status": "invitation"
      },
      "invited_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Invited",
        "readOnly": true,
        "title_ja": "招待日"
      },
      "registered_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Registered",
        "readOnly": true,
        "title_ja": "登録日"
      },
      "last_order_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Last order",
        "readOnly": true,
        "title_ja": "最終注文"
      },
      "orders_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "maximum": 1000000000,
        "title": "Orders",
        "readOnly": true,
        "title_ja": "注文数"
      },
      "lifetime_sales": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "minimum": 0,
        "maximum": 9007199254740991,
        "title": "Lifetime sales",
        "readOnly": true,
        "title_ja": "累計売上"
      },
      "open_problems": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "maximum": 1000000000,
        "title": "Open problems",
        "description": "Orders that somebody has to look at",
        "readOnly": true,
        "title_ja": "未解決の問題",
        "description_ja": "対応が必要な注文"
      },
      "created_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Added",
        "readOnly": true,
        "title_ja": "追加日"
      },
      "updated_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Updated",
        "readOnly": true,
        "title_ja": "更新日"
      },
      "doctor_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Doctor's name",
        "readOnly": true,
        "title_ja": "医師名"
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "maximum": 2147483647,
        "readOnly": true
      },
      "last_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "minLength": 1,
        "maxLength": 60,
        "title": "Last name",
        "title_ja": "姓"
      },
      "first_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "maxLength": 60,
        "title": "First name",
        "title_ja": "名"
      },
      "phone_masked": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Phone",
        "readOnly": true,
        "title_ja": "電話番号"
      },
      "birth_date": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date",
        "title": "Birth date",
        "title_ja": "生年月日"
      },
      "sex": {
        "type": "string",
        "required": false,
        "nullable": false,
        "enum": [
          "female",
          "male",
          "other",
          "unknown"
        ],
        "title": "Sex",
        "title_ja": "性別",
        "labels": {
          "female": [
            "Female",
            "女性"
          ],
          "male": [
            "Male",
            "男性"
          ],
          "other": [
            "Other",
            "その他"
          ],
          "unknown": [
            "Unknown",
            "不明"
          ]
        }
      },
      "language": {
        "type": "string",
        "required": false,
        "nullable": false,
        "enum": [
          "en",
          "ja"
        ],
        "title": "Language",
        "title_ja": "言語",
        "labels": {
          "en": [
            "English",
            "英語"
          ],
          "ja": [
            "Japanese",
            "日本語"
          ]
        }
      },
      "status_reason": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Reason of the state",
        "readOnly": true,
        "title_ja": "状態の理由"
      },
      "discount_bp": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "basis-points",
        "maximum": 10000,
        "title": "Discount",
        "readOnly": true,
        "title_ja": "割引率"
      },
      "first_order_discount_bp": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "basis-points",
        "maximum": 10000,
        "title": "First order discount",
        "readOnly": true,
        "title_ja": "初回割引率"
      },
      "catalog_access": {
        "type": "string",
        "required": false,
        "nullable": true,
        "enum": [
          "open",
          "closed",
          "recipes_only",
          null
        ],
        "title": "Catalog access",
        "readOnly": true,
        "title_ja": "カタログの公開範囲",
        "labels": {
          "open": [
            "Open",
            "公開"
          ],
          "closed": [
            "Closed",
            "非公開"
          ],
          "recipes_only": [
            "Recipes only",
            "レシピのみ"
          ]
        }
      },
      "allergies": {
        "type": "array",
        "required": false,
        "nullable": false,
        "title": "Allergies",
        "readOnly": true,
        "maxItems": 100,
        "title_ja": "アレルギー",
        "permission": "phi.read",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false
        }
      },
      "conditions": {
        "type": "array",
        "required": false,
        "nullable": false,
        "title": "Conditions",
        "readOnly": true,
        "maxItems": 100,
        "title_ja": "持病",
        "permission": "phi.read",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false
        }
      },
      "medications": {
        "type": "array",
        "required": false,
        "nullable": false,
        "title": "Medicines",
        "readOnly": true,
        "maxItems": 100,
        "title_ja": "服用中の薬",
        "permission": "phi.read",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false
        }
      },
      "pregnancy": {
        "type": "string",
        "required": false,
        "nullable": false,
        "enum": [
          "no",
          "yes",
          "breastfeeding",
          "unknown"
        ],
        "title": "Pregnancy",
        "readOnly": true,
        "title_ja": "妊娠",
        "labels": {
          "no": [
            "No",
            "なし"
          ],
          "yes": [
            "Yes",
            "あり"
          ],
          "breastfeeding": [
            "Breastfeeding",
            "授乳中"
          ],
          "unknown": [
            "Unknown",
            "不明"
          ]
        },
        "permission": "phi.read"
      },
      "link_message": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Message to the clinic",
        "readOnly": true,
        "title_ja": "医院へのメッセージ",
        "permission": "phi.read"
      },
      "has_account": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "title": "Has signed in",
        "readOnly": true,
        "title_ja": "登録済み"
      },
      "has_email": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "readOnly": true
      },
      "has_phone": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "readOnly": true
      },
      "open_invitation": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "description": "An invitation can be accepted now.",
        "readOnly": true
      },
      "sends_left_today": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "maximum": 100,
        "readOnly": true
      },
      "anonymise_requested_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Anonymisation asked for",
        "readOnly": true,
        "title_ja": "匿名化の申請日時"
      },
      "anonymise_requested_by_name": {
        "type": "string",
        "required": false,
        "nullable": true,
        "readOnly": true
      },
      "anonymise_reason": {
        "type": "string",
        "required": false,
        "nullable": true,
        "readOnly": true
      },
      "anonymise_mine": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "description": "The signed-in administrator asked for it, so another one must confirm.",
        "readOnly": true
      },
      "allowed": {
        "type": "array",
        "required": true,
        "nullable": false,
        "description": "States that an administrator may move this patient to.",
        "readOnly": true,
        "maxItems": 10,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false
        }
      }
    },
    "sort": [
      "created_at",
      "updated_at",
      "registered_at",
      "last_order_at",
      "number",
      "name",
      "status"
    ],
    "filters": {
      "id": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Search",
        "description": "Name, email, phone or number",
        "title_ja": "検索",
        "description_ja": "氏名・メール・電話・患者番号"
      },
      "status": {
        "title": "Status",
        "title_ja": "状態",
        "status": "patient",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 8,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "registered_by_doctor",
            "link_requested",
            "invited",
            "active",
            "archived",
            "suspended",
            "declined",
            "anonymised"
          ]
        }
      },
      "doctor_id": {
        "title": "Doctor",
        "title_ja": "医師",
        "reference": "doctors",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid"
      },
      "invitation_state": {
        "title": "Invitation",
        "title_ja": "招待",
        "status": "invitation",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 6,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "pending",
            "opened",
            "accepted",
            "expired",
            "revoked",
            "bounced"
          ]
        }
      },
      "registered_at_gte": {
        "title": "Registered from",
        "title_ja": "登録日（以降）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "registered_at_lte": {
        "title": "Registered to",
        "title_ja": "登録日（以前）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "no_order": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "No order yet",
        "title_ja": "注文なし"
      },
      "anonymise_requested": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Anonymisation waits",
        "title_ja": "匿名化の承認待ち"
      }
    },
    "get": true,
    "export": true,
    "facets": true,
    "create": null,
    "update": {
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 2147483647
      },
      "first_name": {
        "title": "First name",
        "title_ja": "名",
        "type": "string",
        "required": false,
        "nullable": false,
        "minLength": 1,
        "maxLength": 60
      },
      "kana": {
        "title": "Name (kana)",
        "title_ja": "フリガナ",
        "type": "string",
        "required": false,
        "nullable": true,
        "maxLength": 120
      },
      "last_name": {
        "title": "Last name",
        "title_ja": "姓",
        "type": "string",
        "required": false,
        "nullable": false,
        "minLength": 1,
        "maxLength": 60
      },
      "birth_date": {
        "title": "Birth date",
        "title_ja": "生年月日",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date"
      },
      "sex": {
        "title": "Sex",
        "title_ja": "性別",
        "labels": {
          "female": [
            "Female",
            "女性"
          ],
          "male": [
            "Male",
            "男性"
          ],
          "other": [
            "Other",
            "その他"
          ],
          "unknown": [
            "Unknown",
            "不明"
          ]
        },
        "type": "string",
        "required": false,
        "nullable": false,
        "enum": [
          "female",
          "male",
          "other",
          "unknown"
        ]
      },
      "language": {
        "title": "Language",
        "title_ja": "言語",
        "labels": {
          "en": [
            "English",
            "英語"
          ],
          "ja": [
            "Japanese",
            "日本語"
          ]
        },
        "type": "string",
        "required": false,
        "nullable": false,
        "enum": [
          "en",
          "ja"
        ]
      }
    },
    "permissions": {
      "list": "patient.read",
      "show": "patient.read",
      "edit": "patient.manage",
      "create": null,
      "delete": null
    }
  },
  "recipes": {
    "resource": "recipes",
    "label": {
      "en": "Recipes",
      "ja": "レシピ"
    },
    "representation": "number",
    "columns": [
      "number",
      "version",
      "label",
      "doctor_id",
      "patient_number",
      "patient_name",
      "lines_count",
      "issued_at",
      "expires_on",
      "status",
      "ordered_count",
      "needed_count",
      "sales",
      "flags"
    ],
    "hidden": [
      "needed_count",
      "expires_on"
    ],
    "order": [
      "issued_at",
      "DESC"
    ],
    "quickFilters": [
      "flag",
      "issued_at"
    ],
    "groups": [
      {
        "key": "recipe",
        "title": "Recipe",
        "x-ja": "レシピ",
        "fields": [
          "version",
          "label",
          "doctor_id",
          "patient_number",
          "patient_name",
          "source_template_id"
        ]
      },
      {
        "key": "course",
        "title": "Course",
        "x-ja": "経過",
        "fields": [
          "issued_at",
          "starts_on",
          "expires_on",
          "viewed_at",
          "first_ordered_at",
          "last_ordered_at",
          "ended_at"
        ]
      },
      {
        "key": "figures",
        "title": "Figures",
        "x-ja": "数字",
        "fields": [
          "lines_count",
          "ordered_count",
          "needed_count",
          "sales"
        ]
      }
    ],
    "tabs": [
      {
        "label": [
          "All",
          "すべて"
        ],
        "filter": {}
      },
      {
        "filter": {
          "status": [
            "issued"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "on_hold"
          ]
        }
      },
      {
        "label": [
          "Ended",
          "終了"
        ],
        "filter": {
          "status": [
            "superseded",
            "cancelled",
            "completed",
            "expired"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "entered_in_error"
          ]
        }
      }
    ],
    "name": "recipes",
    "schema": "AdminRecipe",
    "title": "Recipe",
    "title_ja": "レシピ",
    "row": [
      "id",
      "number",
      "version",
      "label",
      "doctor_id",
      "doctor_name",
      "patient_id",
      "patient_number",
      "patient_name",
      "status",
      "held_by",
      "lines_count",
      "ordered_count",
      "needed_count",
      "issued_at",
      "expires_on",
      "sales",
      "currency",
      "flags",
      "source_template_id",
      "revision",
      "updated_at"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid"
      },
      "number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Number",
        "title_ja": "レシピ番号"
      },
      "version": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 10000,
        "title": "Version",
        "title_ja": "版"
      },
      "label": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Label",
        "title_ja": "名称"
      },
      "doctor_id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid",
        "title": "Doctor",
        "title_ja": "医師",
        "reference": "doctors"
      },
      "doctor_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Doctor's name",
        "title_ja": "医師名"
      },
      "patient_id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid",
        "title": "Patient",
        "title_ja": "患者"
      },
      "patient_number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Patient number",
        "title_ja": "患者番号"
      },
      "patient_name": {
        "type": "string",
        "required": false,
        "nullable": false,
        "title": "Patient's name",
        "title_ja": "患者名",
        "permission": "phi.read"
      },
      "status": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "issued",
          "on_hold",
          "superseded",
          "cancelled",
          "completed",
          "expired",
          "entered_in_error"
        ],
        "title": "Status",
        "title_ja": "状態",
        "status": "recipe"
      },
      "held_by": {
        "type": "string",
        "required": true,
        "nullable": true,
        "enum": [
          "doctor",
          "admin",
          null
        ],
        "title": "Held by",
        "title_ja": "停止した人",
        "labels": {
          "doctor": [
            "Doctor",
            "医師"
          ],
          "admin": [
            "Administrator",
            "運営"
          ]
        }
      },
      "lines_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 100,
        "title": "Products",
        "title_ja": "商品数"
      },
      "ordered_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 100,
        "title": "Ordered",
        "description": "Needed products that were ordered at least once.",
        "title_ja": "注文済み",
        "description_ja": "必須の商品のうち、一度でも注文されたもの。"
      },
      "needed_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 100,
        "title": "Needed",
        "description": "Products that are not optional.",
        "title_ja": "必須",
        "description_ja": "任意でない商品。"
      },
      "issued_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Issued",
        "title_ja": "発行日時"
      },
      "expires_on": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date",
        "title": "Valid to",
        "title_ja": "有効期限"
      },
      "sales": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "maximum": 100000000000,
        "title": "Sales",
        "description": "Ordered lines of it after refunds.",
        "title_ja": "売上",
        "description_ja": "このレシピからの注文額（返金後）。"
      },
      "currency": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Currency",
        "title_ja": "通貨"
      },
      "flags": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Flags",
        "title_ja": "要確認",
        "labels": {
          "warning_overridden": [
            "Warning overridden",
            "警告を承知で発行"
          ],
          "discontinued_product": [
            "Discontinued product",
            "販売終了の商品あり"
          ],
          "held_by_platform": [
            "Held for safety",
            "安全のため停止"
          ]
        },
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "warning_overridden",
            "discontinued_product",
            "held_by_platform"
          ]
        }
      },
      "source_template_id": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "uuid",
        "title": "Template",
        "title_ja": "テンプレート",
        "reference": "templates"
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 1000000000
      },
      "updated_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Updated",
        "title_ja": "更新日時"
      },
      "starts_on": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date",
        "title": "Starts",
        "title_ja": "開始日"
      },
      "viewed_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Opened by the patient",
        "title_ja": "患者の閲覧"
      },
      "first_ordered_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "First order",
        "title_ja": "初回注文"
      },
      "last_ordered_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Last order",
        "title_ja": "最終注文"
      },
      "ended_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Ended",
        "title_ja": "終了日時"
      }
    },
    "sort": [
      "issued_at",
      "number",
      "expires_on",
      "updated_at"
    ],
    "filters": {
      "id": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Search",
        "description": "Recipe no., patient no. or patient",
        "title_ja": "検索",
        "description_ja": "レシピ番号・患者番号・氏名"
      },
      "status": {
        "title": "Status",
        "title_ja": "状態",
        "status": "recipe",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 7,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "issued",
            "on_hold",
            "superseded",
            "cancelled",
            "completed",
            "expired",
            "entered_in_error"
          ]
        }
      },
      "flag": {
        "type": "array",
        "required": false,
        "nullable": false,
        "title": "Flag",
        "maxItems": 3,
        "title_ja": "要確認",
        "labels": {
          "warning_overridden": [
            "Warning overridden",
            "警告を承知で発行"
          ],
          "discontinued_product": [
            "Discontinued product",
            "販売終了の商品あり"
          ],
          "held_by_platform": [
            "Held for safety",
            "安全のため停止"
          ]
        },
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "warning_overridden",
            "discontinued_product",
            "held_by_platform"
          ]
        }
      },
      "doctor_id": {
        "title": "Doctor",
        "title_ja": "医師",
        "reference": "doctors",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid"
      },
      "patient_id": {
        "title": "Patient",
        "title_ja": "患者",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid",
        "reference": "patients"
      },
      "product_id": {
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid",
        "title": "Product",
        "description": "Needs `phi.read`.",
        "title_ja": "商品",
        "reference": "products",
        "permission": "phi.read"
      },
      "template_id": {
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid",
        "title": "Template used",
        "description": "Any version of it.",
        "title_ja": "使用テンプレート",
        "reference": "templates"
      },
      "issued_at_gte": {
        "title": "Issued from",
        "title_ja": "発行日（以降）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      },
      "issued_at_lte": {
        "title": "Issued to",
        "title_ja": "発行日（以前）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      }
    },
    "get": true,
    "export": true,
    "facets": true,
    "create": null,
    "update": null,
    "permissions": {
      "list": "recipe.read",
      "show": "recipe.read",
      "edit": null,
      "create": null,
      "delete": null
    }
  },
  "settlements": {
    "resource": "settlements",
    "label": {
      "en": "Settlements",
      "ja": "精算"
    },
    "representation": "number",
    "columns": [
      "number",
      "doctor_id",
      "period",
      "status",
      "net",
      "pay_on",
      "bank_ready",
      "order_count",
      "gross_base",
      "commission",
      "adjustments",
      "carried_in",
      "carried_out",
      "withholding",
      "carry_reason"
    ],
    "under": {
      "number": [
        "period"
      ],
      "gross_base": [
        "order_count"
      ],
      "adjustments": [
        "carried_in"
      ]
    },
    "hidden": [
      "carried_out",
      "withholding",
      "carry_reason"
    ],
    "order": [
      "period",
      "DESC"
    ],
    "quickFilters": [
      "period",
      "missing_bank"
    ],
    "groups": [
      {
        "key": "statement",
        "title": "Statement",
        "x-ja": "明細",
        "fields": [
          "period_start",
          "period_end",
          "doctor_id",
          "order_count"
        ]
      },
      {
        "key": "amounts",
        "title": "Amounts",
        "x-ja": "金額",
        "fields": [
          "gross_base",
          "commission",
          "adjustments",
          "carried_in",
          "carried_out",
          "withholding",
          "net"
        ]
      },
      {
        "key": "payment",
        "title": "Payment",
        "x-ja": "支払",
        "fields": [
          "pay_on",
          "bank_ready",
          "paid_at",
          "payment_ref",
          "failed_reason",
          "carry_reason"
        ]
      }
    ],
    "tabs": [
      {
        "label": [
          "All",
          "すべて"
        ],
        "filter": {}
      },
      {
        "filter": {
          "status": [
            "open"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "closed"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "approved"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "paying"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "failed"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "carried_over"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "paid"
          ]
        }
      }
    ],
    "name": "settlements",
    "schema": "SettlementDetail",
    "title": "Settlement",
    "title_ja": "精算",
    "row": [
      "id",
      "number",
      "period",
      "period_start",
      "period_end",
      "doctor_id",
      "doctor_number",
      "doctor_name",
      "status",
      "currency",
      "order_count",
      "gross_base",
      "commission",
      "adjustments",
      "carried_in",
      "carried_out",
      "withholding",
      "net",
      "carry_reason",
      "bank_ready",
      "pay_on",
      "paid_at",
      "payment_ref",
      "failed_reason",
      "closed_at",
      "approved_at",
      "revision",
      "updated_at"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid"
      },
      "number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Number",
        "title_ja": "明細番号"
      },
      "period": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "month",
        "title": "Month",
        "title_ja": "対象月"
      },
      "period_start": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date",
        "title": "From",
        "title_ja": "期間開始"
      },
      "period_end": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date",
        "title": "To",
        "title_ja": "期間終了"
      },
      "doctor_id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid",
        "title": "Doctor",
        "title_ja": "医師",
        "reference": "doctors"
      },
      "doctor_number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Doctor number",
        "title_ja": "医師番号"
      },
      "doctor_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Doctor's name",
        "title_ja": "医師名"
      },
      "status": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "open",
          "closed",
          "approved",
          "paying",
          "paid",
          "failed",
          "carried_over",
          "void"
        ],
        "title": "Status",
        "title_ja": "状態",
        "status": "settlement"
      },
      "currency": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Currency",
        "title_ja": "通貨"
      },
      "order_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "title": "Orders",
        "title_ja": "注文数"
      },
      "gross_base": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000,
        "title": "Base",
        "title_ja": "対象売上"
      },
      "commission": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000,
        "title": "Commission",
        "title_ja": "手数料"
      },
      "adjustments": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000,
        "title": "Adjustments",
        "title_ja": "調整額"
      },
      "carried_in": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000,
        "title": "Carried in",
        "title_ja": "前回繰越"
      },
      "carried_out": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000,
        "title": "Carried out",
        "title_ja": "次回繰越"
      },
      "withholding": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000,
        "title": "Withholding",
        "title_ja": "源泉徴収"
      },
      "net": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000,
        "title": "Net",
        "title_ja": "支払額"
      },
      "carry_reason": {
        "type": "string",
        "required": false,
        "nullable": true,
        "enum": [
          "nothing_due",
          "frozen",
          "no_bank_details",
          "below_minimum",
          null
        ],
        "title": "Carried over because",
        "title_ja": "繰越理由",
        "labels": {
          "nothing_due": [
            "Nothing to pay",
            "支払なし"
          ],
          "frozen": [
            "Pay-outs frozen",
            "支払停止中"
          ],
          "no_bank_details": [
            "No bank details",
            "振込先未登録"
          ],
          "below_minimum": [
            "Below the minimum",
            "最低支払額未満"
          ]
        }
      },
      "bank_ready": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "title": "Bank details",
        "title_ja": "振込先"
      },
      "pay_on": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date",
        "title": "Pay date",
        "title_ja": "支払予定日"
      },
      "paid_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Paid",
        "title_ja": "支払日"
      },
      "payment_ref": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Payment reference",
        "title_ja": "照会番号"
      },
      "failed_reason": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Failed because",
        "title_ja": "失敗理由"
      },
      "closed_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Closed",
        "title_ja": "締め日時"
      },
      "approved_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Approved",
        "title_ja": "承認日時"
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false
      },
      "updated_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Updated",
        "title_ja": "更新日時"
      }
    },
    "sort": [
      "period",
      "number",
      "status",
      "net",
      "pay_on",
      "updated_at"
    ],
    "filters": {
      "id": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Search",
        "description": "Number, doctor or payment reference",
        "title_ja": "検索",
        "description_ja": "番号・医師・支払参照番号"
      },
      "status": {
        "title": "Status",
        "title_ja": "状態",
        "status": "settlement",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 8,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "open",
            "closed",
            "approved",
            "paying",
            "paid",
            "failed",
            "carried_over",
            "void"
          ]
        }
      },
      "doctor_id": {
        "title": "Doctor",
        "title_ja": "医師",
        "reference": "doctors",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid"
      },
      "period": {
        "title": "Month",
        "title_ja": "対象月",
        "type": "string",
        "required": false,
        "nullable": false,
        "pattern": "^20\\d\\d-(0[1-9]|1[0-2])$",
        "description": "Year and month, such as 2026-11.",
        "description_ja": "2026-11 のように年と月で入力してください。"
      },
      "net_gte": {
        "title": "Net from",
        "title_ja": "支払額（以上）",
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000
      },
      "net_lte": {
        "title": "Net to",
        "title_ja": "支払額（以下）",
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000
      },
      "missing_bank": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Bank details missing",
        "title_ja": "振込先未登録"
      }
    },
    "get": true,
    "export": true,
    "facets": true,
    "create": null,
    "update": null,
    "permissions": {
      "list": "settlement.read",
      "show": "settlement.read",
      "edit": null,
      "create": null,
      "delete": null
    }
  },
  "shipments": {
    "resource": "shipments",
    "label": {
      "en": "Logistics",
      "ja": "物流"
    },
    "representation": "number",
    "columns": [
      "number",
      "order_number",
      "status",
      "created_at",
      "items",
      "ship_region",
      "method",
      "weight_g",
      "heat_sensitive",
      "carrier",
      "tracking_no",
      "hold_reason"
    ],
    "order": [
      "created_at",
      "ASC"
    ],
    "quickFilters": [
      "created_at"
    ],
    "groups": [
      {
        "key": "parcel",
        "title": "Parcel",
        "x-ja": "出荷",
        "fields": [
          "order_number",
          "method",
          "ship_region",
          "weight_g",
          "heat_sensitive",
          "created_at"
        ]
      },
      {
        "key": "delivery",
        "title": "Delivery",
        "x-ja": "配送",
        "fields": [
          "carrier",
          "tracking_no",
          "shipped_at",
          "in_transit_at",
          "delivered_at",
          "exception_code",
          "exception_note"
        ]
      }
    ],
    "tabs": [
      {
        "label": [
          "Needs work",
          "要作業"
        ],
        "filter": {
          "work_needed": true
        }
      },
      {
        "filter": {
          "status": [
            "to_pick"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "picking"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "packed"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "shipped"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "in_transit"
          ]
        }
      },
      {
        "filter": {
          "status": [
            "delivered"
          ]
        }
      },
      {
        "label": [
          "Problems",
          "トラブル"
        ],
        "filter": {
          "status": [
            "exception"
          ]
        }
      },
      {
        "label": [
          "All",
          "すべて"
        ],
        "filter": {}
      }
    ],
    "name": "shipments",
    "schema": "ShipmentDetail",
    "title": "Parcel",
    "title_ja": "出荷",
    "row": [
      "id",
      "number",
      "order_id",
      "order_number",
      "patient_number",
      "status",
      "method",
      "ship_region",
      "city",
      "item_count",
      "items",
      "weight_g",
      "heat_sensitive",
      "hold_reason",
      "is_paid",
      "carrier",
      "tracking_no",
      "tracking_url",
      "exception_code",
      "exception_note",
      "reshipment_of",
      "created_at",
      "picked_at",
      "packed_at",
      "shipped_at",
      "in_transit_at",
      "delivered_at",
      "revision",
      "updated_at"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid"
      },
      "number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Number",
        "title_ja": "出荷番号"
      },
      "order_id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid",
        "title": "Order",
        "title_ja": "注文",
        "reference": "orders"
      },
      "order_number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Order number",
        "title_ja": "注文番号"
      },
      "patient_number": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Patient number",
        "title_ja": "患者番号"
      },
      "status": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "to_pick",
          "picking",
          "packed",
          "shipped",
          "in_transit",
          "delivered",
          "cancelled",
          "exception",
          "reshipped",
          "refunded"
        ],
        "title": "Status",
        "title_ja": "状態",
        "status": "shipment"
      },
      "method": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "delivery-method",
        "title": "Delivery",
        "title_ja": "配送方法"
      },
      "ship_region": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Ship to",
        "title_ja": "配送先地域"
      },
      "city": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "City",
        "title_ja": "市区町村"
      },
      "item_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "title": "Units",
        "title_ja": "点数"
      },
      "items": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Contents",
        "title_ja": "内容"
      },
      "weight_g": {
        "type": "integer",
        "required": true,
        "nullable": true,
        "title": "Weight (g)",
        "title_ja": "重量（g）"
      },
      "heat_sensitive": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "title": "Keep cool",
        "title_ja": "要冷蔵"
      },
      "hold_reason": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "On hold because",
        "title_ja": "保留理由"
      },
      "is_paid": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "title": "Paid",
        "title_ja": "支払い済み"
      },
      "carrier": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Carrier",
        "title_ja": "配送会社",
        "labels": {
          "yamato": [
            "Yamato",
            "ヤマト運輸"
          ],
          "sagawa": [
            "Sagawa",
            "佐川急便"
          ],
          "japan_post": [
            "Japan Post",
            "日本郵便"
          ],
          "ups": [
            "UPS",
            "UPS"
          ],
          "usps": [
            "USPS",
            "USPS"
          ],
          "fedex": [
            "FedEx",
            "FedEx"
          ],
          "dhl": [
            "DHL",
            "DHL"
          ],
          "other": [
            "Other",
            "その他"
          ]
        }
      },
      "tracking_no": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Tracking number",
        "title_ja": "お問い合わせ番号"
      },
      "tracking_url": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Tracking link",
        "title_ja": "追跡リンク"
      },
      "exception_code": {
        "type": "string",
        "required": false,
        "nullable": true,
        "enum": [
          "lost",
          "damaged",
          "address",
          "refused",
          "returned",
          null
        ],
        "title": "Problem",
        "title_ja": "トラブル",
        "status": "shipment_exception"
      },
      "exception_note": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Note",
        "title_ja": "メモ"
      },
      "reshipment_of": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "uuid",
        "title": "Replaces",
        "title_ja": "再発送元"
      },
      "created_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Created",
        "title_ja": "作成日時"
      },
      "picked_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Picked",
        "title_ja": "ピッキング"
      },
      "packed_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Packed",
        "title_ja": "梱包"
      },
      "shipped_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Shipped",
        "title_ja": "発送"
      },
      "in_transit_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "In transit",
        "title_ja": "配送中"
      },
      "delivered_at": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date-time",
        "title": "Delivered",
        "title_ja": "お届け"
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false
      },
      "updated_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Updated",
        "title_ja": "更新日時"
      }
    },
    "sort": [
      "created_at",
      "updated_at",
      "number",
      "status",
      "shipped_at"
    ],
    "filters": {
      "id": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Search",
        "description": "Parcel no., tracking no., name, lot",
        "title_ja": "検索",
        "description_ja": "出荷番号・追跡番号・氏名・ロット"
      },
      "status": {
        "title": "Status",
        "title_ja": "状態",
        "status": "shipment",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 10,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "to_pick",
            "picking",
            "packed",
            "shipped",
            "in_transit",
            "delivered",
            "cancelled",
            "exception",
            "reshipped",
            "refunded"
          ]
        }
      },
      "work_needed": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Needs work",
        "title_ja": "要作業"
      },
      "order_id": {
        "title": "Order",
        "title_ja": "注文",
        "reference": "orders",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid"
      },
      "created_at_gte": {
        "title": "Created from",
        "title_ja": "作成日（以降）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date-time"
      },
      "created_at_lte": {
        "title": "Created to",
        "title_ja": "作成日（以前）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date-time"
      }
    },
    "get": true,
    "export": true,
    "facets": true,
    "create": null,
    "update": null,
    "permissions": {
      "list": "order.read",
      "show": "order.read",
      "edit": null,
      "create": null,
      "delete": null
    }
  },
  "stock": {
    "resource": "stock",
    "label": {
      "en": "Stock",
      "ja": "在庫"
    },
    "representation": "product",
    "columns": [
      "product",
      "sku",
      "bin",
      "on_hand",
      "reserved",
      "available",
      "low_threshold",
      "lot",
      "lot_expires_on",
      "at_risk",
      "revision"
    ],
    "hidden": [
      "sku",
      "revision"
    ],
    "order": [
      "product",
      "ASC"
    ],
    "quickFilters": [
      "low",
      "expiring",
      "at_risk"
    ],
    "name": "stock",
    "schema": "StockItem",
    "title": "Stock",
    "title_ja": "在庫",
    "row": [
      "id",
      "product",
      "variant",
      "sku",
      "bin",
      "on_hand",
      "reserved",
      "available",
      "low_threshold",
      "lot",
      "lot_expires_on",
      "at_risk",
      "revision",
      "updated_at"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid"
      },
      "product": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Product",
        "title_ja": "商品"
      },
      "variant": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Variant",
        "title_ja": "規格"
      },
      "sku": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "SKU",
        "title_ja": "SKU"
      },
      "bin": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Bin",
        "title_ja": "棚"
      },
      "on_hand": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "title": "On hand",
        "title_ja": "在庫数"
      },
      "reserved": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "title": "Reserved",
        "title_ja": "引当"
      },
      "available": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "title": "Available",
        "title_ja": "販売可能"
      },
      "low_threshold": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "title": "Low below",
        "title_ja": "下限"
      },
      "lot": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Lot",
        "title_ja": "ロット"
      },
      "lot_expires_on": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date",
        "title": "Use by",
        "title_ja": "使用期限"
      },
      "at_risk": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "title": "In active recipes",
        "description": "Issued recipes that hold a product that cannot be delivered.",
        "title_ja": "有効なレシピ数"
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "title": "Revision",
        "title_ja": "版"
      },
      "updated_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Updated",
        "title_ja": "更新日時"
      }
    },
    "sort": [
      "product",
      "on_hand",
      "available",
      "lot_expires_on",
      "bin"
    ],
    "filters": {
      "id": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Search",
        "description": "Product, SKU, bin or lot",
        "title_ja": "検索",
        "description_ja": "商品名・SKU・棚番・ロット"
      },
      "low": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Low",
        "title_ja": "在庫僅少"
      },
      "expiring": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Expires within 90 days",
        "title_ja": "90日以内に期限"
      },
      "at_risk": {
        "title": "At risk",
        "title_ja": "供給リスク",
        "description": "Issued recipes that hold a product that cannot be delivered.",
        "type": "boolean",
        "required": false,
        "nullable": false
      }
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
  },
  "templates": {
    "resource": "templates",
    "label": {
      "en": "Recipe templates",
      "ja": "レシピテンプレート"
    },
    "representation": "title",
    "columns": [
      "title",
      "goal",
      "version",
      "status",
      "lines_count",
      "unavailable_count",
      "audience",
      "doctors_count",
      "recipes_count",
      "review_on",
      "updated_by",
      "updated_at"
    ],
    "under": {
      "updated_at": [
        "updated_by"
      ]
    },
    "order": [
      "updated_at",
      "DESC"
    ],
    "quickFilters": [
      "status",
      "audience",
      "review_on"
    ],
    "groups": [
      {
        "key": "template",
        "title": "Template",
        "x-ja": "テンプレート",
        "fields": [
          "goal",
          "label",
          "valid_days",
          "audience",
          "review_on",
          "status",
          "version"
        ]
      },
      {
        "key": "use",
        "title": "Use",
        "x-ja": "使用状況",
        "fields": [
          "doctors_count",
          "recipes_count",
          "published_at",
          "retired_at",
          "updated_by",
          "updated_at"
        ]
      }
    ],
    "name": "templates",
    "schema": "AdminTemplate",
    "title": "Recipe template",
    "title_ja": "レシピテンプレート",
    "row": [
      "id",
      "series_id",
      "title",
      "goal",
      "version",
      "status",
      "lines_count",
      "unavailable_count",
      "audience",
      "doctors_count",
      "recipes_count",
      "review_on",
      "updated_by",
      "revision",
      "updated_at"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid"
      },
      "series_id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid"
      },
      "title": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Name",
        "title_ja": "名称"
      },
      "goal": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Goal",
        "title_ja": "目的"
      },
      "version": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 10000,
        "title": "Version",
        "title_ja": "版"
      },
      "status": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "draft",
          "published",
          "retired"
        ],
        "title": "Status",
        "title_ja": "状態",
        "status": "recipe"
      },
      "lines_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 100,
        "title": "Products",
        "title_ja": "商品数"
      },
      "unavailable_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 100,
        "title": "Unavailable",
        "title_ja": "入手不可"
      },
      "audience": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "all",
          "specialities",
          "doctors"
        ],
        "title": "For",
        "title_ja": "対象",
        "labels": {
          "all": [
            "All doctors",
            "すべての医師"
          ],
          "specialities": [
            "Specialities",
            "診療科"
          ],
          "doctors": [
            "Chosen doctors",
            "指定した医師"
          ]
        }
      },
      "doctors_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 1000000,
        "title": "Doctors",
        "description": "Doctors who have issued a recipe from any version of it.",
        "title_ja": "使用医師",
        "description_ja": "いずれかの版からレシピを発行した医師の数。"
      },
      "recipes_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 100000000,
        "title": "Recipes",
        "description": "Recipes issued from any version of it.",
        "title_ja": "発行数",
        "description_ja": "いずれかの版から発行されたレシピの数。"
      },
      "review_on": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date",
        "title": "Review due",
        "title_ja": "見直し期限"
      },
      "updated_by": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Changed by",
        "title_ja": "更新者"
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 1000000000
      },
      "updated_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Updated",
        "title_ja": "更新日時"
      },
      "label": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Label of recipes",
        "title_ja": "レシピの名称"
      },
      "message": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "markdown",
        "title": "Message to the patient",
        "title_ja": "患者さんへのメッセージ"
      },
      "valid_days": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 365,
        "title": "Valid for days",
        "title_ja": "有効日数"
      },
      "evidence_note": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Evidence",
        "title_ja": "根拠"
      },
      "published_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Published",
        "title_ja": "公開日時"
      },
      "retired_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Retired",
        "title_ja": "公開終了日時"
      }
    },
    "sort": [
      "updated_at",
      "title",
      "goal",
      "version",
      "review_on"
    ],
    "filters": {
      "id": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Search",
        "description": "Name, goal or product",
        "title_ja": "検索",
        "description_ja": "名称・目的・商品"
      },
      "status": {
        "title": "Status",
        "title_ja": "状態",
        "status": "recipe",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 3,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "draft",
            "published",
            "retired"
          ]
        }
      },
      "goal": {
        "title": "Goal",
        "title_ja": "目的",
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 60
      },
      "audience": {
        "title": "For",
        "title_ja": "対象",
        "labels": {
          "all": [
            "All doctors",
            "すべての医師"
          ],
          "specialities": [
            "Specialities",
            "診療科"
          ],
          "doctors": [
            "Chosen doctors",
            "指定した医師"
          ]
        },
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 3,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "all",
            "specialities",
            "doctors"
          ]
        }
      },
      "variant_id": {
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid",
        "title": "Pack",
        "description": "Holds this pack.",
        "title_ja": "規格"
      },
      "unavailable": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "With unavailable products",
        "title_ja": "入手不可の商品あり"
      },
      "review_on_lte": {
        "title": "Review due by",
        "title_ja": "見直し期限（以前）",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "date"
      }
    },
    "get": true,
    "export": true,
    "facets": true,
    "create": {
      "mode": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "create",
          "edit",
          "copy",
          "template"
        ]
      },
      "recipe": {
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid",
        "description": "The template, or for `template` the recipe, to begin from."
      },
      "title": {
        "title": "Name",
        "title_ja": "名称",
        "type": "string",
        "required": false,
        "nullable": false,
        "minLength": 1,
        "maxLength": 80,
        "description": "Its name; needed for `create` and `template`."
      },
      "catalog_id": {
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid",
        "description": "Where products are looked for first."
      }
    },
    "update": {
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 1,
        "maximum": 1000000000,
        "description": "The revision that was read."
      },
      "title": {
        "title": "Name",
        "title_ja": "名称",
        "type": "string",
        "required": false,
        "nullable": false,
        "minLength": 1,
        "maxLength": 80
      },
      "goal": {
        "title": "Goal",
        "title_ja": "目的",
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 60
      },
      "label": {
        "title": "Label of recipes",
        "title_ja": "レシピの名称",
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 40
      },
      "message": {
        "title": "Message to the patient",
        "title_ja": "患者さんへのメッセージ",
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 2000
      },
      "valid_days": {
        "title": "Valid for days",
        "title_ja": "有効日数",
        "type": "integer",
        "required": false,
        "nullable": false,
        "minimum": 1,
        "maximum": 365
      },
      "catalog_id": {
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "uuid"
      },
      "evidence_note": {
        "title": "Evidence",
        "title_ja": "根拠",
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 4000
      },
      "links": {
        "type": "array",
        "required": false,
        "nullable": false,
        "title": "Links",
        "maxItems": 10,
        "title_ja": "リンク",
        "items": {
          "type": "object",
          "required": true,
          "nullable": false,
          "fields": {
            "title": {
              "type": "string",
              "required": true,
              "nullable": false,
              "minLength": 1,
              "maxLength": 100
            },
            "url": {
              "type": "string",
              "required": true,
              "nullable": false,
              "format": "uri",
              "maxLength": 500,
              "pattern": "^https?://"
            }
          }
        }
      },
      "audience": {
        "title": "For",
        "title_ja": "対象",
        "labels": {
          "all": [
            "All doctors",
            "すべての医師"
          ],
          "specialities": [
            "Specialities",
            "診療科"
          ],
          "doctors": [
            "Chosen doctors",
            "指定した医師"
          ]
        },
        "type": "string",
        "required": false,
        "nullable": false,
        "enum": [
          "all",
          "specialities",
          "doctors"
        ]
      },
      "audience_specialities": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 30,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "general_practice",
            "internal_medicine",
            "dermatology",
            "plastic_surgery",
            "gynaecology",
            "paediatrics",
            "psychiatry",
            "orthopaedics",
            "cardiology",
            "gastroenterology",
            "endocrinology",
            "ophthalmology",
            "ent",
            "urology",
            "dentistry",
            "sports_medicine",
            "integrative_medicine",
            "nutrition",
            "pharmacy",
            "other"
          ],
          "labels": {
            "general_practice": [
              "General practice",
              "総合診療"
            ],
            "internal_medicine": [
              "Internal medicine",
              "内科"
            ],
            "dermatology": [
              "Dermatology",
              "皮膚科"
            ],
            "plastic_surgery": [
              "Plastic surgery",
              "形成外科"
            ],
            "gynaecology": [
              "Gynaecology",
              "婦人科"
            ],
            "paediatrics": [
              "Paediatrics",
              "小児科"
            ],
            "psychiatry": [
              "Psychiatry",
              "精神科"
            ],
            "orthopaedics": [
              "Orthopaedics",
              "整形外科"
            ],
            "cardiology": [
              "Cardiology",
              "循環器内科"
            ],
            "gastroenterology": [
              "Gastroenterology",
              "消化器内科"
            ],
            "endocrinology": [
              "Endocrinology",
              "内分泌内科"
            ],
            "ophthalmology": [
              "Ophthalmology",
              "眼科"
            ],
            "ent": [
              "Ear, nose and throat",
              "耳鼻咽喉科"
            ],
            "urology": [
              "Urology",
              "泌尿器科"
            ],
            "dentistry": [
              "Dentistry",
              "歯科"
            ],
            "sports_medicine": [
              "Sports medicine",
              "スポーツ医学"
            ],
            "integrative_medicine": [
              "Integrative medicine",
              "統合医療"
            ],
            "nutrition": [
              "Nutrition",
              "栄養"
            ],
            "pharmacy": [
              "Pharmacy",
              "薬局"
            ],
            "other": [
              "Other",
              "その他"
            ]
          }
        }
      },
      "audience_doctor_ids": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "review_on": {
        "title": "Review due",
        "title_ja": "見直し期限",
        "type": "string",
        "required": false,
        "nullable": true,
        "format": "date"
      },
      "lines": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 30,
        "items": {
          "type": "object",
          "required": true,
          "nullable": false,
          "description": "A line as a doctor writes it. Refills are 3 and the days between 0.8 times the days of supply unless given.",
          "fields": {
            "id": {
              "type": "string",
              "required": false,
              "nullable": false,
              "format": "uuid",
              "description": "Of a line that is already on this recipe."
            },
            "product_id": {
              "type": "string",
              "required": true,
              "nullable": false,
              "format": "uuid"
            },
            "variant_id": {
              "type": "string",
              "required": true,
              "nullable": false,
              "format": "uuid"
            },
            "dosage_mode": {
              "type": "string",
              "required": true,
              "nullable": false,
              "enum": [
                "label",
                "structured",
                "text"
              ]
            },
            "amount_min": {
              "type": "number",
              "required": false,
              "nullable": true,
              "minimum": 0,
              "maximum": 10000
            },
            "amount_max": {
              "type": "number",
              "required": false,
              "nullable": true,
              "minimum": 0,
              "maximum": 10000
            },
            "unit": {
              "type": "string",
              "required": false,
              "nullable": true,
              "enum": [
                "capsule",
                "tablet",
                "softgel",
                "scoop",
                "sachet",
                "ml",
                "drop",
                "spray",
                "g",
                "mg",
                "pump",
                "pea",
                "fingertip_unit",
                "application",
                "pad",
                "mask",
                "other",
                null
              ]
            },
            "frequency_count": {
              "type": "integer",
              "required": false,
              "nullable": true,
              "minimum": 1,
              "maximum": 24,
              "description": "Times per period; with the period `hour` it is \"every n hours\"."
            },
            "frequency_period": {
              "type": "string",
              "required": false,
              "nullable": true,
              "enum": [
                "day",
                "hour",
                "week",
                "month",
                null
              ]
            },
            "weekdays": {
              "type": "array",
              "required": false,
              "nullable": true,
              "description": "1 is Monday.",
              "maxItems": 7,
              "items": {
                "type": "integer",
                "required": true,
                "nullable": false,
                "minimum": 1,
                "maximum": 7
              }
            },
            "as_needed": {
              "type": "boolean",
              "required": false,
              "nullable": false
            },
            "time_of_day": {
              "type": "array",
              "required": false,
              "nullable": false,
              "maxItems": 6,
              "items": {
                "type": "string",
                "required": true,
                "nullable": false,
                "enum": [
                  "waking",
                  "morning",
                  "midday",
                  "afternoon",
                  "evening",
                  "bedtime"
                ]
              }
            },
            "meal": {
              "type": "string",
              "required": false,
              "nullable": false,
              "enum": [
                "none",
                "before",
                "with",
                "after",
                "between",
                "empty_stomach"
              ]
            },
            "take_with_text": {
              "type": "string",
              "required": false,
              "nullable": true,
              "maxLength": 100
            },
            "area": {
              "type": "array",
              "required": false,
              "nullable": false,
              "maxItems": 12,
              "items": {
                "type": "string",
                "required": true,
                "nullable": false,
                "maxLength": 40
              }
            },
            "step": {
              "type": "integer",
              "required": false,
              "nullable": true,
              "minimum": 1,
              "maximum": 20
            },
            "duration_days": {
              "type": "integer",
              "required": false,
              "nullable": true,
              "minimum": 1,
              "maximum": 3650
            },
            "start_offset_days": {
              "type": "integer",
              "required": false,
              "nullable": false,
              "minimum": 0,
              "maximum": 365
            },
            "instructions": {
              "type": "string",
              "required": false,
              "nullable": false,
              "maxLength": 500
            },
            "rationale": {
              "type": "string",
              "required": false,
              "nullable": false,
              "maxLength": 300
            },
            "quantity": {
              "type": "integer",
              "required": true,
              "nullable": false,
              "minimum": 1,
              "maximum": 20,
              "description": "Packs of one order."
            },
            "refills_allowed": {
              "type": "integer",
              "required": false,
              "nullable": false,
              "minimum": 0,
              "maximum": 12
            },
            "min_days_between": {
              "type": "integer",
              "required": false,
              "nullable": false,
              "minimum": 0,
              "maximum": 365,
              "description": "Days between two orders; 0 is any time."
            },
            "optional": {
              "type": "boolean",
              "required": false,
              "nullable": false
            },
            "substitutes": {
              "type": "array",
              "required": false,
              "nullable": false,
              "description": "Variants the doctor accepts instead.",
              "maxItems": 10,
              "items": {
                "type": "string",
                "required": true,
                "nullable": false,
                "format": "uuid"
              }
            }
          }
        }
      }
    },
    "permissions": {
      "list": "recipe.read",
      "show": "recipe.read",
      "edit": "template.manage",
      "create": "template.manage",
      "delete": "template.manage"
    }
  },
  "users": {
    "resource": "users",
    "label": {
      "en": "Users",
      "ja": "管理者"
    },
    "create_title": {
      "en": "Invite an administrator",
      "ja": "管理者の招待"
    },
    "create_verb": {
      "en": "Invite",
      "ja": "招待"
    },
    "representation": "name",
    "columns": [
      "name",
      "email",
      "admin_role",
      "status",
      "two_factor",
      "last_login_at",
      "invited_by_name",
      "created_at"
    ],
    "hidden": [
      "created_at"
    ],
    "order": [
      "name",
      "ASC"
    ],
    "quickFilters": [
      "status",
      "admin_role"
    ],
    "groups": [
      {
        "key": "account",
        "title": "Account",
        "x-ja": "アカウント",
        "fields": [
          "name",
          "email",
          "phone",
          "admin_role",
          "status"
        ]
      },
      {
        "key": "use",
        "title": "Use",
        "x-ja": "利用状況",
        "fields": [
          "two_factor",
          "last_login_at",
          "session_count",
          "invited_by_name",
          "link_expires_at"
        ]
      }
    ],
    "name": "users",
    "schema": "AdminUser",
    "title": "Administrator",
    "title_ja": "管理者",
    "row": [
      "id",
      "name",
      "email",
      "phone",
      "admin_role",
      "status",
      "two_factor",
      "last_login_at",
      "session_count",
      "invited_by_name",
      "link_expires_at",
      "is_self",
      "actions",
      "revision",
      "created_at",
      "updated_at"
    ],
    "fields": {
      "id": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "uuid"
      },
      "name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Name",
        "title_ja": "氏名"
      },
      "email": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "email",
        "title": "Email",
        "title_ja": "メールアドレス"
      },
      "phone": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "phone",
        "title": "Phone",
        "title_ja": "電話番号"
      },
      "admin_role": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "owner",
          "operations",
          "support",
          "clinical_reviewer",
          "finance",
          "content",
          "read_only"
        ],
        "title": "Role",
        "title_ja": "役割",
        "labels": {
          "owner": [
            "Owner",
            "オーナー"
          ],
          "operations": [
            "Operations",
            "業務"
          ],
          "support": [
            "Support",
            "サポート"
          ],
          "clinical_reviewer": [
            "Clinical reviewer",
            "医療審査"
          ],
          "finance": [
            "Finance",
            "経理"
          ],
          "content": [
            "Content",
            "コンテンツ"
          ],
          "read_only": [
            "Read only",
            "閲覧のみ"
          ]
        }
      },
      "status": {
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "invited",
          "active",
          "disabled"
        ],
        "title": "Status",
        "title_ja": "状態",
        "status": "admin"
      },
      "two_factor": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "title": "Second factor",
        "title_ja": "二要素認証"
      },
      "last_login_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Last sign-in",
        "title_ja": "最終サインイン"
      },
      "session_count": {
        "type": "integer",
        "required": true,
        "nullable": false,
        "minimum": 0,
        "maximum": 100000,
        "title": "Open sessions",
        "title_ja": "利用中のセッション"
      },
      "invited_by_name": {
        "type": "string",
        "required": true,
        "nullable": true,
        "title": "Invited by",
        "title_ja": "招待者"
      },
      "link_expires_at": {
        "type": "string",
        "required": true,
        "nullable": true,
        "format": "date-time",
        "title": "Invitation valid until",
        "title_ja": "招待リンクの期限"
      },
      "is_self": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "description": "Whether it is the account of the caller."
      },
      "actions": {
        "type": "array",
        "required": true,
        "nullable": false,
        "description": "What the caller may do now.",
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "change_role",
            "disable",
            "enable",
            "resend",
            "revoke",
            "end_sessions",
            "reset_second_factor"
          ]
        }
      },
      "revision": {
        "type": "integer",
        "required": true,
        "nullable": false
      },
      "created_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Created",
        "title_ja": "登録日時"
      },
      "updated_at": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "date-time",
        "title": "Updated",
        "title_ja": "更新日時"
      }
    },
    "sort": [
      "name",
      "email",
      "admin_role",
      "status",
      "last_login_at",
      "created_at"
    ],
    "filters": {
      "id": {
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 200,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "format": "uuid"
        }
      },
      "q": {
        "type": "string",
        "required": false,
        "nullable": false,
        "maxLength": 100,
        "title": "Search",
        "title_ja": "検索"
      },
      "status": {
        "title": "Status",
        "title_ja": "状態",
        "status": "admin",
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 3,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "invited",
            "active",
            "disabled"
          ]
        }
      },
      "admin_role": {
        "title": "Role",
        "title_ja": "役割",
        "labels": {
          "owner": [
            "Owner",
            "オーナー"
          ],
          "operations": [
            "Operations",
            "業務"
          ],
          "support": [
            "Support",
            "サポート"
          ],
          "clinical_reviewer": [
            "Clinical reviewer",
            "医療審査"
          ],
          "finance": [
            "Finance",
            "経理"
          ],
          "content": [
            "Content",
            "コンテンツ"
          ],
          "read_only": [
            "Read only",
            "閲覧のみ"
          ]
        },
        "type": "array",
        "required": false,
        "nullable": false,
        "maxItems": 7,
        "items": {
          "type": "string",
          "required": true,
          "nullable": false,
          "enum": [
            "owner",
            "operations",
            "support",
            "clinical_reviewer",
            "finance",
            "content",
            "read_only"
          ]
        }
      }
    },
    "get": true,
    "export": true,
    "facets": true,
    "create": {
      "email": {
        "title": "Email",
        "title_ja": "メールアドレス",
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "email",
        "maxLength": 254
      },
      "admin_role": {
        "title": "Role",
        "title_ja": "役割",
        "labels": {
          "owner": [
            "Owner",
            "オーナー"
          ],
          "operations": [
            "Operations",
            "業務"
          ],
          "support": [
            "Support",
            "サポート"
          ],
          "clinical_reviewer": [
            "Clinical reviewer",
            "医療審査"
          ],
          "finance": [
            "Finance",
            "経理"
          ],
          "content": [
            "Content",
            "コンテンツ"
          ],
          "read_only": [
            "Read only",
            "閲覧のみ"
          ]
        },
        "type": "string",
        "required": true,
        "nullable": false,
        "enum": [
          "owner",
          "operations",
          "support",
          "clinical_reviewer",
          "finance",
          "content",
          "read_only"
        ]
      }
    },
    "update": null,
    "permissions": {
      "list": "user.manage",
      "show": "user.manage",
      "edit": null,
      "create": "user.manage",
      "delete": null
    }
  },
} as const

export type ResourceName = keyof typeof resources
