import type { Locale } from '../../context.ts'

const events: Record<Locale, Record<string, string>> = {
  en: {
    issued: 'Issued',
    superseded: 'Replaced by a new version',
    line_stopped: 'Product stopped',
    refill_added: 'Refill added',
    on_hold: 'Put on hold',
    resumed: 'Resumed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    completed: 'Completed',
    entered_in_error: 'Entered in error',
    ordered: 'Ordered',
    viewed: 'Seen by the patient',
    reminded: 'Reminder sent',
    not_buying: 'Not bought: the patient says why',
  },
  ja: {
    issued: '発行',
    superseded: '新しい版に置き換え',
    line_stopped: '商品を中止',
    refill_added: '再注文を追加',
    on_hold: '一時停止',
    resumed: '再開',
    cancelled: '中止',
    expired: '期限切れ',
    completed: '完了',
    entered_in_error: '誤入力',
    ordered: '注文',
    viewed: '患者さんが閲覧',
    reminded: 'リマインダー送信',
    not_buying: '注文しない理由の回答',
  },
}
const newVersion = { en: 'New version issued', ja: '新しい版を発行' }

/** What happened, in words; a version after the first is issued as a new one. */
export const eventWords = (row: { event: string; version: number }, locale: Locale): string =>
  row.event === 'issued' && row.version > 1
    ? newVersion[locale]
    : (events[locale][row.event] ?? row.event)

/** Who did it when there is no name. */
export const roleWords: Record<Locale, Record<string, string>> = {
  en: {
    doctor: 'Doctor',
    patient: 'Patient',
    admin: 'Administrator',
    system: 'Officina',
    visitor: 'Visitor',
  },
  ja: { doctor: '医師', patient: '患者', admin: '管理者', system: 'Officina', visitor: '訪問者' },
}

/** A reason in words: chosen, written, or chosen with a note (`code: note`). */
export function reasonText(reason: string, locale: Locale): string {
  const [code = '', ...note] = reason.split(': ')
  const word = reasonWords[locale][code]
  return word ? [word, note.join(': ')].filter(Boolean).join(' – ') : reason
}

const reasonWords: Record<Locale, Record<string, string>> = {
  en: {
    stopped_by_doctor: 'Stopped by the doctor',
    side_effect: 'Side effect',
    allergy: 'Allergy',
    pregnancy: 'Pregnancy',
    not_effective: 'Not effective',
    too_costly: 'Too costly',
    patient_wish: "Patient's wish",
    error: 'Entered in error',
    price: 'The price',
    already_have: 'Has it already',
    prefer_other: 'Prefers something else',
    not_needed: 'Does not need it',
    other: 'Other',
  },
  ja: {
    stopped_by_doctor: '医師の判断で中止',
    side_effect: '副作用',
    allergy: 'アレルギー',
    pregnancy: '妊娠',
    not_effective: '効果不十分',
    too_costly: '費用負担',
    patient_wish: '患者さんの希望',
    error: '入力の誤り',
    price: '価格',
    already_have: '手元にある',
    prefer_other: 'ほかの商品を希望',
    not_needed: '必要がない',
    other: 'その他',
  },
}
