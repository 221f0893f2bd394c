import type { TestBankCheckout } from '../db/schema/testBank.ts'
import { formatMoney } from '../entities/money.ts'
import { escapeHtml } from '../mail/layout.ts'
import type { PaymentStatus } from '../payments/port.ts'
import { type Telling, type TestCard, tellings, testCards } from '../payments/testBank/cards.ts'

const en = {
  title: 'Pay with a test card',
  banner: 'Test bank: no money moves, and no card number is asked for.',
  order: 'Order',
  card: 'Card',
  cards: {
    works: 'Payment succeeds',
    declines: 'Payment is declined: insufficient funds',
    asks: 'Bank asks for confirmation (3-D Secure)',
    refunds_fail: 'Payment succeeds, refunds fail later',
  } satisfies Record<TestCard['does'], string>,
  telling: 'Notification of the shop',
  tellings: {
    at_once: 'At once',
    late: '15 seconds late',
    twice: 'Twice',
    out_of_order: 'Two, out of order',
    never: 'Never (lost)',
  } satisfies Record<Telling, string>,
  pay: (amount: string) => `Pay ${amount}`,
  back: 'Return to the shop without paying',
  declined: 'The card was declined. Choose another card.',
  confirm: 'Your bank asks you to confirm this payment.',
  yes: 'Confirm payment',
  no: 'Refuse payment',
  over: 'This payment page is closed. Return to the shop.',
}
const ja: typeof en = {
  title: 'テストカードでのお支払い',
  banner: 'テスト銀行です。実際の支払いは発生せず、カード番号の入力もありません。',
  order: 'ご注文',
  card: 'カード',
  cards: {
    works: '支払いが成功する',
    declines: '残高不足で拒否される',
    asks: '本人確認を求められる（3Dセキュア）',
    refunds_fail: '支払いは成功し、返金が後から失敗する',
  },
  telling: 'ショップへの通知',
  tellings: {
    at_once: 'すぐに送る',
    late: '15秒遅れて送る',
    twice: '2回送る',
    out_of_order: '2件を逆順で送る',
    never: '送らない（紛失）',
  },
  pay: (amount) => `${amount}を支払う`,
  back: '支払わずにショップへ戻る',
  declined: 'カードが拒否されました。別のカードを選択してください。',
  confirm: 'カード会社がお支払いの確認を求めています。',
  yes: '支払いを承認する',
  no: '支払いを拒否する',
  over: 'このお支払いページは終了しました。ショップへお戻りください。',
}

/** The bank's page: plain HTML, one form, no script. */
export function renderTestBank(
  checkout: TestBankCheckout,
  status: PaymentStatus,
  nonce: string,
): string {
  const t = checkout.locale === 'ja' ? ja : en
  const amount = formatMoney(checkout.amount, checkout.currency, checkout.locale)
  return `<!doctype html><html lang="${checkout.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/brand/mark.svg" type="image/svg+xml"><title>${t.title}</title><style nonce="${nonce}">${styles}</style></head><body><p class="banner">${t.banner}</p><main><h1>${t.title}</h1><p class="order">${t.order} ${escapeHtml(checkout.number)}</p><p class="amount">${amount}</p><form method="post">${formOf(checkout, status, amount)}<button name="do" value="back" class="quiet">${t.back}</button></form></main></body></html>`
}

function formOf({ locale, failure }: TestBankCheckout, status: PaymentStatus, amount: string) {
  const t = locale === 'ja' ? ja : en
  if (status === 'processing')
    return `<p role="alert">${t.confirm}</p><button name="do" value="confirm">${t.yes}</button><button name="do" value="refuse" class="quiet">${t.no}</button>`
  if (status !== 'open') return `<p role="alert">${t.over}</p>`
  const alert = failure ? `<p role="alert" class="bad">${t.declined}</p>` : ''
  const cards = testCards.map(({ last4, does }) =>
    radio('card', last4, `•••• ${last4}`, t.cards[does]),
  )
  const when = tellings.map((each) => radio('telling', each, t.tellings[each]))
  return `${alert}<fieldset><legend>${t.card}</legend>${cards.join('')}</fieldset><details><summary>${t.telling}</summary><fieldset><legend>${t.telling}</legend>${when.join('')}</fieldset></details><button name="do" value="pay">${t.pay(amount)}</button>`
}

const radio = (name: string, value: string, label: string, more = '') =>
  `<label><input type="radio" name="${name}" value="${value}"${['4242', 'at_once'].includes(value) ? ' checked' : ''}><span>${label}${more ? `<small>${more}</small>` : ''}</span></label>`

const styles = `body{margin:0;background:#FAF8F3;color:#1C2421;font:16px/1.5 system-ui,sans-serif}.banner{margin:0;padding:8px 16px;background:#8A5A00;color:#fff;text-align:center}main{max-width:440px;margin:24px auto;padding:0 16px}h1{font:28px Palatino,serif;color:#1E5B47;margin:0}.order{color:#56615B;margin:8px 0 0}.amount{font-size:28px;margin:0 0 16px}fieldset{border:1px solid #E3DFD5;border-radius:12px;background:#fff;margin:0 0 12px;padding:8px 16px}legend{padding:0 4px;font-weight:600}label{display:flex;gap:12px;align-items:center;min-height:44px;cursor:pointer}small{display:block;color:#56615B;font-size:14px}summary{min-height:44px;line-height:44px;cursor:pointer}button{display:block;width:100%;min-height:48px;margin:8px 0;border:0;border-radius:12px;background:#1E5B47;color:#fff;font:inherit;font-weight:600;cursor:pointer}.quiet{background:none;color:#1E5B47}[role=alert]{padding:12px 16px;border-radius:12px;background:#EFEBE0;margin:0 0 12px}.bad{background:#FBE9E7;color:#8C1D18}@media(prefers-color-scheme:dark){body{background:#101613;color:#E8ECE9}fieldset{background:#18201C;border-color:#2B352F}h1,.quiet{color:#8CCFB4}.order,small{color:#A3AFA8}button:not(.quiet){background:#8CCFB4;color:#101613}[role=alert]{background:#18201C}.bad{background:#3B1513;color:#F4B8B3}}`
