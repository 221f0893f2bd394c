import { invalid } from '../errors.ts'

/**
 * A barcode as it is kept: digits without spaces and hyphens. EAN-8, UPC-A, EAN-13 and GTIN-14 must have their
 * check digit; a code of another length is the shop's own. 422 at `barcode`.
 */
export function readBarcode(text: string | null): string | null {
  const code = (text ?? '').normalize('NFKC').replace(/[\s-]/g, '')
  if (code === '') return null
  if (!/^[0-9A-Za-z]{4,30}$/.test(code))
    throw invalid('barcode', 'BARCODE_FORM', {
      en: 'Enter 4 to 30 digits or letters.',
      ja: '4〜30文字の数字または英字を入力してください。',
    })
  if (/^\d+$/.test(code) && [8, 12, 13, 14].includes(code.length) && !hasCheckDigit(code))
    throw invalid('barcode', 'BARCODE_CHECK_DIGIT', {
      en: 'The last digit does not match the others. Check the barcode for a typing error.',
      ja: '最後の数字（チェックデジット）が一致しません。バーコードをご確認ください。',
    })
  return code
}

/** GS1: from the right, the digits before the last count three and one times in turn. */
export function hasCheckDigit(code: string): boolean {
  const digits = [...code].map(Number).reverse()
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
