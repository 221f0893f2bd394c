// Made by `npm run gen` from openapi/. Do not edit.
export const resources = {
  "audit": {"name":"audit","title":"Audit log","title_ja":"監査ログ","label":{"en":"Audit log","ja":"監査ログ"},"representation":"action","order":["at","DESC"],"sort":["at"],"get":false,"permissions":{"list":"audit.read","show":null,"edit":null,"create":null,"delete":null},"within":["actor_id","object_id"]},
  "bank-transfers": {"name":"bank-transfers","title":"Bank transfer","title_ja":"入金","label":{"en":"Bank transfers","ja":"入金明細"},"representation":"payer","notes":"order.payment","order":["booked_on","DESC"],"sort":["booked_on","amount"],"get":true,"permissions":{"list":"order.payment","show":"order.payment","edit":null,"create":null,"delete":null},"within":[]},
  "catalogs": {"name":"catalogs","title":"Catalog","title_ja":"カタログ","label":{"en":"Catalogs","ja":"カタログ"},"representation":"name","notes":"product.manage","order":["name","ASC"],"sort":["name","products_count","doctors_count","updated_at"],"get":true,"permissions":{"list":"doctor.read","show":"doctor.read","edit":"product.manage","create":"product.manage","delete":null},"within":[]},
  "doctors": {"name":"doctors","title":"Doctor","title_ja":"医師","label":{"en":"Doctors","ja":"医師"},"representation":"name","notes":"doctor.manage","order":["created_at","DESC"],"sort":["created_at","applied_at","approved_at","updated_at","name","clinic_name","number","status","licence_expires_on"],"get":true,"permissions":{"list":"doctor.read","show":"doctor.read","edit":"doctor.manage","create":"doctor.manage","delete":null},"within":[]},
  "news": {"name":"news","title":"Announcement","title_ja":"お知らせ","label":{"en":"News","ja":"お知らせ"},"representation":"title","notes":"news.publish","order":["publish_at","DESC"],"sort":["publish_at","expires_at","title","category","status","updated_at"],"get":true,"permissions":{"list":"news.read","show":"news.read","edit":"news.publish","create":"news.publish","delete":"news.publish"},"within":[]},
  "orders": {"name":"orders","title":"Order","title_ja":"注文","label":{"en":"Orders","ja":"注文"},"representation":"number","notes":"order.manage","order":["placed_at","DESC"],"sort":["placed_at","number","total","updated_at","unshipped_since"],"get":true,"permissions":{"list":"order.read","show":"order.read","edit":"order.manage","create":null,"delete":null},"within":["doctor_id","patient_id","product_id"]},
  "patients": {"name":"patients","title":"Patient","title_ja":"患者","label":{"en":"Patients","ja":"患者"},"representation":"name","notes":"patient.manage","order":["created_at","DESC"],"sort":["created_at","updated_at","registered_at","last_order_at","number","name","status","display_status"],"get":true,"permissions":{"list":"patient.read","show":"patient.read","edit":"patient.manage","create":null,"delete":null},"within":["doctor_id"]},
  "product-imports": {"name":"product-imports","title":"Product import","title_ja":"商品の取り込み","label":{"en":"Product imports","ja":"商品の取り込み"},"representation":"number","order":["created_at","DESC"],"sort":["created_at","number"],"get":true,"permissions":{"list":"product.manage","show":"product.manage","edit":null,"create":"product.manage","delete":null},"within":[]},
  "products": {"name":"products","title":"Product","title_ja":"商品","label":{"en":"Products","ja":"商品"},"representation":"title","notes":"product.manage","order":["title","ASC"],"sort":["title","brand","category","status","price","stock","updated_at"],"get":true,"permissions":{"list":"recipe.read","show":"recipe.read","edit":"product.manage","create":"product.manage","delete":"product.manage"},"within":["catalog_id"]},
  "purchase-orders": {"name":"purchase-orders","title":"Purchase order","title_ja":"発注","label":{"en":"Purchase orders","ja":"発注"},"representation":"number","notes":"logistics.manage","order":["created_at","DESC"],"sort":["created_at","expected_on","ordered_at","number"],"get":true,"permissions":{"list":"logistics.manage","show":"logistics.manage","edit":"logistics.manage","create":"logistics.manage","delete":null},"within":["supplier_id"]},
  "purchase-suggestions": {"name":"purchase-suggestions","title":"Suggestion","title_ja":"発注候補","label":{"en":"Suggestions","ja":"発注候補"},"representation":"product","order":["days_of_cover","ASC"],"sort":["days_of_cover","product","suggested","sold_30"],"get":false,"permissions":{"list":"logistics.manage","show":null,"edit":null,"create":null,"delete":null},"within":["supplier_id"]},
  "recipes": {"name":"recipes","title":"Recipe","title_ja":"レシピ","label":{"en":"Recipes","ja":"レシピ"},"representation":"number","notes":"recipe.hold","order":["issued_at","DESC"],"sort":["issued_at","number","expires_on","updated_at"],"get":true,"permissions":{"list":"recipe.read","show":"recipe.read","edit":null,"create":null,"delete":null},"within":["doctor_id","patient_id","product_id","template_id"]},
  "refunds": {"name":"refunds","title":"Refund","title_ja":"返金","label":{"en":"Refunds","ja":"返金"},"representation":"order_number","order":["created_at","ASC"],"sort":["created_at","amount"],"get":true,"permissions":{"list":"order.payment","show":"order.payment","edit":null,"create":null,"delete":null},"within":[]},
  "repeats": {"name":"repeats","title":"Repeat","title_ja":"定期注文","label":{"en":"Repeats","ja":"定期注文"},"representation":"product_title","notes":"order.manage","order":["created_at","DESC"],"sort":["created_at","next_on"],"get":true,"permissions":{"list":"order.read","show":"order.read","edit":null,"create":null,"delete":null},"within":["doctor_id","patient_id"]},
  "settlements": {"name":"settlements","title":"Settlement","title_ja":"精算","label":{"en":"Settlements","ja":"精算"},"representation":"number","notes":"settlement.adjust","order":["period","DESC"],"sort":["period","number","status","net","pay_on","updated_at"],"get":true,"permissions":{"list":"settlement.read","show":"settlement.read","edit":null,"create":null,"delete":null},"within":["doctor_id"]},
  "shipments": {"name":"shipments","title":"Parcel","title_ja":"荷物","label":{"en":"Shipping","ja":"出荷"},"representation":"number","notes":"order.manage","order":["created_at","ASC"],"sort":["created_at","updated_at","number","status","shipped_at"],"get":true,"permissions":{"list":"order.read","show":"order.read","edit":null,"create":null,"delete":null},"within":["order_id","lot_id"]},
  "stock": {"name":"stock","title":"Stock","title_ja":"在庫","label":{"en":"Stock","ja":"在庫"},"representation":"name","notes":"logistics.manage","order":["product","ASC"],"sort":["product","on_hand","available","lot_expires_on","bin"],"get":false,"permissions":{"list":"order.read","show":null,"edit":null,"create":null,"delete":null},"within":[]},
  "stock-counts": {"name":"stock-counts","title":"Count","title_ja":"棚卸し","label":{"en":"Counts","ja":"棚卸し"},"representation":"number","notes":"logistics.manage","order":["created_at","DESC"],"sort":["created_at","number"],"get":true,"permissions":{"list":"logistics.manage","show":"logistics.manage","edit":null,"create":"logistics.manage","delete":null},"within":[]},
  "stock-lots": {"name":"stock-lots","title":"Lot","title_ja":"ロット","label":{"en":"Lots","ja":"ロット"},"representation":"lot","notes":"logistics.manage","order":["expires_on","ASC"],"sort":["product","lot","expires_on","on_hand","created_at"],"get":true,"permissions":{"list":"order.read","show":"order.read","edit":null,"create":null,"delete":null},"within":["variant_id"]},
  "stock-movements": {"name":"stock-movements","title":"Stock movement","title_ja":"入出庫","label":{"en":"Movements","ja":"入出庫"},"representation":"product","order":["at","DESC"],"sort":["at"],"get":false,"permissions":{"list":"order.read","show":null,"edit":null,"create":null,"delete":null},"within":["variant_id","lot_id"]},
  "stock-values": {"name":"stock-values","title":"Stock value","title_ja":"在庫金額","label":{"en":"Stock value","ja":"在庫金額"},"representation":"product","order":["value","DESC"],"sort":["value","units","product"],"get":false,"permissions":{"list":"product.cost","show":null,"edit":null,"create":null,"delete":null},"within":["supplier_id"]},
  "suppliers": {"name":"suppliers","title":"Supplier","title_ja":"仕入先","label":{"en":"Suppliers","ja":"仕入先"},"representation":"name","notes":"logistics.manage","order":["name","ASC"],"sort":["name","lead_time_days"],"get":true,"permissions":{"list":"logistics.manage","show":"logistics.manage","edit":"logistics.manage","create":"logistics.manage","delete":"logistics.manage"},"within":[]},
  "synonyms": {"name":"synonyms","title":"Synonyms","title_ja":"類義語","label":{"en":"Synonyms","ja":"類義語"},"representation":"name","notes":"search.manage","order":["name","ASC"],"sort":["name","updated_at"],"get":true,"permissions":{"list":"search.manage","show":"search.manage","edit":"search.manage","create":"search.manage","delete":"search.manage"},"within":[]},
  "templates": {"name":"templates","title":"Recipe template","title_ja":"レシピテンプレート","label":{"en":"Recipe templates","ja":"レシピテンプレート"},"representation":"title","notes":"template.manage","order":["updated_at","DESC"],"sort":["updated_at","title","goal","version","review_on"],"get":true,"permissions":{"list":"recipe.read","show":"recipe.read","edit":"template.manage","create":"template.manage","delete":"template.manage"},"within":["variant_id"]},
  "users": {"name":"users","title":"Administrator","title_ja":"管理者","label":{"en":"Users","ja":"管理者"},"representation":"name","notes":"user.manage","order":["name","ASC"],"sort":["name","email","admin_role","status","last_login_at","created_at"],"get":true,"permissions":{"list":"user.manage","show":"user.manage","edit":null,"create":"user.manage","delete":null},"within":[]},
} as const

export type ResourceName = keyof typeof resources

export type Described = {
  "audit": typeof import('./resources/audit.ts').default
  "bank-transfers": typeof import('./resources/bank-transfers.ts').default
  "catalogs": typeof import('./resources/catalogs.ts').default
  "doctors": typeof import('./resources/doctors.ts').default
  "news": typeof import('./resources/news.ts').default
  "orders": typeof import('./resources/orders.ts').default
  "patients": typeof import('./resources/patients.ts').default
  "product-imports": typeof import('./resources/product-imports.ts').default
  "products": typeof import('./resources/products.ts').default
  "purchase-orders": typeof import('./resources/purchase-orders.ts').default
  "purchase-suggestions": typeof import('./resources/purchase-suggestions.ts').default
  "recipes": typeof import('./resources/recipes.ts').default
  "refunds": typeof import('./resources/refunds.ts').default
  "repeats": typeof import('./resources/repeats.ts').default
  "settlements": typeof import('./resources/settlements.ts').default
  "shipments": typeof import('./resources/shipments.ts').default
  "stock": typeof import('./resources/stock.ts').default
  "stock-counts": typeof import('./resources/stock-counts.ts').default
  "stock-lots": typeof import('./resources/stock-lots.ts').default
  "stock-movements": typeof import('./resources/stock-movements.ts').default
  "stock-values": typeof import('./resources/stock-values.ts').default
  "suppliers": typeof import('./resources/suppliers.ts').default
  "synonyms": typeof import('./resources/synonyms.ts').default
  "templates": typeof import('./resources/templates.ts').default
  "users": typeof import('./resources/users.ts').default
}
