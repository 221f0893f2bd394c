/** English and Japanese. */
type Pair = readonly [en: string, ja: string]

/** A code or number of a bank account as a country writes it. */
type Part = {
  label: Pair
  example: string
  /** What is wrong with one that does not fit. */
  says: Pair
  fits: (text: string) => boolean
}
type Parts = { bank_code?: Part; branch_code?: Part; number?: Part }
export type BankPart = keyof Parts

const digits = (least: number, most = least) => {
  const shape = new RegExp(`^\\d{${least},${most}}$`)
  return (text: string) => shape.test(text)
}
const part = (label: Pair, example: string, says: Pair, fits: Part['fits']): Part => ({
  ...{ label, example, says, fits },
})
const account = (least: number, most: number): Part =>
  part(
    ['Account number', '口座番号'],
    '1234567890'.slice(0, least),
    least === most
      ? [`Enter ${least} digits.`, `${least}桁の数字で入力してください。`]
      : [`Enter ${least} to ${most} digits.`, `${least}〜${most}桁の数字で入力してください。`],
    digits(least, most),
  )

/** The checksum of a routing number: weights 3, 7, 1 add up to a multiple of ten. */
const isRouting = (text: string): boolean =>
  digits(9)(text) &&
  [...text].reduce((sum, digit, i) => sum + Number(digit) * ([3, 7, 1][i % 3] ?? 0), 0) % 10 === 0

const domestic: Record<string, Parts> = {
  JP: {
    bank_code: part(
      ['Bank code', '金融機関コード'],
      '0001',
      ['Enter the 4-digit bank code.', '4桁の金融機関コードを入力してください。'],
      digits(4),
    ),
    branch_code: part(
      ['Branch code', '支店コード'],
      '101',
      ['Enter the 3-digit branch code.', '3桁の支店コードを入力してください。'],
      digits(3),
    ),
    number: account(7, 7),
  },
  US: {
    bank_code: part(
      ['Routing number', 'ルーティング番号'],
      '021000021',
      ['Enter the 9-digit routing number.', '9桁のルーティング番号を入力してください。'],
      isRouting,
    ),
    number: account(4, 17),
  },
  CA: {
    bank_code: part(
      ['Institution number', '金融機関番号'],
      '003',
      ['Enter the 3-digit institution number.', '3桁の金融機関番号を入力してください。'],
      digits(3),
    ),
    branch_code: part(
      ['Transit number', 'トランジット番号'],
      '00012',
      ['Enter the 5-digit transit number.', '5桁のトランジット番号を入力してください。'],
      digits(5),
    ),
    number: account(7, 12),
  },
  AU: {
    bank_code: part(
      ['BSB', 'BSB番号'],
      '062000',
      ['Enter the 6-digit BSB.', '6桁のBSB番号を入力してください。'],
      digits(6),
    ),
    number: account(5, 9),
  },
}

/** Countries that pay to an IBAN, with its length. */
const ibanLengths: Record<string, number> = Object.fromEntries(
  `AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20
  LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27`
    .split(/\s+/)
    .map((each) => [each.slice(0, 2), Number(each.slice(2))]),
)

/** The country's length, and the checksum: what is left of the rearranged digits divided by 97 is one. */
const isIban = (country: string) => (text: string) => {
  if (!text.startsWith(country) || text.length !== ibanLengths[country]) return false
  const moved = `${text.slice(4)}${text.slice(0, 4)}`
  if (!/^[0-9A-Z]+$/.test(moved)) return false
  const value = [...moved].map((char) => Number.parseInt(char, 36)).join('')
  return BigInt(value) % 97n === 1n
}

/** What the bank account of a country consists of besides its names; what is not told is whatever the bank has. */
export function bankPartsOf(country: string): Parts {
  const own = domestic[country]
  if (own) return own
  if (!ibanLengths[country]) return {}
  return {
    number: part(
      ['IBAN', 'IBAN'],
      `${country}…`,
      [
        `Enter a valid IBAN for this country (${country}).`,
        `この国（${country}）の有効なIBANを入力してください。`,
      ],
      isIban(country),
    ),
  }
}

/** What the kind of an account is called in the country of its bank. */
export const accountKind = (kind: 'current' | 'savings', country: string | null): Pair =>
  kind === 'savings'
    ? ['Savings account', '普通']
    : [country === 'US' ? 'Checking account' : 'Current account', '当座']

/** A code or number as it is kept: without spaces and hyphens, in narrow capitals. */
export const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()

/** What is wrong, by part; a code that the country does not have is left out by whoever saves. */
export function bankProblems(
  country: string,
  given: Record<BankPart, string | null | undefined>,
): Partial<Record<BankPart, Pair>> {
  const wrong = Object.entries(bankPartsOf(country)).filter(
    ([name, { fits }]) => !fits(plainNumber(given[name as BankPart] ?? '')),
  )
  return Object.fromEntries(wrong.map(([name, { says }]) => [name, says]))
}
