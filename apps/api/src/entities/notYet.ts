import { invalid, type Texts } from './errors.ts'

export const inTheFuture: Texts = {
  en: 'The date cannot be in the future.',
  ja: '未来の日付は指定できません。',
}

/** Money has moved on a day that has not come: 422 IN_THE_FUTURE at `paid_on`. */
export const paidInTheFuture = () => invalid('paid_on', 'IN_THE_FUTURE', inTheFuture)
