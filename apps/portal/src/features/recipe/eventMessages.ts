import { defineMessages } from '@officina/ui/text'

/** What happens to a version of a recipe, and why. */
export const eventMessages = defineMessages({
  en: {
    reasonCodes: {
      stopped_by_doctor: 'Stopped by the doctor',
      side_effect: 'Side effect',
      allergy: 'Allergy',
      pregnancy: 'Pregnancy',
      not_effective: 'Not effective',
      too_costly: 'Too costly',
      patient_wish: "Patient's wish",
      error: 'Entered in error',
    },
    events: {
      issued: 'Issued',
      superseded: 'Replaced by a new version',
      line_stopped: 'Product stopped',
      on_hold: 'Put on hold',
      resumed: 'Resumed',
      cancelled: 'Cancelled',
      expired: 'Expired',
      completed: 'Completed',
      entered_in_error: 'Entered in error',
      ordered: 'Ordered',
      viewed: 'Seen by the patient',
      reminded: 'Reminder sent',
    },
    system: 'Officina',
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
    events: {
      issued: '発行',
      superseded: '新しい版に置き換え',
      line_stopped: '商品を中止',
      on_hold: '一時停止',
      resumed: '再開',
      cancelled: '中止',
      expired: '期限切れ',
      completed: '完了',
      entered_in_error: '誤入力',
      ordered: '注文',
      viewed: '患者さんが閲覧',
      reminded: 'リマインダー送信',
    },
    system: 'Officina',
  },
})
