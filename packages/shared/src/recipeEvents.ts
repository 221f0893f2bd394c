import { bracketed } from './format.ts'
import type { Locale } from './locale.ts'
import { defineMessages } from './messages.ts'

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
export const recipeEventWords = defineMessages({
  reasonCodes: {
    stopped_by_doctor: ['Stopped by the doctor', '医師の判断で中止'],
    side_effect: ['Side effect', '副作用'],
    allergy: ['Allergy', 'アレルギー'],
    pregnancy: ['Pregnancy', '妊娠'],
    not_effective: ['Not effective', '効果不十分'],
    too_costly: ['Too costly', '費用負担'],
    patient_wish: ['Patient’s request', '患者さんの希望'],
    error: ['Entered in error', '入力の誤り'],
  },
  lineReasons: {
    planned_break: ['Planned break', '予定された休薬'],
    other_treatment: ['Surgery or other treatment', '手術・ほかの治療'],
    reported_by_patient: ['Reported by the patient', '患者さんからの報告'],
  },
  whyNot: {
    price: ['The price', '価格'],
    already_have: ['Already has it', '手元にある'],
    side_effect: ['Side effect', '副作用'],
    prefer_other: ['Prefers something else', 'ほかの商品を希望'],
    not_needed: ['Does not need it', '必要がない'],
    other: ['Other', 'その他'],
  },
  events: {
    issued: ['Issued', '発行'],
    superseded: ['Replaced by a new version', '新しい版に置き換え'],
    line_paused: ['Product paused', '商品を休止'],
    line_resumed: ['Product resumed', '商品を再開'],
    line_stopped: ['Product stopped', '商品を中止'],
    refill_added: ['Refill added', '再購入を追加'],
    on_hold: ['Put on hold', '一時停止'],
    resumed: ['Hold released', '一時停止を解除'],
    cancelled: ['Cancelled', '中止'],
    expired: ['Expired', '期限切れ'],
    completed: ['Completed', '完了'],
    entered_in_error: ['Entered in error', '誤発行'],
    ordered: ['Ordered', '注文'],
    viewed: ['Viewed by the patient', '患者さんが閲覧'],
    reminded: ['Reminder sent', 'リマインダー送信'],
    not_buying: ['Not ordered: patient gave a reason', '注文しない理由の回答'],
  },
})

type Codes = Record<'reasonCodes' | 'lineReasons' | 'whyNot', Record<string, string>>

/** Why, in words: chosen, written, or chosen with a note. Empty when nothing was said. */
export function reasonText(
  words: Codes,
  { reason_code: code, reason }: { reason_code: string | null; reason: string | null },
  locale: Locale,
): string {
  const chosen =
    code && (words.reasonCodes[code] ?? words.lineReasons[code] ?? words.whyNot[code] ?? code)
  if (chosen && reason && locale === 'ja') return bracketed(chosen, reason, locale)
  return [chosen, reason].filter(Boolean).join(' – ')
}
