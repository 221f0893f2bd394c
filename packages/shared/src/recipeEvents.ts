/** What happens to a version of a recipe. */
export const recipeEventNames = [
  'issued',
  'viewed',
  'ordered',
  'reminded',
  'not_buying',
  'on_hold',
  'resumed',
  'line_paused',
  'line_resumed',
  'line_stopped',
  'refill_added',
  'superseded',
  'cancelled',
  'expired',
  'completed',
  'entered_in_error',
] as const
export type RecipeEventName = (typeof recipeEventNames)[number]

/** The issue of a version after the first one. */
export const isNewVersion = (row: { event: string; version: number }): boolean =>
  row.event === 'issued' && row.version > 1

/** What happens to a version of a recipe, and why: the words of pages, files and the patient's record. */
export const recipeEventWords = {
  en: {
    reasonCodes: {
      stopped_by_doctor: 'Stopped by the doctor',
      side_effect: 'Side effect',
      allergy: 'Allergy',
      pregnancy: 'Pregnancy',
      not_effective: 'Not effective',
      too_costly: 'Too costly',
      patient_wish: 'Patient’s request',
      error: 'Entered in error',
    },
    lineReasons: {
      planned_break: 'Planned break',
      other_treatment: 'Surgery or other treatment',
      reported_by_patient: 'Reported by the patient',
    },
    whyNot: {
      price: 'The price',
      already_have: 'Already has it',
      side_effect: 'Side effect',
      prefer_other: 'Prefers something else',
      not_needed: 'Does not need it',
      other: 'Other',
    },
    events: {
      issued: 'Issued',
      superseded: 'Replaced by a new version',
      line_paused: 'Product paused',
      line_resumed: 'Product resumed',
      line_stopped: 'Product stopped',
      refill_added: 'Refill added',
      on_hold: 'Put on hold',
      resumed: 'Hold released',
      cancelled: 'Cancelled',
      expired: 'Expired',
      completed: 'Completed',
      entered_in_error: 'Entered in error',
      ordered: 'Ordered',
      viewed: 'Viewed by the patient',
      reminded: 'Reminder sent',
      not_buying: 'Not ordered: patient gave a reason',
    },
  },
  ja: {
    reasonCodes: {
      stopped_by_doctor: '医師の判断で中止',
      side_effect: '副作用',
      allergy: 'アレルギー',
      pregnancy: '妊娠',
      not_effective: '効果不十分',
      too_costly: '費用負担',
      patient_wish: '患者さんの希望',
      error: '入力の誤り',
    },
    lineReasons: {
      planned_break: '予定された休薬',
      other_treatment: '手術・ほかの治療',
      reported_by_patient: '患者さんからの報告',
    },
    whyNot: {
      price: '価格',
      already_have: '手元にある',
      side_effect: '副作用',
      prefer_other: 'ほかの商品を希望',
      not_needed: '必要がない',
      other: 'その他',
    },
    events: {
      issued: '発行',
      superseded: '新しい版に置き換え',
      line_paused: '商品を休止',
      line_resumed: '商品を再開',
      line_stopped: '商品を中止',
      refill_added: '再購入を追加',
      on_hold: '一時停止',
      resumed: '一時停止を解除',
      cancelled: '中止',
      expired: '期限切れ',
      completed: '完了',
      entered_in_error: '誤発行',
      ordered: '注文',
      viewed: '患者さんが閲覧',
      reminded: 'リマインダー送信',
      not_buying: '注文しない理由の回答',
    },
  },
}

type Codes = Record<'reasonCodes' | 'lineReasons' | 'whyNot', Record<string, string>>

/** Why, in words: chosen, written, or chosen with a note. Empty when nothing was said. */
export function reasonText(
  words: Codes,
  { reason_code: code, reason }: { reason_code: string | null; reason: string | null },
): string {
  const chosen =
    code && (words.reasonCodes[code] ?? words.lineReasons[code] ?? words.whyNot[code] ?? code)
  return [chosen, reason].filter(Boolean).join(' – ')
}
