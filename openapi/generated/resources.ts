// Made by `npm run gen` from openapi/. Do not edit.
export const resources = {
  "doctors": {
    "resource": "doctors",
    "label": {
      "en": "Doctors",
      "ja": "医師"
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
      "commission_unpaid",
      "last_login_at"
    ],
    "hidden": [
      "applied_at",
      "last_login_at"
    ],
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
          "licence_verified_by_name"
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
      "commission_unpaid",
      "created_at",
      "applied_at",
      "approved_at",
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
        "minLength": 1,
        "maxLength": 120,
        "title": "Clinic",
        "title_ja": "医療機関名"
      },
      "email": {
        "type": "string",
        "required": true,
        "nullable": false,
        "format": "email",
        "title": "E-mail",
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
            "Ear nose throat",
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
        "description": "Other doctors with the same licence number, phone or e-mail.",
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
        "title_ja": "手数料率"
      },
      "has_bank": {
        "type": "boolean",
        "required": true,
        "nullable": false,
        "title": "Bank details",
        "readOnly": true,
        "title_ja": "振込先"
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
        "title_ja": "利用中の患者"
      },
      "patients_total": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "maximum": 1000000000,
        "title": "Patients",
        "readOnly": true,
        "title_ja": "患者"
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
        "title_ja": "注文(90日)"
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
        "title_ja": "売上(90日)"
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
        "title_ja": "未払い手数料"
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
        "minLength": 1,
        "maxLength": 60,
        "title": "Last name",
        "title_ja": "姓"
      },
      "first_name": {
        "type": "string",
        "required": true,
        "nullable": false,
        "minLength": 1,
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
      "checklist": {
        "type": "object",
        "required": true,
        "nullable": false,
        "title": "Checklist",
        "title_ja": "確認項目"
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
      "approved_by_name": {
        "type": "string",
        "required": false,
        "nullable": true,
        "title": "Approved by",
        "readOnly": true,
        "title_ja": "承認者"
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
        "required": true,
        "nullable": false,
        "title": "Bank account",
        "readOnly": true,
        "title_ja": "振込先",
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
            "title": "Kind",
            "title_ja": "口座種別"
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
        "maxLength": 100
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
            "Ear nose throat",
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
        "title_ja": "振込先なし"
      },
      "assigned_to": {
        "title": "Assigned to",
        "title_ja": "担当者",
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid"
      }
    },
    "get": true,
    "create": null,
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
            "Ear nose throat",
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
      "create": null,
      "delete": null
    }
  },
  "orders": {
    "resource": "orders",
    "label": {
      "en": "Orders",
      "ja": "注文"
    },
    "representation": "number",
    "columns": [
      "number",
      "placed_at",
      "patient_name",
      "total",
      "payment_state",
      "fulfilment_state",
      "doctor_id",
      "item_count",
      "source",
      "payment_method",
      "ship_region",
      "released_at",
      "flags"
    ],
    "hidden": [
      "source",
      "payment_method",
      "ship_region",
      "released_at"
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
        "title": "Delivery",
        "title_ja": "配送方法",
        "labels": {
          "standard": [
            "Standard",
            "通常配送"
          ],
          "priority": [
            "Priority",
            "速達"
          ]
        }
      },
      "ship_region": {
        "type": "string",
        "required": true,
        "nullable": false,
        "title": "Ship to",
        "title_ja": "配送先地域"
      },
      "flags": {
        "type": "array",
        "required": true,
        "nullable": false,
        "title": "Flags",
        "title_ja": "要確認",
        "labels": {
          "refund_due": [
            "Refund due",
            "要返金"
          ],
          "address_problem": [
            "Address problem",
            "住所不備"
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
        "title_ja": "検索"
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
        "labels": {
          "standard": [
            "Standard",
            "通常配送"
          ],
          "priority": [
            "Priority",
            "速達"
          ]
        },
        "type": "string",
        "required": false,
        "nullable": false,
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
        "title_ja": "商品"
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
      "order_count",
      "gross_base",
      "commission",
      "adjustments",
      "carried_in",
      "carried_out",
      "withholding",
      "net",
      "pay_on",
      "bank_ready",
      "carry_reason"
    ],
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
      "status",
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
        "title_ja": "検索"
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
        "pattern": "^20\\d\\d-(0[1-9]|1[0-2])$"
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
      "work_needed"
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
        "title": "Delivery",
        "title_ja": "配送方法",
        "labels": {
          "standard": [
            "Standard",
            "通常配送"
          ],
          "priority": [
            "Priority",
            "速達"
          ]
        }
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
        "nullable": false,
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
        "title_ja": "検索"
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
} as const

export type ResourceName = keyof typeof resources
