import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  products: ['Products', '商品'],
  order: ['Order for this patient', '代理注文'],
  steps: ['Steps of the order', '注文の手順'],
  toOrder: (n: number) => [
    n === 1 ? 'To the order (1)' : `To the order (${n})`,
    `注文へ（${n}点）`,
  ],
  added: (title: string) => [`${title} added to the order`, `「${title}」を注文に追加しました`],
  addRecipe: (name: string) => [`Add recipe “${name}”`, `レシピ「${name}」を追加`],
  addedRecipe: (number: string) => [
    `Recipe ${number} added to the order`,
    `レシピ${number}を注文に追加しました`,
  ],
  addedSome: ['Available products added to the order', '注文できる商品を追加しました'],
  fromRecipe: (number: string) => [`recipe ${number}`, `レシピ${number}`],
  empty: ['Nothing in this order yet', '商品がまだありません'],
  emptyText: [
    'Add a recipe or search for products on the left. The patient’s own cart is not changed.',
    '左側でレシピを追加するか、商品を検索してください。患者さんご自身のカートは変わりません。',
  ],
  emptyPhone: [
    'Add a recipe or search for products first. The patient’s own cart is not changed.',
    'レシピを追加するか、商品を検索してください。患者さんご自身のカートは変わりません。',
  ],
  quantityOf: (title: string) => [`Quantity of ${title}`, `${title}の数量`],
  remove: ['Remove', '削除'],
  removeName: (title: string) => [`Remove ${title}`, `${title}を削除`],
  acceptPrice: ['Accept new price', '新しい価格で注文する'],
  wait: ['Wait for it', '入荷を待つ'],
  take: (name: string, price: string) => [`Use ${name} (${price})`, `${name}（${price}）に変更`],
  method: ['Delivery', '配送方法'],
  subtotal: ['Subtotal', '小計'],
  delivery: ['Delivery', '送料'],
  free: ['Free', '無料'],
  tax: ['Tax', '消費税等'],
  taxIncluded: (name: string) => [`${name} included`, `うち${name}`],
  notCharged: (name: string) => [`${name} not charged`, '課税なし'],
  total: ['Total', '合計'],
  minOrder: (amount: string) => [
    `${amount} short of the minimum order.`,
    `最低ご注文金額まであと${amount}です。`,
  ],
  noAddress: [
    'This patient has no delivery address yet. Ask them to add one to their account.',
    'お届け先が登録されていません。患者さんにアカウントでの登録をご依頼ください。',
  ],
  send: ['Send payment link', 'お支払いリンクを送信'],
  sendTitle: (amount: string, name: string) => [
    `Send a payment link for ${amount} to ${name}?`,
    `${name}に${amount}のお支払いリンクを送信しますか？`,
  ],
  sendText: (email: string) => [
    `The link goes to ${email} and works for 72 hours. Nothing is ordered or reserved before it is paid.`,
    `${email} に、72時間有効なリンクを送信します。お支払いまでは、注文も在庫の確保も行われません。`,
  ],
  sent: (to: string) => [`Payment link sent to ${to}`, `${to} にお支払いリンクを送信しました`],
  place: ['Place on invoice', '請求書払いで注文'],
  placeTitle: (amount: string, name: string) => [
    `Place this order of ${amount} for ${name}?`,
    `${name}の注文（${amount}）を確定しますか？`,
  ],
  placeText: [
    'The patient gets a confirmation by email and an invoice with the parcel. How they agreed is kept with the order.',
    '患者さんに確認のメールをお送りし、請求書は商品に同封します。同意の内容は注文とともに保存されます。',
  ],
  consent: ['How the patient agreed', '同意の方法'],
  consentHelp: [
    'For example: By phone, she repeated the products and the total.',
    '例：お電話で、商品と合計金額をご本人が復唱のうえ同意。',
  ],
  consentMissing: ['Say how the patient agreed.', '同意の方法を入力してください。'],
  consentOn: ['Date of consent', '同意の日付'],
  dayMissing: ['Enter the date.', '日付を入力してください。'],
  placed: (number: string) => [`Order ${number} placed`, `注文${number}を承りました`],
  cannot: ['This patient cannot order yet', 'この患者さんはまだ注文できません'],
  cannotText: [
    'You can order for patients who have signed up and are active.',
    '代理注文は、登録が済んでいて利用中の患者さんに限られます。',
  ],
  readOnly: ['You cannot order at the moment', '現在、注文できません'],
  readOnlyText: [
    'Your account is suspended. You can still read everything.',
    'アカウントが利用停止中です。閲覧のみ可能です。',
  ],
})
