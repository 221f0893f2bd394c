import { invalid, type Texts } from '../errors.ts'

/** Whether a compare-at price is not above the price it stands beside: it would show a discount that is none. */
export const isCompareAtTooLow = (price: number, compareAt: number | null | undefined): boolean =>
  compareAt !== null && compareAt !== undefined && compareAt <= price

export const compareAtTooLow = () =>
  invalid('compare_at_price', 'COMPARE_AT_PRICE', {
    en: 'Enter more than the price, or leave it empty.',
    ja: '価格より高い金額を入力するか、空欄にしてください。',
  })

/** Of a price that changes while the compare-at price stays. */
export const reachesCompareAt: Texts = {
  en: 'Enter less than the compare-at price, or raise that too.',
  ja: '参考価格より低い金額を入力するか、参考価格も引き上げてください。',
}
