/**
 * How a table is kept when the database is divided by practice (Citus). `distributed` lies with its practice, by
 * `doctor_id`; `through` names the column and the table that a row without one has it from. `reference` is on
 * every node. `local` is with the administrators, on the coordinator.
 */
type Kept = 'reference' | 'local' | 'distributed' | { through: [column: string, table: string] }

/** Every table of the schema; a test compares. */
export const division: Record<string, Kept> = {
  // rows that never change practice
  adherence_days: 'distributed',
  answer_sets: 'distributed',
  digest_items: 'distributed',
  discounts: 'distributed',
  doctor_catalogs: 'distributed',
  doctor_rates: 'distributed',
  doctor_tiers: 'distributed',
  dosage_defaults: 'distributed',
  doses: 'distributed',
  ledger_entries: 'distributed',
  order_lines: 'distributed',
  orders: 'distributed',
  patient_days: 'distributed',
  payments: { through: ['order_id', 'orders'] },
  product_reports: 'distributed',
  recipe_days: 'distributed',
  refunds: { through: ['order_id', 'orders'] },
  repeat_periods: 'distributed',
  repeats: 'distributed',
  requests: 'distributed',
  returns: 'distributed',
  sales_days: 'distributed',
  settlement_deferrals: 'distributed',
  settlement_disputes: 'distributed',
  settlement_entries: 'distributed',
  settlements: 'distributed',
  shipment_lines: { through: ['shipment_id', 'shipments'] },
  shipments: 'distributed',

  // people, and what follows a patient to another practice
  accounts: 'reference',
  addresses: 'reference',
  cart_lines: 'reference',
  carts: 'reference',
  consents: 'reference',
  doctors: 'reference',
  patient_links: 'reference',
  patients: 'reference',
  payment_customers: 'reference',
  session_logins: 'reference',
  sessions: 'reference',
  stock_notices: 'reference',
  // found by the token of a link, before the practice is known
  invitations: 'reference',
  pay_links: 'reference',
  // templates of the shop and notes about doctors have no practice
  notes: 'reference',
  recipe_events: 'reference',
  recipe_lines: 'reference',
  recipes: 'reference',
  // goods and forms, which every practice reads
  catalog_items: 'reference',
  catalogs: 'reference',
  products: 'reference',
  questionnaires: 'reference',
  variants: 'reference',

  // the administrators' work, and what belongs to the installation
  admins: 'local',
  audit_chain: 'local',
  audit_log: 'local',
  audit_seals: 'local',
  audit_unchained: 'local',
  bank_transfers: 'local',
  figure_days_due: 'local',
  figure_state: 'local',
  files: 'local',
  idempotency_keys: 'local',
  legal_texts: 'local',
  mails: 'local',
  news: 'local',
  news_reads: 'local',
  number_counters: 'local',
  passkey_challenges: 'local',
  passkeys: 'local',
  payment_events: 'local',
  product_import_lines: 'local',
  product_import_rows: 'local',
  product_imports: 'local',
  purchase_order_lines: 'local',
  purchase_orders: 'local',
  recovery_codes: 'local',
  sales_months: 'local',
  schema_compatibility: 'local',
  settings: 'local',
  shop_events: 'local',
  stock: 'local',
  stock_count_lines: 'local',
  stock_counts: 'local',
  stock_lots: 'local',
  stock_movements: 'local',
  stock_out_days: 'local',
  suppliers: 'local',
  synonyms: 'local',
  test_bank: 'local',
  throttles: 'local',
  tokens: 'local',
  trusted_devices: 'local',
}

export const isDistributed = (table: string): boolean => {
  const kept = division[table]
  return kept === 'distributed' || typeof kept === 'object'
}

export const through = (table: string): [column: string, table: string] | undefined => {
  const kept = division[table]
  return typeof kept === 'object' ? kept.through : undefined
}
