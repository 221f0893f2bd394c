import { defineMessages } from '@officina/ui/text'

export const repeatWords = defineMessages({
  title: ['Repeats', '定期注文'],
  lead: [
    'Products that are ordered for you automatically. You get an email 7 days and 1 day before each order.',
    '自動的に注文される商品です。毎回、注文の7日前と前日にメールでお知らせします。',
  ],
  sentTo: (address: string) => [
    `Sent to your default address: ${address}`,
    `お届け先（いつもの住所）：${address}`,
  ],
  changeAddress: ['Change addresses', '住所を変更'],
  empty: ['Nothing on repeat', '定期注文はありません'],
  emptyText: [
    'Turn on a repeat for a product in your recipe, and we order it for you.',
    'レシピの商品を定期注文にすると、自動的に注文します。',
  ],
  toRecipes: ['View my recipes', 'レシピを見る'],
  shipment: (date: string) => [`Order on ${date}`, `${date}のご注文`],
  paused: ['Paused', '休止中'],
  lastPlaced: ['Last order placed', '最後の回を注文済み'],
  ended: ['Ended in the last 30 days', '過去30日間に停止した定期注文'],
  every: (weeks: number) => [`Every ${weeks} weeks`, `${weeks}週間ごと`],
  runsOut: ['Before it runs out', 'なくなる前に'],
  next: ['Next order', '次回のご注文'],
  together: (date: string) => [`${date}, together with others`, `${date}（ほかの商品と一緒に）`],
  price: ['Price', '価格'],
  packs: (n: number) => [n === 1 ? '1 pack' : `${n} packs`, `${n}点`],
  often: ['How often', '頻度'],
  payment: ['Payment', 'お支払い'],
  invoice: ['Invoice', '請求書払い'],
  card: ['Saved card', '保存済みのカード'],
  cardEnding: (brand: string, last4: string) => [
    `${brand} ending in ${last4}`,
    `${brand}（末尾${last4}）`,
  ],
  left: (n: number) => [
    n === 1 ? '1 order left on the recipe' : `${n} orders left on the recipe`,
    `レシピで注文できる残り回数：${n}回`,
  ],
  fromRecipe: (label: string, doctor: string) => [
    `From “${label}” by Dr ${doctor}`,
    `${doctor}先生のレシピ「${label}」`,
  ],
  beforeExtras: [
    'Delivery is extra, and so is tax where the price does not include it. Your discounts are applied when it is ordered.',
    '価格のほかに送料と、価格に含まれない税がかかります。割引は注文時に適用されます。',
  ],
  total: (amount: string) => [
    `Total if ordered today: ${amount}, with delivery and tax`,
    `本日のご注文の場合の合計：${amount}（送料・税込み）`,
  ],
  endsBefore: (day: string) => [
    `The recipe is valid until ${day}, so this order is not placed unless your doctor renews it.`,
    `レシピの有効期限は${day}です。担当医が更新しない場合、この注文は行われません。`,
  ],
  waitsStock: [
    'Waiting for stock. We order it as soon as the product is back.',
    '入荷待ちです。入荷しだい、注文します。',
  ],
  waitsCard: (date: string) => [
    `Your card was declined. We will try again on ${date}.`,
    `カードが承認されませんでした。${date}に再度決済を行います。`,
  ],
  lastOrdered: [
    'The last order of the recipe is placed. The repeat ends once it has shipped.',
    'レシピで注文できる最後の回を承りました。発送後に定期注文は終了します。',
  ],
  charging: ['Your payment is being processed.', 'お支払いを処理しています。'],
  confirming: [
    'Your bank asks you to confirm the payment. Nothing is ordered before you do.',
    'カード会社が本人認証を求めています。認証が済むまで注文されません。',
  ],
  resumesOn: (date: string) => [
    `If you resume it now, the next order is planned for ${date}.`,
    `今再開すると、次回のご注文は${date}の予定です。`,
  ],
  reasons: {
    patient: ['You have paused it.', 'ご自身で休止しました。'],
    payment_failed: [
      'Your card was declined three times. Choose another payment method, then resume.',
      'カードが3回承認されませんでした。お支払い方法を変更してから再開してください。',
    ],
    card_removed: [
      'The card is no longer saved. Choose another payment method, then resume.',
      'カードが保存されていません。お支払い方法を変更してから再開してください。',
    ],
    payment_unavailable: [
      'The payment method is no longer offered. Choose another one, then resume.',
      'お支払い方法が利用できなくなりました。変更してから再開してください。',
    ],
    confirm_payment: [
      'Your bank asks you to confirm the card payment.',
      'カード会社が、ご本人の認証を求めています。',
    ],
    price: [
      'The price has risen by more than 10%. Nothing is ordered until you agree.',
      '価格が10%を超えて上がりました。同意いただくまで注文されません。',
    ],
    product_changed: [
      'Your doctor has replaced this product. Nothing is ordered until you agree.',
      '担当医が別の商品に変更しました。同意いただくまで注文されません。',
    ],
    product_unavailable: [
      'This product is not available at the moment.',
      'この商品は現在お取り扱いがありません。',
    ],
    quantity: [
      'The quantity is above the limit. Choose a smaller one, then resume.',
      '数量が上限を超えています。減らしてから再開してください。',
    ],
    recipe_on_hold: [
      'This product or its recipe is paused.',
      'この商品が休止中か、レシピが一時停止中です。',
    ],
    stop_warning: [
      'This product may conflict with an allergy on your record. Talk to your doctor.',
      '登録されているアレルギーと合わない可能性があります。担当医にご相談ください。',
    ],
    below_minimum: ['The order was below the minimum amount.', '最低ご注文金額に達していません。'],
    no_address: [
      'Add a delivery address, then resume.',
      'お届け先を追加してから再開してください。',
    ],
    admin: ['We stopped it.', '運営が停止しました。'],
    doctor: ['Your doctor has stopped this product.', '担当医がこの商品を中止しました。'],
    recipe_ended: ['The recipe has ended.', 'レシピが終了しました。'],
    refills_used: [
      'All orders of the recipe have been placed.',
      'レシピで注文できる回数に達しました。',
    ],
    doctor_changed: ['You have a new doctor.', '担当医が変わりました。'],
    account_closed: [
      'Your account was not active, or you asked to delete it.',
      'アカウントの利用停止、または削除のご依頼により停止しました。',
    ],
  },
  stoppedByYou: ['You have stopped it.', 'ご自身で停止しました。'],
  newPrice: (before: string, now: string) => [
    `${before} → ${now} per pack`,
    `1点 ${before} → ${now}`,
  ],
  offered: (title: string, price: string) => [
    `New: ${title}, ${price} per pack`,
    `変更後：${title}（1点 ${price}）`,
  ],
  cancel: ['Cancel', 'キャンセル'],
})

/** What is done to a repeat: button, name for screen readers, question, what follows, and what was done. */
export const actionWords = defineMessages({
  skip: ['Skip next', '次回をスキップ'],
  delay: ['Change date', '日付を変更'],
  change: ['Edit', '内容を変更'],
  pause: ['Pause', '休止する'],
  resume: ['Resume', '再開する'],
  stop: ['Stop', '停止する'],
  confirm: ['Agree', '同意する'],
  confirmPayment: ['Confirm payment', 'お支払いを認証'],
  of: (verb: string, title: string) => [`${verb}: ${title}`, `${verb}：${title}`],
  skipTitle: (title: string) => [
    `Skip the next order of ${title}?`,
    `${title}の次回の注文をスキップしますか？`,
  ],
  skipText: (date: string) => [
    `The order of ${date} is left out. The one after it comes as planned.`,
    `${date}の注文を見送ります。その次の回は予定どおり注文されます。`,
  ],
  stopTitle: (title: string) => [
    `Stop the repeat of ${title}?`,
    `${title}の定期注文を停止しますか？`,
  ],
  stopText: [
    'Nothing more is ordered. You can turn it on again from the recipe.',
    '今後、注文は行われません。レシピの画面からもう一度開始できます。',
  ],
  delayTitle: (title: string) => [`When should ${title} be ordered next?`, `${title}の次回注文日`],
  day: ['Next order on', '次回注文日'],
  saveDay: ['Save date', '日付を保存'],
  changeTitle: (title: string) => [`Edit the repeat of ${title}`, `${title}の定期注文を変更`],
  save: ['Save changes', '変更を保存'],
  done: {
    skip: (title: string) => [
      `Next order of ${title} skipped.`,
      `${title}の次回の注文をスキップしました。`,
    ],
    delay: (title: string) => [`Date of ${title} changed.`, `${title}の注文日を変更しました。`],
    change: (title: string) => [
      `Repeat of ${title} changed.`,
      `${title}の定期注文を変更しました。`,
    ],
    pause: (title: string) => [`Repeat of ${title} paused.`, `${title}の定期注文を休止しました。`],
    resume: (title: string) => [
      `Repeat of ${title} resumed.`,
      `${title}の定期注文を再開しました。`,
    ],
    stop: (title: string) => [`Repeat of ${title} stopped.`, `${title}の定期注文を停止しました。`],
    confirm: (title: string) => [
      `Repeat of ${title} continues.`,
      `${title}の定期注文を継続します。`,
    ],
  },
})

export const turnOnWords = defineMessages({
  open: ['Repeat', '定期注文'],
  openOf: (title: string) => [`Repeat ${title}`, `${title}を定期注文にする`],
  on: ['On repeat', '定期注文中'],
  title: (title: string) => [`Order ${title} automatically`, `${title}を自動で注文`],
  often: ['How often', '頻度'],
  quantity: ['Packs each time', '1回の数量'],
  first: ['First order on', '初回注文日'],
  firstHelp: (date: string) => [`From ${date}.`, `${date}以降の日付を選択してください。`],
  runsOutHelp: (date: string) => [
    `Based on what you have now, the first order is on ${date}. We check again before each order.`,
    `現在の残りから、初回は${date}の予定です。注文のたびに計算し直します。`,
  ],
  payment: ['Payment', 'お支払い方法'],
  invoice: ['Invoice', '請求書払い'],
  card: (brand: string, last4: string) => [
    `${brand} ending in ${last4}`,
    `${brand}（末尾${last4}）`,
  ],
  choose: ['Choose', '選択してください'],
  choosePayment: ['Choose how to pay.', 'お支払い方法を選択してください。'],
  noCards: [
    'To pay by card, save a card with your next order.',
    'カードで支払うには、次回のご注文時にカードを保存してください。',
  ],
  consent: ['Your consent', '同意'],
  agreeFirst: ['Tick this to turn the repeat on.', '開始するにはチェックを入れてください。'],
  verb: ['Turn on repeat', '定期注文を開始'],
  done: (title: string) => [`${title} is on repeat.`, `${title}の定期注文を開始しました。`],
})
