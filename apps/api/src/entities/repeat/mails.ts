import { listedInSentence } from '@officina/shared/format'
import type { PauseReason, StopReason } from '@officina/shared/repeats'
import { type Fact, mail, type Pair } from '../../mail/content.ts'
import { dateInBoth, dateText } from '../../mail/words.ts'
import { itemFacts, type MailItem, sumFacts } from '../order/mails.ts'
import type { Sum } from '../order/sums.ts'

/**
 * What every mail about repeats says. `url` opens the plan without a sign-in; how it is paid and where it goes is
 * chosen at `signInUrl`.
 */
export type RepeatMail = {
  name: string
  /** Amounts are minor units for all packs, before discounts and tax. */
  items: MailItem[]
  currency: string
  url: string
  signInUrl: string
}

/** What an order comes to today, with delivery and tax, row by row; undefined before there is an address. */
type Priced = { expected: { sums: Sum[] } | undefined }

/** To the patient: they have agreed that products come again and again. */
export const repeatStartedMail = (
  d: RepeatMail & Priced & { on: string; rhythm: Pair; consent: Pair; payment: Pair },
) =>
  mail('repeat_started', {
    subject: ['Your repeat is on', '定期注文を開始しました'],
    text: [
      [
        `Dear ${d.name}, your first order is placed on ${dateText(d.on, 'en')}. You get an email before each order.`,
        'With the link below you can skip, delay, change or stop it at any time, without signing in.',
      ],
      [
        `${d.name} 様`,
        `初回のご注文日は${dateText(d.on, 'ja')}です。毎回、ご注文の前にメールでお知らせします。`,
        '下のリンクから、ログインせずにいつでもスキップ・延期・変更・停止できます。',
      ],
    ],
    facts: [
      ...itemFacts(d.items, d.currency),
      ...sumFacts(d.expected?.sums ?? [], d.currency),
      sentTo(d),
      [['How often', '頻度'], d.rhythm],
      [['Payment', 'お支払い'], d.payment],
    ],
    button: seePlan(d),
    after: [
      [extras(d)[0], `You have agreed: “${d.consent[0]}”`],
      [extras(d)[1], `同意いただいた内容：「${d.consent[1]}」`],
    ],
  })

/** To the patient, a week and a day before an order. */
export const repeatDueMail = (
  d: RepeatMail & Priced & { on: string; step: 'week' | 'day'; payment: Pair; lastOf: string[] },
) =>
  mail('repeat_due', {
    subject: [
      d.step === 'day'
        ? `Tomorrow we order for you (${dateText(d.on, 'en')})`
        : `Your next order is on ${dateText(d.on, 'en')}`,
      d.step === 'day'
        ? `明日（${dateText(d.on, 'ja')}）に定期注文を行います`
        : `次回の定期注文は${dateText(d.on, 'ja')}です`,
    ],
    text: [
      [
        `Dear ${d.name}, we will order these products for you on ${dateText(d.on, 'en')}. You do not have to do anything.`,
        'If you have enough for now, use the link below to skip, delay, change or stop, without signing in.',
        d.lastOf.length > 0 &&
          `This is the last order that your recipe allows for ${listedInSentence(d.lastOf, 'en')}. Ask your doctor for a new recipe in time.`,
      ],
      [
        `${d.name} 様`,
        `${dateText(d.on, 'ja')}に以下の商品を注文します。お手続きは必要ありません。`,
        'まだ残っている場合は、下のリンクからログインせずにスキップ・延期・変更・停止できます。',
        d.lastOf.length > 0 &&
          `${listedInSentence(d.lastOf, 'ja')}は、レシピで注文できる最後の回です。早めに担当医へ新しいレシピをご依頼ください。`,
      ],
    ],
    facts: [
      [['Order on', 'ご注文日'], dateInBoth(d.on)],
      ...itemFacts(d.items, d.currency),
      ...sumFacts(d.expected?.sums ?? [], d.currency),
      sentTo(d),
      [['Payment', 'お支払い'], d.payment],
    ],
    button: seePlan(d),
    after: [
      `${extras(d)[0]} If a price rises by more than 10%, we will ask you first.`,
      `${extras(d)[1]}価格が10%を超えて上がった場合は、先にご確認をお願いします。`,
    ],
  })

/** To the patient, instead of that: the recipe ends before the order. */
export const repeatEndingMail = (d: RepeatMail & { on: string; endsOn: string }) =>
  mail('repeat_ending', {
    subject: [
      'Your recipe ends before your next order',
      '次回の定期注文の前にレシピの有効期限が切れます',
    ],
    text: [
      `Dear ${d.name}, your next order was planned for ${dateText(d.on, 'en')}, but the recipe is valid until ${dateText(d.endsOn, 'en')}. The order is not placed unless your doctor renews the recipe. Ask your doctor in time if you still need the product.`,
      `${d.name} 様\n次回のご注文は${dateText(d.on, 'ja')}の予定ですが、レシピの有効期限は${dateText(d.endsOn, 'ja')}です。担当医が更新しない場合、この注文は行われません。引き続き必要な場合は、早めに担当医へご依頼ください。`,
    ],
    facts: itemFacts(d.items, d.currency),
    button: seePlan(d),
  })

/** To the patient: nothing is ordered before they have agreed or put something right. */
export const repeatPausedMail = (d: RepeatMail & { reason: PauseReason }) =>
  mail('repeat_paused', {
    subject:
      d.reason === 'confirm_payment' || d.reason === 'price' || d.reason === 'product_changed'
        ? ['Confirm your next order', '次回の定期注文のご確認']
        : ['Your repeat is paused', '定期注文を休止しました'],
    text: [
      [`Dear ${d.name},`, pausedTexts[d.reason][0]],
      [`${d.name} 様`, pausedTexts[d.reason][1]],
    ],
    facts: itemFacts(d.items, d.currency),
    ...nextStep(d),
  })

/** What puts it right; what a link may not choose needs a sign-in, and the link still stops it. */
function nextStep(d: RepeatMail & { reason: PauseReason }): {
  button: [Pair, string]
  after?: Pair
} {
  const decision = decisions[d.reason]
  if (decision) return { button: [decision, d.url] }
  const choice = choices[d.reason]
  return choice
    ? { button: [choice, d.signInUrl], after: withoutSignIn(d) }
    : { button: seePlan(d) }
}

const decisions: Partial<Record<PauseReason, Pair>> = {
  confirm_payment: ['Confirm payment', 'お支払いを認証する'],
  price: ['See the new price', '新しい価格を確認する'],
  product_changed: ['See the new product', '新しい商品を確認する'],
  quantity: ['Change the quantity', '数量を変更する'],
  patient: ['Resume or change', '再開・変更する'],
}

const anotherCard: Pair = ['Choose another card', '別のカードを選択する']
const choices: Partial<Record<PauseReason, Pair>> = {
  payment_failed: anotherCard,
  card_removed: anotherCard,
  payment_unavailable: ['Choose how to pay', 'お支払い方法を選択する'],
  no_address: ['Add an address', 'お届け先を追加する'],
}

const withoutSignIn = ({ url }: RepeatMail): Pair => [
  `To skip or stop it without signing in: ${url}`,
  `ログインせずにスキップ・停止する場合：${url}`,
]

const pausedTexts: Record<PauseReason, Pair> = {
  patient: [
    'You have paused this repeat. Nothing is ordered until you resume it.',
    'この定期注文を休止しました。再開するまで注文されません。',
  ],
  payment_failed: [
    'Your card was declined three times, so we did not place the order and paused the repeat. Choose another card or payment method, then resume it.',
    'カードが3回承認されなかったため、注文は行わず定期注文を休止しました。別のカードまたはお支払い方法を選択してから再開してください。',
  ],
  card_removed: [
    'The card that pays for this repeat is no longer saved, so we did not place the order. Choose another one, then resume the repeat.',
    'この定期注文のお支払いに使うカードが保存されていないため、注文を行いませんでした。別のカードを選択してから再開してください。',
  ],
  payment_unavailable: [
    'The payment method of this repeat is no longer offered, so we did not place the order. Choose another one, then resume the repeat.',
    'この定期注文のお支払い方法が利用できなくなったため、注文を行いませんでした。別の方法を選択してから再開してください。',
  ],
  confirm_payment: [
    'Your bank asks you to confirm the card payment of your order. Nothing is ordered or charged until you do. Use the link below.',
    'カード会社が、ご注文のお支払いについてご本人の認証を求めています。認証が済むまで、注文も請求も行われません。下のリンクからお手続きください。',
  ],
  price: [
    'The price has risen by more than 10% since you agreed to it, so we did not place the order. See the new price and decide with the link below.',
    '同意いただいた価格から10%を超えて上がったため、注文を行いませんでした。下のリンクから新しい価格をご確認のうえ、お選びください。',
  ],
  product_changed: [
    'Your doctor has replaced this product in your recipe, so we did not place the order. See the new product and decide with the link below.',
    '担当医がレシピのこの商品を別の商品に変更したため、注文を行いませんでした。下のリンクから新しい商品をご確認のうえ、お選びください。',
  ],
  product_unavailable: [
    'This product is not available at the moment, so we did not place the order. Ask your doctor for another one, or resume the repeat later.',
    'この商品は現在お取り扱いがないため、注文を行いませんでした。担当医に別の商品をご相談いただくか、後日再開してください。',
  ],
  quantity: [
    'The quantity is above what can be ordered at a time, so we did not place the order. Choose a smaller one, then resume the repeat.',
    '数量が一度に注文できる上限を超えているため、注文を行いませんでした。数量を減らしてから再開してください。',
  ],
  recipe_on_hold: [
    'This product or its recipe is paused, so we did not place the order. Resume the repeat once the pause has ended.',
    'この商品が休止中、またはレシピが一時停止中のため、注文を行いませんでした。解除されたら、定期注文を再開してください。',
  ],
  stop_warning: [
    'This product may not suit an allergy on your record, so we did not place the order. Talk to your doctor before you take any more of it.',
    '登録されているアレルギーとこの商品が合わない可能性があるため、注文を行いませんでした。続けてお使いになる前に、担当医にご相談ください。',
  ],
  below_minimum: [
    'The order was below the minimum amount, so we did not place it. Choose a larger quantity or order other products too, then resume the repeat.',
    '最低ご注文金額に達していないため、注文を行いませんでした。数量を増やすか、ほかの商品と一緒にご注文のうえ、再開してください。',
  ],
  no_address: [
    'You have no delivery address, so we did not place the order. Add one, then resume the repeat.',
    'お届け先が登録されていないため、注文を行いませんでした。お届け先を追加してから再開してください。',
  ],
}

/** To the patient: what was due waits for stock. */
export const repeatWaitsMail = (d: RepeatMail) =>
  mail('repeat_waits', {
    subject: ['Your order is waiting for stock', '定期注文は入荷待ちです'],
    text: [
      `Dear ${d.name}, this product is out of stock. We will order it as soon as it is back. You can also skip this order.`,
      `${d.name} 様\nこの商品は在庫切れです。入荷しだい、注文いたします。今回の注文をスキップすることもできます。`,
    ],
    facts: itemFacts(d.items, d.currency),
    button: seePlan(d),
  })

/** To the patient: the card was declined and is tried again. */
export const repeatDeclinedMail = (d: RepeatMail & { again: string }) =>
  mail('repeat_declined', {
    subject: ['Your card was declined', 'カードが承認されませんでした'],
    text: [
      `Dear ${d.name}, your card was declined, so we did not place the order. We will try again on ${dateText(d.again, 'en')}. You can choose another card or skip this order before then.`,
      `${d.name} 様\nカードが承認されなかったため、注文は行われていません。${dateText(d.again, 'ja')}に再度決済を行います。それまでに別のカードを選択するか、今回の注文をスキップできます。`,
    ],
    facts: [...itemFacts(d.items, d.currency), [['Next try', '次回の決済'], dateInBoth(d.again)]],
    button: [anotherCard, d.signInUrl],
    after: withoutSignIn(d),
  })

/** To the patient: a repeat has ended. */
export const repeatStoppedMail = (d: RepeatMail & { reason: StopReason }) =>
  mail('repeat_stopped', {
    subject: ['Your repeat has ended', '定期注文を停止しました'],
    text: [
      [`Dear ${d.name},`, stoppedTexts[d.reason][0]],
      [`${d.name} 様`, stoppedTexts[d.reason][1]],
    ],
    facts: itemFacts(d.items, d.currency),
    button: [['View my recipes', 'レシピを見る'], d.url],
  })

const stoppedTexts: Record<StopReason, Pair> = {
  patient: [
    'You have stopped this repeat. Nothing more is ordered.',
    'この定期注文を停止しました。今後、注文は行われません。',
  ],
  admin: [
    'We have stopped this repeat. Nothing more is ordered. Contact us if you have a question.',
    'この定期注文を停止しました。今後、注文は行われません。ご不明な点はお問い合わせください。',
  ],
  doctor: [
    'Your doctor has stopped this product, so nothing more is ordered.',
    '担当医がこの商品を中止したため、今後、注文は行われません。',
  ],
  recipe_ended: [
    'The recipe has ended, so nothing more is ordered. Ask your doctor for a new one if you still need the product.',
    'レシピが終了したため、今後、注文は行われません。引き続き必要な場合は、担当医に新しいレシピをご依頼ください。',
  ],
  refills_used: [
    'All orders that the recipe allows have been placed. Ask your doctor for a new one if you still need the product.',
    'レシピで注文できる回数に達しました。引き続き必要な場合は、担当医に新しいレシピをご依頼ください。',
  ],
  doctor_changed: [
    'You have a new doctor, so nothing more is ordered from the recipes of the one before.',
    '担当医が変わったため、以前の担当医のレシピからは、今後、注文は行われません。',
  ],
  account_closed: [
    'Your account is not active, or you have asked to delete it, so nothing more is ordered.',
    'アカウントの利用停止、または削除のご依頼により、今後、注文は行われません。',
  ],
}

/** Which address, not its lines: a mail is read anywhere. */
const sentTo = ({ expected }: Priced): Fact => [
  ['Sent to', 'お届け先'],
  expected
    ? [
        'Your default address. Sign in to check or change it.',
        'いつもの住所（ログインすると確認・変更できます）',
      ]
    : ['No address yet. Sign in to add one.', '未登録（ログインして追加してください）'],
]

const extras = ({ expected }: Priced): Pair =>
  expected
    ? [
        'The total is what the order would cost today, with delivery and tax.',
        '合計は、本日ご注文いただいた場合の送料・税込みの金額です。',
      ]
    : [
        'Delivery is extra, and so is tax where the price does not include it. Your discounts are applied when it is ordered.',
        '価格のほかに送料と、価格に含まれない税がかかります。割引は注文時に適用されます。',
      ]

const seePlan = ({ url }: RepeatMail): [Pair, string] => [
  ['Skip, delay, change or stop', 'スキップ・延期・変更・停止'],
  url,
]
