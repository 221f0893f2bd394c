/** Every action of the audit log, by the kind of record it is about; the console has words for each one. */
const actions = {
  order: words(
    'placed authorized paid payment_failed payment_retried receipt_sent packing_slip',
    'payment_method_changed abandoned amount_differs paid_after_cancel capture_failed refund_failed refund_retried refund_paid_out',
    'chargeback_opened chargeback_won chargeback_lost part_paid',
    'released held unheld progressed cancelled refund_requested refund_withdrawn refunded refunded_by_platform archived cancel_requested',
    'credited credited_by_platform',
    'cancel_declined cancel_withdrawn lines_cancelled backorder_cancelled product_changed address_changed amounts_accepted',
    'resolved',
    'contacted noted read return_requested return_approved return_declined return_received return_refunded',
    'return_rejected return_answered return_waits_for_refund read_return_photo',
    'problem_reported problem_reported_by_doctor report_read report_photo_read',
    'report_stopped report_continued report_closed report_by_doctor_closed',
  ),
  pay_link: words('sent resent withdrawn ordered reminded skipped'),
  shipment: words(
    'create to_pick picking packed unpacked shipped in_transit delivered cancelled exception',
    'reshipped refunded contacted carrier_file address_label lots',
  ),
  settlement: words(
    'open collect close carry_over reopen approve pay paid failed void void_request void_withdraw dispute',
    'dispute_accepted dispute_declined dispute_withdrawn adjust bonus exclude_line bank_file accounting_file read',
  ),
  bank_transfer: words('import assign record dismiss reopen return'),
  stock: words('adjust threshold receive'),
  stock_lot: words('hold clear waste'),
  stock_count: words('create review recount confirm discard'),
  purchase_order: words('create update order receive complete cancel'),
  product: words(
    'added changed create update delete activated discontinued made_draft duplicated price_changed',
    'pack_added pack_changed pack_removed picture_added picture_removed pictures_changed',
  ),
  product_import: words('upload check sheet start create cancel fail start_undo undo'),
  setting: words('change rekey retention_applied'),
  legal_text: words('save discard publish'),
  questionnaire: words('create save discard publish supersede retire offer'),
  doctor: words(
    'register register_again apply reapply answer add_document read_document approve',
    'request_info remind reset_second_factor reject suspend reinstate close lapse create update update_own set_rate end_rate',
    'change_bank catalog_access request_rules files_purged send_reset request_renewal',
    'export export_own renew_clinic_code renew_licence accept_renewal decline_renewal request_email_change',
  ),
  patient: words(
    'register request_link decline_link activate reset_second_factor update update_own archive restore suspend',
    'reinstate transfer merge reveal export anonymise_request anonymise_withdraw anonymise',
    'ask_deletion withdraw_deletion decline_deletion add_note read read_notes read_mails read_timeline read_orders read_answers read_adherence',
    'read_files add_file read_file remove_file export_own card_removed',
  ),
  invitation: words('send link revoke decline bounce expire remind renewal_asked'),
  admin: words(
    'invite resend revoke activate change_role disable enable end_sessions update_own',
    'reset_second_factor',
  ),
  address: words('added changed removed'),
  terms: words('accept'),
  answer_set: words('send start submit amend read read_photo stop void remind'),
  recipe: words(
    'create delete issue issued supersede superseded on_hold resumed cancelled expired',
    'complete completed entered_in_error ordered viewed reminded remind line_stopped not_buying',
    'line_paused line_resumed',
    'refill_added resend_mail export_histories add_attachment remove_attachment',
    'read_attachment read',
  ),
  recipes: words('read'),
  template: words('create publish retire supersede delete replace_product'),
  my_recipe: words('create update archive restore delete take_over'),
  catalog: words('create update archive restore arrange cover order read_preview'),
  discount: words('create update end'),
  repeat: words(
    'turned_on change skip delay pause resume confirm stop paused waits ordered declined moved read',
  ),
  request: words('open make approved approved_with_changes declined withdrawn expired'),
  news: words(
    'create update duplicate schedule unschedule publish republish unpublish expire archive',
    'delete acknowledge add_picture',
  ),
  supply: words('state take_back'),
  dose: words('tick untick'),
}

/** Actions that looked and changed nothing. (`order.report_read` is a doctor's mark that a report was read.) */
export const looks = /\.read(_|$)|_photo_read$|\.listed$/

/** What happens to accounts of each role. */
const ofAccounts = words(
  'login login_failed password_changed password_reset reset_requested email_changed',
  'email_change_requested email_change_resent email_change_cancelled preferences_changed',
  'session_ended other_sessions_ended second_factor_on second_factor_off recovery_codes_made recovery_code_used',
  'passkey_added passkey_renamed passkey_removed device_trusted device_untrusted stepped_up new_device_told',
)

/** What happens to records of every kind, also of those that the contract alone describes. */
const ofRecords = words('create update delete export note_added listed')

type Actions = typeof actions
/** Kinds of records that the log has actions for. */
export type AuditKind = keyof Actions
export type ActionOf<Kind extends keyof Actions> = Actions[Kind][number]
type AccountRole = 'admin' | 'doctor' | 'patient'
export type AccountAction = (typeof ofAccounts)[number]
export type AuditAction =
  | { [Kind in keyof Actions]: `${Kind}.${ActionOf<Kind>}` }[keyof Actions]
  | `${AccountRole}.${AccountAction}`
  | `${string}.${(typeof ofRecords)[number]}`

/** All of them; those that any kind of record has are told for one that nobody wrote words for. */
export const auditActions: readonly string[] = [
  ...Object.entries(actions).flatMap(([kind, verbs]) => verbs.map((verb) => `${kind}.${verb}`)),
  ...['admin', 'doctor', 'patient'].flatMap((role) => ofAccounts.map((verb) => `${role}.${verb}`)),
  ...ofRecords.map((verb) => `supplier.${verb}`),
  ...ofRecords.map((verb) => `synonym.${verb}`),
]

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text

/** Words of some lines, each known to the compiler. */
function words<Lines extends string[]>(...lines: Lines): Words<Lines[number]>[] {
  return lines.join(' ').split(' ') as Words<Lines[number]>[]
}
