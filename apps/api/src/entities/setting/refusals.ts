import { grounds, isReadable } from '@officina/shared/brandColor'
import { contrast } from '@officina/shared/contrast'
import { hasVatNumbers } from '@officina/shared/vat'
import type { Texts } from '../errors.ts'
import { minimumOf } from '../platform/shipping.ts'
import type { ShippingZone, ShopSettings } from '../platform/shopSettings.ts'
import { formProblems } from './formProblems.ts'
import type { GroupName } from './groups.ts'

type Problems = Record<string, Texts>
type Rule = (after: ShopSettings, before: ShopSettings, here: Here) => Problems

/** What no bound of the contract can say: values that contradict each other, each at its field. */
export const contradictionsOf = (
  group: GroupName,
  before: ShopSettings,
  after: ShopSettings,
  { takesCards }: Here,
): Problems => rules[group]?.(after, before, { takesCards }) ?? {}

/** What the installation can do. */
type Here = { takesCards: boolean }

const rules: Partial<Record<GroupName, Rule>> = {
  brand: (after, before) => ({
    ...problem('color', !isReadable(after['brand.color']) && tooLight(after['brand.color'])),
    ...problem('logo', isNew(after['brand.logo'], before['brand.logo']) && texts.notUploaded),
    ...problem(
      'picture',
      isNew(after['brand.picture'], before['brand.picture']) && texts.pictureNotUploaded,
    ),
  }),
  security: (after) => {
    const days = after['security.patient_days']
    return problem(
      'remember_days',
      after['security.remember_days'] > days && texts.longerThan(days),
    )
  },
  sales: (after) => {
    const zone = after['shipping.regions'].find((each) => isFreeBelowMinimum(after, each))
    return problem('min_total', zone && texts.minimumAboveFree(zoneName(zone)))
  },
  application: (after) => formProblems(after['application.forms']),
  recipes: (after) => {
    const days = after['request.open_days']
    const isEarly = after['request.remind_days'] >= days
    return problem('request_remind_days', isEarly && texts.remindTooEarly(days))
  },
  payments: (after, _before, { takesCards }) => {
    const isOffered = after['payment.methods'].includes('bank_transfer')
    const isUnnamed = after['payment.bank_details'] === ''
    return {
      ...problem('bank_details', isOffered && isUnnamed && texts.noBankDetails),
      ...problem(
        'methods',
        after['payment.methods'].includes('card') && !takesCards && texts.noProvider,
      ),
    }
  },
  commission: (after) => {
    const day = after['settlement.close_day']
    return {
      ...problem('pay_day', after['settlement.pay_day'] < day && texts.payBeforeClose(day)),
      ...tierProblems(after),
      ...withholdingProblems(after['commission.withholding']),
    }
  },
  tax: (after) => ({
    ...problem(
      'reduced_bp',
      after['tax.reduced_bp'] > after['tax.standard_bp'] && texts.reducedAboveStandard,
    ),
    ...taxZoneProblems(after['tax.zones']),
  }),
  delivery: (after, before) => ({ ...methodProblems(after, before), ...zoneProblems(after) }),
}

/** What only an upload may put there. */
const isNew = (after: string | null, before: string | null) => after !== null && after !== before

/** How far a colour is from what it takes, against the lightest and the next ground. */
function tooLight(color: string): Texts {
  const least = Math.min(...grounds.light.map((ground) => contrast(color, ground)))
  // rounded down: 4.46 is not told as 4.5
  const ratio = (Math.floor(least * 10) / 10).toFixed(1)
  return texts.tooLight(ratio)
}

const problem = (field: string, text: Texts | false | undefined): Problems =>
  text ? { [field]: text } : {}

const isFreeBelowMinimum = (settings: ShopSettings, zone: ShippingZone): boolean =>
  zone.free_from !== null && zone.free_from > 0 && zone.free_from < minimumOf(settings, zone)

const zoneName = ({ name, countries }: Area) => name ?? countries.join(', ')

/** Amounts and rates both rise, from the default rate on: nobody earns less for selling more. */
function tierProblems(after: ShopSettings): Problems {
  const problems: Problems = {}
  const tiers = after['commission.tiers']
  tiers.forEach(({ from, rate_bp }, i) => {
    const before = tiers[i - 1] ?? { from: 0, rate_bp: after['commission.default_bp'] }
    if (from <= before.from) problems[`tiers.${i}.from`] = texts.notRising
    if (rate_bp <= before.rate_bp) problems[`tiers.${i}.rate_bp`] = texts.lowerRate
  })
  return problems
}

/** A doctor falls under one row of a country. */
function withholdingProblems(rows: ShopSettings['commission.withholding']): Problems {
  const problems: Problems = {}
  rows.forEach(({ country, tax_number }, i) => {
    const isTwice = rows
      .slice(0, i)
      .some(
        (each) =>
          each.country === country &&
          (each.tax_number === tax_number || [each.tax_number, tax_number].includes('any')),
      )
    if (isTwice) problems[`withholding.${i}.country`] = texts.ruleTwice
  })
  return problems
}

function methodProblems(after: ShopSettings, before: ShopSettings): Problems {
  const { 'shipping.methods': methods, 'shipping.regions': zones } = after
  const problems: Problems = {}
  methods.forEach(({ key, active, transit_min, transit_max }, i) => {
    if (transit_max < transit_min) problems[`methods.${i}.transit_max`] = texts.shorter
    if (methods.findIndex((each) => each.key === key) !== i)
      problems[`methods.${i}.key`] = texts.keyTwice
    if (active && !zones.some(({ fees }) => fees.some(({ method }) => method === key)))
      problems[`methods.${i}.active`] = texts.noPrice
  })
  const kept = new Set(methods.map(({ key }) => key))
  if (before['shipping.methods'].some(({ key }) => !kept.has(key))) problems.methods = texts.removed
  return problems
}

function zoneProblems(settings: ShopSettings): Problems {
  const { 'shipping.methods': methods, 'shipping.regions': zones } = settings
  const problems: Problems = {}
  if (!zones.some(({ countries }) => countries.includes('*'))) problems.regions = texts.noRest
  zones.forEach((zone, i) => {
    const { countries, regions, fees } = zone
    const at = (field: string) => `regions.${i}.${field}`
    if (countries.includes('*') && countries.length > 1) problems[at('countries')] = texts.restAlone
    if (regions.length > 0 && (countries.length > 1 || countries.includes('*')))
      problems[at('regions')] = texts.statesOfOne
    const other = zones.findIndex((each) => overlap(each, zone))
    if (other >= 0 && other < i)
      problems[at('countries')] = texts.countryTwice(zoneName(zones[other] ?? zone))
    fees.forEach(({ method, steps }, j) => {
      const isTwice = fees.findIndex((each) => each.method === method) !== j
      if (isTwice || !methods.some(({ key }) => key === method))
        problems[at(`fees.${j}.method`)] = texts.unknown
      const falling = steps.findIndex(({ from }, k) => from <= (steps[k - 1]?.from ?? 0))
      if (falling >= 0) problems[at(`fees.${j}.steps.${falling}.from`)] = texts.notRising
    })
    if (!methods.some(({ key, active }) => active && fees.some(({ method }) => method === key)))
      problems[at('fees')] = texts.unserved
    if (isFreeBelowMinimum(settings, zone)) problems[at('free_from')] = texts.freeBelowMinimum
  })
  return problems
}

function taxZoneProblems(rows: ShopSettings['tax.zones']): Problems {
  const problems: Problems = {}
  const zones = rows.map((row) => ({ ...row, name: row.name ?? null, regions: row.regions ?? [] }))
  zones.forEach((zone, i) => {
    if (zone.regions.length > 0 && zone.countries.length > 1)
      problems[`zones.${i}.regions`] = texts.statesOfOne
    if (zone.reduced_bp > zone.standard_bp)
      problems[`zones.${i}.reduced_bp`] = texts.reducedAboveStandard
    const foreign = zone.countries.find((country) => !hasVatNumbers(country))
    if (zone.reverse_charge && foreign)
      problems[`zones.${i}.reverse_charge`] = texts.noVatNumbers(foreign)
    const other = zones.findIndex((each) => overlap(each, zone))
    if (other >= 0 && other < i)
      problems[`zones.${i}.countries`] = texts.countryTwice(zoneName(zones[other] ?? zone))
  })
  return problems
}

type Area = Pick<ShippingZone, 'name' | 'countries' | 'regions'>

/** Whether an address could belong to both. */
const overlap = (a: Area, b: Area): boolean =>
  a.countries.some((country) => b.countries.includes(country)) &&
  (a.regions.length === 0
    ? b.regions.length === 0
    : a.regions.some((region) => b.regions.includes(region)))

const texts = {
  noVatNumbers: (country: string) => ({
    en: `VAT numbers are checked for EU countries. Turn this off, or move ${country} to a zone of its own.`,
    ja: `VAT番号を確認できるのはEU加盟国です。オフにするか、${country} を別の地域に分けてください。`,
  }),
  notUploaded: { en: 'Upload the logo.', ja: 'ロゴをアップロードしてください。' },
  pictureNotUploaded: {
    en: 'Upload the picture.',
    ja: '画像をアップロードしてください。',
  },
  tooLight: (ratio: string) => ({
    en: `White text is hard to read on this colour: contrast ${ratio}:1, at least 4.5:1 is needed. Choose a darker one.`,
    ja: `この色では白い文字が読みにくくなります（コントラスト比 ${ratio}:1、4.5:1以上が必要です）。もっと濃い色を選んでください。`,
  }),
  minimumAboveFree: (zone: string) => ({
    en: `Delivery becomes free below this amount in the zone ${zone}. Enter a smaller amount or change the zone.`,
    ja: `地域「${zone}」ではこの金額未満で送料無料になります。金額を下げるか、地域の設定を変更してください。`,
  }),
  remindTooEarly: (days: number) => ({
    en: `Requests expire after ${days} days. Enter fewer days.`,
    ja: `リクエストは${days}日で期限切れになります。それより短い日数を入力してください。`,
  }),
  noProvider: {
    en: 'No payment provider takes cards here yet. docs/payments.md says how to connect Stripe.',
    ja: 'カードを受け付ける決済サービスが接続されていません。Stripeの接続方法は docs/payments.md をご覧ください。',
  },
  noBankDetails: {
    en: 'Bank transfer is offered. Enter the bank details or turn it off.',
    ja: '銀行振込を提供しています。振込先を入力するか、銀行振込を外してください。',
  },
  payBeforeClose: (day: number) => ({
    en: `Statements close on day ${day}. Enter ${day} to 28.`,
    ja: `締め日は${day}日です。${day}〜28を入力してください。`,
  }),
  reducedAboveStandard: {
    en: 'The reduced rate cannot be above the standard rate.',
    ja: '軽減税率は標準税率以下にしてください。',
  },
  keyTwice: { en: 'Another method already has this key.', ja: '同じキーの配送方法があります。' },
  shorter: {
    en: 'This is less than the minimum number of days.',
    ja: '最短日数より短くなっています。',
  },
  noPrice: {
    en: 'No zone has a price for this method. Enter one or turn it off.',
    ja: 'この配送方法の送料がどの地域にもありません。送料を入力するか、提供を停止してください。',
  },
  removed: {
    en: 'Orders may use this method. Turn it off instead.',
    ja: '注文で使用されている可能性があります。削除せずに停止してください。',
  },
  unknown: { en: 'This delivery method does not exist.', ja: 'この配送方法はありません。' },
  unserved: {
    en: 'Enter the price of at least one method that is offered.',
    ja: '提供中の配送方法の送料を、少なくとも1つ入力してください。',
  },
  noRest: {
    en: 'Add a zone for everywhere else (*).',
    ja: 'その他の地域（*）を追加してください。',
  },
  restAlone: {
    en: 'Everywhere else (*) cannot be combined with countries.',
    ja: 'その他の地域（*）は、国と組み合わせることができません。',
  },
  statesOfOne: {
    en: 'States need a zone of one country.',
    ja: '州・都道府県を指定できるのは、国が1つの地域だけです。',
  },
  countryTwice: (zone: string) => ({
    en: `The zone ${zone} already covers this.`,
    ja: `地域「${zone}」と重複しています。`,
  }),
  lowerRate: {
    en: 'Enter a rate above that of the tier before, or above the default rate.',
    ja: '前の段階（最初の段階は標準の手数料率）より高い率を入力してください。',
  },
  ruleTwice: {
    en: 'Another row already covers these doctors.',
    ja: 'この対象はほかの行と重複しています。',
  },
  longerThan: (days: number) => ({
    en: `Patients stay signed in for at most ${days === 1 ? '1 day' : `${days} days`}.`,
    ja: `患者のログインの最長は${days}日です。`,
  }),
  notRising: {
    en: 'Each step must be higher than the one before.',
    ja: '前の段階より大きい値を入力してください。',
  },
  freeBelowMinimum: {
    en: 'This is below the minimum order, so every order would be free.',
    ja: '最低注文金額を下回っているため、すべての注文が送料無料になります。',
  },
}
