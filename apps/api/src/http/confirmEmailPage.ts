import type { Guard, Locale } from '../context.ts'
import type { Verified } from '../entities/account/verifyEmail.ts'
import { escapeHtml } from '../mail/layout.ts'
import { HtmlReply } from './replies.ts'

/**
 * What the link of a mail opens: a button that makes the call. Mail scanners follow links, so following one must
 * change nothing. Without `link` the page says that it does not work (410).
 */
export function confirmEmailPage(
  locale: Locale,
  brand: string,
  link: Verified | undefined,
): HtmlReply {
  const page = (nonce: string, content: string) => pageWith(locale, brand, nonce, content)
  return link
    ? new HtmlReply(200, (nonce) => page(nonce, buttonOf(texts[locale], link, nonce)))
    : new HtmlReply(410, (nonce) => page(nonce, `<p>${texts[locale].expired}</p>`))
}

const homes: Record<Guard, string> = {
  doctor: '/doctors/top',
  patient: '/user/top',
  admin: '/admins/approve-doctor',
}

const pageWith = (locale: Locale, brand: string, nonce: string, content: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/brand/mark.svg" type="image/svg+xml"><title>${texts[locale].title} - ${escapeHtml(brand)}</title><style nonce="${nonce}">${styles}</style></head><body><main><h1>${texts[locale].title}</h1>${content}</main></body></html>`

const buttonOf = (t: Texts, { email, role }: Verified, nonce: string) =>
  `<div id="ask"><p>${t.ask(escapeHtml(email))}</p><button type="button">${t.confirm}</button><noscript><p>${t.noScript}</p></noscript></div>
<p id="done" role="status" hidden>${t.done(escapeHtml(email))}</p><p id="next" hidden><a href="${homes[role]}">${t.next}</a></p>
<p id="expired" role="alert" hidden>${t.expired}</p><p id="taken" role="alert" hidden>${t.taken}</p><p id="failed" role="alert" hidden>${t.failed}</p>
<script nonce="${nonce}">(${confirm.toString()})()</script>`

/** Runs in the page: uses nothing from around it. */
function confirm(): void {
  const page = globalThis as unknown as Page
  const show = (id: string, isShown = true) => {
    page.document.getElementById(id).hidden = !isShown
  }
  const button = page.document.querySelector('button')
  button.addEventListener('click', async () => {
    button.disabled = true
    show('failed', false)
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
    const answer = await page.fetch(page.location.pathname, { headers }).catch(() => undefined)
    button.disabled = false
    if (!answer?.ok && answer?.status !== 410 && answer?.status !== 409) return show('failed')
    show('ask', false)
    if (!answer.ok) return show(answer.status === 409 ? 'taken' : 'expired')
    show('done')
    show('next')
  })
}

/** What of a page is used here; the server's own types do not know it. */
type Page = {
  document: {
    getElementById(id: string): { hidden: boolean }
    querySelector(name: 'button'): {
      disabled: boolean
      addEventListener(event: 'click', listener: () => Promise<void>): void
    }
  }
  location: { pathname: string }
  fetch: typeof fetch
}

type Texts = (typeof texts)['en']
const texts = {
  en: {
    title: 'Confirm your email address',
    ask: (email: string) => `From now on you will sign in with <b>${email}</b>.`,
    confirm: 'Confirm this address',
    noScript: 'Turn on JavaScript in this browser to confirm the address.',
    done: (email: string) =>
      `Your email address was changed. Sign in with <b>${email}</b> from now on.`,
    next: 'Go to home',
    expired:
      'This link has expired or was replaced. Change your email address again to get a new one.',
    taken:
      'This email address is already in use, so nothing was changed. Choose a different address, or contact your clinic or us.',
    failed: 'The address was not changed yet. Check your connection and try again.',
  },
  ja: {
    title: 'メールアドレスのご確認',
    ask: (email: string) => `今後は <b>${email}</b> でログインするように変更します。`,
    confirm: 'メールアドレスを確認する',
    noScript: '確認するには、ブラウザーのJavaScriptを有効にしてください。',
    done: (email: string) =>
      `メールアドレスを変更しました。今後は <b>${email}</b> でログインしてください。`,
    next: 'ホームへ移動する',
    expired:
      'リンクの有効期限が切れているか、無効になっています。もう一度変更の手続きをしてください。',
    taken:
      'このメールアドレスはすでに登録されているため、変更できませんでした。別のメールアドレスをご指定いただくか、クリニックまたは運営までご連絡ください。',
    failed: 'メールアドレスはまだ変更されていません。接続を確認して、もう一度お試しください。',
  },
}

const styles = `body{margin:0;background:#FAF8F3;color:#1C2421;font:16px/1.5 system-ui,sans-serif}main{max-width:480px;margin:64px auto;padding:0 16px;overflow-wrap:anywhere}h1{font:28px Palatino,serif;color:#1E5B47;margin:0 0 16px}button{min-height:44px;padding:8px 20px;border:0;border-radius:8px;background:#1E5B47;color:#fff;font:inherit;font-weight:600;cursor:pointer}button:disabled{opacity:.6}button:focus-visible,a:focus-visible{outline:3px solid #1E5B47;outline-offset:2px}a{color:#1E5B47}@media(prefers-color-scheme:dark){body{background:#101613;color:#E8ECE9}h1,a{color:#8CCFB4}button{background:#8CCFB4;color:#101613}button:focus-visible,a:focus-visible{outline-color:#8CCFB4}}`
