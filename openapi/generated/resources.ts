// Made by `npm run gen` from openapi/. Do not edit.
export const resources = {
  "settlements": {
    "name": "settlements",
    "schema": "Settlement",
    "title": "Settlements",
    "title_ja": "精算",
    "resource": "settlements",
    "columns": [
      "number",
      "period",
      "doctor_id",
      "order_count",
      "gross_base",
      "commission",
      "adjustments",
      "carried_in",
      "net",
      "status",
      "pay_on",
      "bank_ready"
    ],
    "defaultSort": [
      "period",
      "DESC"
    ],
    "quickFilters": [
      "q",
      "status",
      "period",
      "doctor_id"
    ],
    "groups": [
      {
        "title": "Statement",
        "title_ja": "明細",
        "fields": [
          "number",
          "period",
          "doctor_id",
          "status",
          "order_count"
        ]
      },
      {
        "title": "Amounts",
        "title_ja": "金額",
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
        "title": "Payment",
        "title_ja": "支払",
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
        "enumName": "settlement_status"
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
        "enumName": "carry_reason"
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
        "type": "array",
        "required": false,
        "nullable": false,
        "title": "Status",
        "maxItems": 8,
        "title_ja": "状態",
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
        "type": "string",
        "required": false,
        "nullable": false,
        "format": "uuid",
        "title": "Doctor",
        "title_ja": "医師",
        "reference": "doctors"
      },
      "period": {
        "type": "string",
        "required": false,
        "nullable": false,
        "pattern": "^20\\d\\d-(0[1-9]|1[0-2])$",
        "title": "Month",
        "title_ja": "対象月"
      },
      "net_gte": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000,
        "title": "Net from",
        "title_ja": "支払額（以上）"
      },
      "net_lte": {
        "type": "integer",
        "required": false,
        "nullable": false,
        "format": "money",
        "minimum": -9000000000000,
        "maximum": 9000000000000,
        "title": "Net to",
        "title_ja": "支払額（以下）"
      },
      "missing_bank": {
        "type": "boolean",
        "required": false,
        "nullable": false,
        "title": "Bank details missing",
        "title_ja": "振込先未登録"
      },
      "example": {
        "type": "string",
        "required": false,
        "nullable": false
      }
    },
    "create": null,
    "update": null
  },
} as const

export type ResourceName = keyof typeof resources
