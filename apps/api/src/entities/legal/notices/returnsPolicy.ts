import { returnAddressOf } from '../../platform/company.ts'
import { cancelMinutes, type Notice, type NoticeFacts, oneLine } from './facts.ts'

/** Cancelling, returning and refunds by the rules that the shop works with. */
export const returnsPolicy: Record<'en' | 'ja', Notice> = { en: english, ja: japanese }

function english(facts: NoticeFacts): string {
  const { cancel, days, backorder, address, contact } = rulesOf(facts)
  const sendTo = address ? ` and send them to ${oneLine(address)}.` : ' and send them back.'
  return `## Cancelling an order

${
  cancel > 0
    ? `You can cancel an order without giving a reason for **${count(cancel, 'minute')}** after placing it, on the page of the order.`
    : 'An order is prepared for shipping at once and can no longer be cancelled then.'
} Once it has been released to the warehouse, wait for the parcel and return what you do not need. Backordered products that have not arrived after ${count(backorder, 'day')} are cancelled and refunded, unless you chose to wait longer.

## Returning products

${
  days > 0
    ? `You can return unopened products within **${count(days, 'day')}** of delivery. Products that are sensitive to heat cannot be returned.

1. Open the order under Orders and choose “Return items”. Say which products and why.
2. Wait for our email before you send anything. It comes with the return slip.
3. Pack the products with the slip${sendTo}`
    : 'We do not take products back, unless the fault is ours.'
}

## Wrong, damaged or missing products

Tell us on the page of the order what is wrong, with a photo if you can. If the fault is ours, we bear the postage and refund the whole amount or send a replacement.

## Postage and refunds

- If the fault is ours, we pay for the return. Otherwise you do.
- We refund within 10 business days of receiving the products, to the means of payment of the order.
- Rights that the law gives you as a consumer, such as a right of withdrawal, are not limited by this policy.
${contact && `\n## Questions\n\nWrite or call: ${contact}.\n`}`
}

function japanese(facts: NoticeFacts): string {
  const { cancel, days, backorder, address, contact } = rulesOf(facts)
  const sendTo = address && `返送先：${oneLine(address)}`
  return `## ご注文のキャンセル

${
  cancel > 0
    ? `ご注文から**${cancel}分間**は、ご注文のページから理由を問わずキャンセルできます。`
    : 'ご注文はすぐに発送準備に入るため、キャンセルできません。'
}発送準備に入った後は、商品が届いてから返品の手続きをお願いします。入荷待ちが${backorder}日を超えた商品は、お待ちいただく選択をされた場合を除き、キャンセルして返金します。

## 返品

${
  days > 0
    ? `未開封の商品は、お届けから**${days}日以内**であれば返品できます。温度管理が必要な商品は返品できません。

1. ご注文履歴でご注文を開き、「返品する」から商品と理由をお知らせください。
2. 当社からのメールをお待ちください。返品票を添付してお送りします。
3. 返品票を同梱してお送りください。${sendTo}`
    : '商品に問題がある場合を除き、返品はお受けしていません。'
}

## 商品の誤り・破損・不足

ご注文のページからお知らせください（写真があれば添付してください）。当社の責任による場合は、送料を当社が負担し、全額の返金または代替品の発送を行います。

## 送料と返金

- 当社の責任による返品の送料は当社が、それ以外はお客様にご負担いただきます。
- 返金は、商品の到着から10営業日以内に、ご注文時のお支払い方法に対して行います。
- 法令により消費者に認められる権利は制限されません。
${contact && `\n## お問い合わせ\n\n${contact}\n`}`
}

function rulesOf(facts: NoticeFacts) {
  const { settings } = facts
  return {
    cancel: cancelMinutes(facts),
    days: settings['returns.days'],
    backorder: settings['order.backorder_days'],
    address: returnAddressOf(settings),
    contact: [settings['company.support_email'], settings['company.support_phone']]
      .filter(Boolean)
      .join(', '),
  }
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`
