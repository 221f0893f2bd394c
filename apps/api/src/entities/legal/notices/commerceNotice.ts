import type { ShopSettings } from '../../platform/shopSettings.ts'
import {
  cancelMinutes,
  deliveryPrices,
  deliveryTimes,
  fact,
  type Notice,
  type NoticeFacts,
  oneLine,
} from './facts.ts'

/** What the Act on Specified Commercial Transactions of Japan asks of who sells at a distance. */
export const commerceNotice: Record<'en' | 'ja', Notice> = { en: english, ja: japanese }

function english(facts: Parameters<Notice>[0]): string {
  const { settings } = facts
  const line = (name: string, value: string | null) => fact(name, value, ': ')
  const onRequest = 'Disclosed on request without delay'
  return sections([
    'Seller',
    [
      ...line('Name', settings['company.name']),
      ...line('Person in charge', settings['company.representative'] ?? onRequest),
      ...line('Address', addressOf(settings) ?? onRequest),
      ...line('Phone', phoneOf(settings) ?? onRequest),
      ...line('Email', emailOf(settings)),
      ...line('Tax number', settings['company.tax_number']),
      ...line('Company number', settings['company.registration_number']),
    ],
    'Prices and other charges',
    [
      ...line(
        'Prices',
        isIncluded(settings)
          ? 'As shown with each product, including tax'
          : 'As shown with each product; tax is added at checkout',
      ),
      ...(facts.paysOnline
        ? line('Delivery', 'Shown at checkout before you pay')
        : deliveryPrices(facts, 'en').map((price) => `- **Delivery**, ${price}`)),
      ...line('Other charges', hasTransfer(facts) ? 'Fees of your bank for a transfer' : null),
    ],
    'Payment',
    [
      ...(facts.paysOnline ? line('Online payment', 'When you order') : []),
      ...(hasCard(facts)
        ? line('Card', 'Authorized when you order, charged when we prepare the order')
        : []),
      ...(hasTransfer(facts)
        ? line(
            'Bank transfer',
            'Before shipping. Our bank details come with the order confirmation',
          )
        : []),
      ...(hasInvoice(facts) ? line('Invoice', 'By the date on the invoice') : []),
    ],
    'Delivery time',
    [
      ...line(
        'Shipping',
        `Orders released before ${settings['shipping.cut_off']} ship the same business day`,
      ),
      ...deliveryTimes(facts, 'en').map((time) => `- ${time}`),
    ],
    'Conditions, cancellation and returns',
    [
      ...line('Who can order', 'Patients who were invited by their doctor'),
      ...line('Cancellation', cancellation.en(cancelMinutes(facts))),
      ...line('Returns', returns.en(settings['returns.days'])),
      '- More in the [returns policy](/returns-policy).',
    ],
  ])
}

function japanese(facts: Parameters<Notice>[0]): string {
  const { settings } = facts
  const line = (name: string, value: string | null) => fact(name, value, '：')
  const onRequest = 'ご請求があれば遅滞なく開示します。'
  return sections([
    '販売者について',
    [
      ...line('販売業者', settings['company.name']),
      ...line('運営責任者', settings['company.representative'] ?? onRequest),
      ...line('所在地', addressOf(settings) ?? onRequest),
      ...line('電話番号', phoneOf(settings) ?? onRequest),
      ...line('メールアドレス', emailOf(settings)),
      ...line('登録番号', settings['company.tax_number']),
      ...line('法人番号', settings['company.registration_number']),
    ],
    '販売価格と商品代金以外の必要料金',
    [
      ...line(
        '販売価格',
        isIncluded(settings)
          ? '各商品に表示する価格（税込）'
          : '各商品に表示する価格（税抜）。消費税はご注文手続きで加算します。',
      ),
      ...(facts.paysOnline
        ? line('送料', 'ご注文手続きで、お支払い前に表示します。')
        : deliveryPrices(facts, 'ja').map((price) => `- **送料**（${price}）`)),
      ...line('その他', hasTransfer(facts) ? '銀行振込の場合の振込手数料' : null),
    ],
    'お支払い方法と時期',
    [
      ...(facts.paysOnline ? line('オンライン決済', 'ご注文時') : []),
      ...(hasCard(facts)
        ? line('クレジットカード', 'ご注文時に与信を行い、商品の準備開始時に請求します。')
        : []),
      ...(hasTransfer(facts)
        ? line('銀行振込', '前払い。振込先はご注文確認メールでお知らせします。')
        : []),
      ...(hasInvoice(facts) ? line('請求書払い', '請求書に記載の期日まで') : []),
    ],
    '商品の引渡時期',
    [
      ...line(
        '発送',
        `${settings['shipping.cut_off']}までに発送指示となったご注文は、当日（営業日）に発送します。`,
      ),
      ...deliveryTimes(facts, 'ja').map((time) => `- ${time}`),
    ],
    '申込条件・キャンセル・返品',
    [
      ...line('お申し込みの条件', '医師の招待を受けた患者様に限ります。'),
      ...line('キャンセル', cancellation.ja(cancelMinutes(facts))),
      ...line('返品', returns.ja(settings['returns.days'])),
      '- 詳しくは[返品・キャンセルについて](/returns-policy)をご覧ください。',
    ],
  ])
}

/** Headings with their lines in turn; a heading without lines is left out. */
function sections(parts: (string | string[])[]): string {
  const texts: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const lines = parts[at + 1] as string[]
    if (lines.length > 0) texts.push(`## ${parts[at]}\n\n${lines.join('\n')}\n`)
  }
  return texts.join('\n')
}

const addressOf = (settings: ShopSettings) =>
  settings['company.address'] && oneLine(settings['company.address'])
const phoneOf = (settings: ShopSettings) =>
  settings['company.support_phone'] ?? settings['company.phone']
const emailOf = (settings: ShopSettings) =>
  settings['company.support_email'] ?? settings['company.email']
const isIncluded = (settings: ShopSettings) => settings['tax.prices'] === 'included'
const offers = (method: 'card' | 'bank_transfer' | 'invoice') => (facts: NoticeFacts) =>
  !facts.paysOnline && facts.settings['payment.methods'].includes(method)
const hasCard = (facts: NoticeFacts) => facts.takesCards && offers('card')(facts)
const hasTransfer = offers('bank_transfer')
const hasInvoice = offers('invoice')

const cancellation = {
  en: (minutes: number) =>
    minutes > 0
      ? `Within ${minutes} minutes of placing the order`
      : 'Not after the order is placed',
  ja: (minutes: number) =>
    minutes > 0 ? `ご注文から${minutes}分以内` : 'ご注文後のキャンセルはお受けしていません。',
}
const returns = {
  en: (days: number) =>
    days > 0
      ? `Unopened products within ${days} days of delivery, except those sensitive to heat. You pay the postage, unless the fault is ours`
      : 'Not accepted, unless the fault is ours',
  ja: (days: number) =>
    days > 0
      ? `未開封の商品に限り、お届けから${days}日以内（温度管理が必要な商品を除く）。送料はお客様のご負担です。当社の責任による場合は当社が負担します。`
      : '商品に問題がある場合を除き、お受けしていません。',
}
