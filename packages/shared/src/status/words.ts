import type { Locale } from '../locale.ts'

/** How a state looks: pages, mails and files have a colour for each. */
export type Tone = 'good' | 'progress' | 'attention' | 'stopped' | 'draft'
type Entry = readonly [tone: Tone, en: string, ja: string]

const fulfilment = {
  unfulfilled: ['draft', 'Not started', '未着手'],
  in_progress: ['progress', 'Preparing', '準備中'],
  partially_shipped: ['progress', 'Partly shipped', '一部発送済み'],
  shipped: ['progress', 'Shipped', '発送済み'],
  delivered: ['good', 'Delivered', 'お届け済み'],
  on_hold: ['attention', 'On hold', '保留中'],
  partially_returned: ['attention', 'Partly returned', '一部返品'],
  returned: ['draft', 'Returned', '返品済み'],
} as const satisfies Record<string, Entry>

/** Tone and words of every state of every entity, by the value on the wire. */
export const statusTones = {
  doctor: {
    email_submitted: ['draft', 'Email submitted', 'メール登録済み'],
    applied: ['progress', 'Under review', '審査中'],
    needs_info: ['attention', 'Information needed', '追加情報待ち'],
    approved: ['good', 'Approved', '承認済み'],
    rejected: ['stopped', 'Rejected', '却下'],
    suspended: ['stopped', 'Suspended', '利用停止中'],
    closed: ['draft', 'Closed', '閉鎖済み'],
    lapsed: ['draft', 'Expired', '期限切れ'],
  },
  patient: {
    registered_by_doctor: ['draft', 'Not invited', '未招待'],
    link_requested: ['attention', 'Asked to join', '登録希望'],
    invited: ['progress', 'Invited', '招待中'],
    invitation_expired: ['attention', 'Invitation expired', '招待期限切れ'],
    invitation_declined: ['stopped', 'Invitation declined', '招待を辞退'],
    mail_bounced: ['stopped', 'Email bounced', 'メール不達'],
    declined: ['stopped', 'Declined', 'お断り済み'],
    active: ['good', 'Active', '利用中'],
    suspended: ['stopped', 'Suspended', '利用停止中'],
    archived: ['draft', 'Archived', 'アーカイブ済み'],
    anonymised: ['draft', 'Anonymised', '匿名化済み'],
  },
  repeat: {
    active: ['good', 'Active', '継続中'],
    paused: ['attention', 'Paused', '休止中'],
    stopped: ['stopped', 'Stopped', '停止済み'],
  },
  refund: {
    to_pay_out: ['attention', 'To pay out', '支払い待ち'],
    on_its_way: ['progress', 'On its way to the card', 'カードへ返金中'],
    paid_out: ['good', 'Paid out', '支払い済み'],
    charged_back: ['draft', 'Returned by the bank', 'カード会社が返金済み'],
  },
  bankTransfer: {
    open: ['progress', 'Open', '未処理'],
    to_record: ['progress', 'To record', '記録待ち'],
    to_check: ['attention', 'To check', '要確認'],
    part: ['progress', 'Part payment', '一部入金'],
    recorded: ['good', 'Recorded', '記録済み'],
    to_return: ['attention', 'To pay back', '返金待ち'],
    dismissed: ['draft', 'Set aside', '対象外'],
  },
  invitation: {
    pending: ['progress', 'Sent', '送信済み'],
    opened: ['progress', 'Opened', '開封済み'],
    accepted: ['good', 'Accepted', '登録完了'],
    declined: ['stopped', 'Declined', '辞退'],
    expired: ['attention', 'Expired', '期限切れ'],
    revoked: ['stopped', 'Revoked', '取り消し済み'],
    bounced: ['stopped', 'Email bounced', 'メール不達'],
  },
  patient_questionnaire: {
    not_sent: ['draft', 'Not sent', '未送信'],
    waiting: ['draft', 'Waiting for sign-up', '登録待ち'],
    sent: ['progress', 'Sent', '送信済み'],
    new_answers: ['attention', 'New answers', '新しい回答'],
    answered: ['good', 'Answered', '回答済み'],
  },
  questionnaire: {
    draft: ['draft', 'Draft', '下書き'],
    published: ['good', 'Published', '公開中'],
    retired: ['stopped', 'Retired', '公開終了'],
  },
  questionnaire_answer: {
    sent: ['progress', 'Sent', '送信済み'],
    in_progress: ['progress', 'In progress', '記入中'],
    submitted: ['good', 'Submitted', '提出済み'],
    amended: ['good', 'Corrected', '訂正済み'],
    stopped: ['stopped', 'Stopped', '中止'],
    entered_in_error: ['stopped', 'Entered in error', '誤入力'],
  },
  catalog: {
    active: ['good', 'Active', '使用中'],
    archived: ['draft', 'Archived', 'アーカイブ済み'],
  },
  discount: {
    planned: ['progress', 'Planned', '開始前'],
    active: ['good', 'Active', '適用中'],
    ended: ['draft', 'Ended', '終了'],
  },
  product: {
    draft: ['draft', 'Draft', '下書き'],
    active: ['good', 'On sale', '販売中'],
    discontinued: ['stopped', 'Discontinued', '販売終了'],
  },
  product_import: {
    checking: ['progress', 'Checking', '確認中'],
    ready: ['attention', 'Ready to import', '取り込み待ち'],
    importing: ['progress', 'Importing', '取り込み中'],
    imported: ['good', 'Imported', '取り込み済み'],
    cancelled: ['draft', 'Cancelled', '中止'],
    failed: ['stopped', 'Failed', '失敗'],
    undoing: ['progress', 'Being undone', '取り消し中'],
    undone: ['draft', 'Undone', '取り消し済み'],
  },
  availability: {
    in_stock: ['good', 'In stock', '在庫あり'],
    backordered: ['attention', 'Backordered', '入荷待ち'],
    out_of_stock: ['stopped', 'Out of stock', '在庫切れ'],
    discontinued: ['stopped', 'Discontinued', '販売終了'],
  },
  recipe: {
    draft: ['draft', 'Draft', '下書き'],
    issued: ['good', 'Issued', '発行済み'],
    on_hold: ['attention', 'On hold', '一時停止中'],
    superseded: ['draft', 'Replaced', '新しい版に更新済み'],
    cancelled: ['stopped', 'Cancelled', '中止'],
    completed: ['good', 'Completed', '完了'],
    expired: ['draft', 'Expired', '期限切れ'],
    entered_in_error: ['stopped', 'Entered in error', '誤発行'],
    active: ['good', 'Active', '使用中'],
    archived: ['draft', 'Archived', 'アーカイブ済み'],
    published: ['good', 'Published', '公開中'],
    retired: ['stopped', 'Retired', '公開終了'],
  },
  recipe_line: {
    active: ['good', 'Active', '継続中'],
    paused: ['attention', 'Paused', '休止中'],
    stopped: ['stopped', 'Stopped', '中止'],
  },
  renewal: {
    overdue: ['stopped', 'Overdue', '期限超過'],
    due_soon: ['attention', 'Due soon', 'まもなく更新'],
    upcoming: ['progress', 'Upcoming', '更新予定'],
    on_track: ['good', 'On track', '余裕あり'],
  },
  request: {
    open: ['attention', 'Open', '回答待ち'],
    approved: ['good', 'Approved', '承認済み'],
    approved_with_changes: ['good', 'Approved with changes', '変更して承認'],
    declined: ['stopped', 'Declined', 'お断り済み'],
    expired: ['draft', 'Expired', '期限切れ'],
    withdrawn: ['draft', 'Withdrawn', '取り下げ'],
  },
  order: {
    open: ['progress', 'Open', '処理中'],
    completed: ['good', 'Completed', '完了'],
    archived: ['draft', 'Archived', 'アーカイブ済み'],
    cancelled: ['stopped', 'Cancelled', 'キャンセル'],
  },
  payment: {
    pending: ['attention', 'Payment pending', '支払い待ち'],
    authorized: ['progress', 'Authorised', '与信済み'],
    paid: ['good', 'Paid', '支払い済み'],
    partially_refunded: ['attention', 'Partly refunded', '一部返金'],
    refunded: ['draft', 'Refunded', '返金済み'],
    failed: ['stopped', 'Payment failed', '決済失敗'],
    voided: ['draft', 'Voided', '与信取消'],
  },
  fulfilment,
  // nothing has left yet: a doctor reads what the patient reads
  doctor_fulfilment: {
    awaiting_payment: ['attention', 'Payment pending', '支払い待ち'],
    ...fulfilment,
    unfulfilled: fulfilment.in_progress,
  },
  order_line: {
    waiting: ['draft', 'Waiting', '待機中'],
    reserved: ['progress', 'Reserved', '引当済み'],
    backordered: ['attention', 'Backordered', '入荷待ち'],
    picking: ['progress', 'Picking', 'ピッキング中'],
    packed: ['progress', 'Packed', '梱包済み'],
    shipped: ['progress', 'Shipped', '発送済み'],
    delivered: ['good', 'Delivered', 'お届け済み'],
    cancelled: ['stopped', 'Cancelled', 'キャンセル'],
    return_requested: ['attention', 'Return requested', '返品申請中'],
    returned: ['draft', 'Returned', '返品済み'],
    refunded: ['draft', 'Refunded', '返金済み'],
    credited: ['draft', 'Taken off', '減額'],
  },
  return: {
    requested: ['attention', 'Return requested', '返品申請中'],
    approved: ['progress', 'Return approved', '返品承認済み'],
    declined: ['stopped', 'Return declined', '返品不可'],
    received: ['progress', 'Return received', '返品受領'],
    refunded: ['good', 'Refunded', '返金済み'],
    rejected: ['stopped', 'Return rejected', '返品却下'],
  },
  shipment: {
    to_pick: ['draft', 'To pick', 'ピッキング待ち'],
    picking: ['progress', 'Picking', 'ピッキング中'],
    packed: ['progress', 'Packed', '梱包済み'],
    shipped: ['progress', 'Shipped', '発送済み'],
    in_transit: ['progress', 'In transit', '配送中'],
    delivered: ['good', 'Delivered', 'お届け済み'],
    cancelled: ['stopped', 'Cancelled', 'キャンセル'],
    exception: ['attention', 'Delivery problem', '配送トラブル'],
    reshipped: ['progress', 'Reshipped', '再発送済み'],
    refunded: ['draft', 'Refunded', '返金済み'],
  },
  shipment_exception: {
    lost: ['stopped', 'Lost', '紛失'],
    damaged: ['stopped', 'Damaged', '破損'],
    address: ['attention', 'Address problem', '住所不備'],
    refused: ['attention', 'Refused', '受取拒否'],
    returned: ['attention', 'Returned to sender', '返送'],
  },
  settlement: {
    open: ['progress', 'Open', '集計中'],
    closed: ['progress', 'Closed', '締め済み'],
    carried_over: ['draft', 'Carried over', '繰越'],
    approved: ['good', 'Approved', '承認済み'],
    paying: ['progress', 'Sent to bank', '振込中'],
    paid: ['good', 'Paid', '支払い済み'],
    failed: ['stopped', 'Payout failed', '振込失敗'],
    void: ['stopped', 'Void', '無効'],
  },
  commission: {
    pending: ['draft', 'Pending', '確定待ち'],
    eligible: ['progress', 'Eligible', '支払い対象'],
    settled: ['progress', 'Settled', '精算済み'],
    paid: ['good', 'Paid', '支払い済み'],
    reversed: ['stopped', 'Reversed', '取り消し'],
  },
  news: {
    draft: ['draft', 'Draft', '下書き'],
    scheduled: ['progress', 'Scheduled', '公開予約'],
    published: ['good', 'Published', '公開中'],
    expired: ['draft', 'Expired', '掲載終了'],
    archived: ['draft', 'Archived', 'アーカイブ済み'],
  },
  admin: {
    invited: ['progress', 'Invited', '招待中'],
    active: ['good', 'Active', '利用中'],
    disabled: ['stopped', 'Disabled', '無効'],
  },
  mail: {
    queued: ['progress', 'Queued', '送信待ち'],
    sent: ['good', 'Sent', '送信済み'],
    failed: ['stopped', 'Failed', '送信失敗'],
    bounced: ['stopped', 'Bounced', '不達'],
  },
  cart: {
    active: ['progress', 'Active', '利用中'],
    ordered: ['good', 'Ordered', '注文済み'],
    expired: ['draft', 'Expired', '期限切れ'],
  },
  patient_order: {
    payment_needed: ['attention', 'Payment needed', 'お支払い待ち'],
    preparing: ['progress', 'Preparing', '準備中'],
    partly_shipped: ['progress', 'Partly shipped', '一部発送済み'],
    shipped: ['progress', 'Shipped', '発送済み'],
    delivered: ['good', 'Delivered', 'お届け済み'],
    cancelled: ['stopped', 'Cancelled', 'キャンセル'],
    refund_due: ['attention', 'Refund due', '返金手続き中'],
    refunded: ['draft', 'Refunded', '返金済み'],
  },
} as const satisfies Record<string, Record<string, Entry>>

export type StatusKind = keyof typeof statusTones

/** Tone and word of a state; an unknown one reads as its own text in the draft tone. */
export function statusOf(
  kind: StatusKind,
  value: string,
  locale: Locale,
): { tone: Tone; label: string } {
  const entries: Readonly<Record<string, Entry>> = statusTones[kind]
  const entry = Object.hasOwn(entries, value) ? entries[value] : undefined
  if (!entry) return { tone: 'draft', label: sentence(value) }
  return { tone: entry[0], label: locale === 'ja' ? entry[2] : entry[1] }
}

/** States of a kind as options of a filter: all of them, or those named. */
export function statusOptions(kind: StatusKind, locale: Locale, only?: readonly string[]) {
  return (only ?? Object.keys(statusTones[kind])).map((value) => ({
    value,
    label: statusOf(kind, value, locale).label,
  }))
}

/** A name on the wire, made readable. */
export function sentence(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
