import { defineMessages } from './text.tsx'

type Told = {
  message?: unknown
  code?: unknown
  status?: unknown
  body?: { error_code?: unknown } | null
  handled?: unknown
}

/** Undefined only where there may be no error. */
type Words<E> = string | ([Extract<E, null | undefined>] extends [never] ? never : undefined)

/**
 * What people read of a failed call, in the language of the page; undefined where there is no error, and nothing of one
 * that has led to another page. The client's own error object stays as the specification says, also when no answer came:
 * status 500, "Internal Server Error".
 */
export function errorText<E>(error: E): Words<E> {
  if (error === undefined || error === null) return undefined as Words<E>
  const t = words()
  const { message, status, handled } = error as Told
  if (handled && (status === 401 || status === 419)) return ''
  if (isSilent(error)) return t.unreachable
  if (codeOf(error) === 'BAD_ANSWER') return t.unreadable
  if (codeOf(error) === 'PAGE_EXPIRED') return t.expired
  return typeof message === 'string' ? message : String(error)
}

/** The same of what is saved again by itself: nobody has to try. */
export function saveErrorText<E>(error: E): Words<E> {
  return isSilent(error) ? words().kept : errorText(error)
}

/** The same for what could not be loaded: nothing has been typed there. */
export function loadErrorText<E>(error: E): Words<E> {
  const t = words()
  return isUnreachable(error) ? t.notLoaded : errorText(error)
}

/** Whether it is the connection, or a server that is away, and so worth trying again. */
export function isUnreachable(error: unknown): boolean {
  const { status } = (error ?? {}) as Told
  const isAway = status === 502 || status === 503 || status === 504
  return codeOf(error) === 'NETWORK' || isAway || isCodeMissing(error)
}

/** Whether no words came with it: what is away for a while says so itself. */
const isSilent = (error: unknown): boolean => isUnreachable(error) && (error as Told).status !== 503

/** Whether the code of a page could not be fetched, in the words of Chromium, Firefox and Safari. */
export const isCodeMissing = (error: unknown): boolean =>
  /dynamically imported module|Importing a module|module script/.test(
    String((error as Told | null | undefined)?.message),
  )

const codeOf = (error: unknown): unknown => {
  const { code, body } = (error ?? {}) as Told
  return code ?? body?.error_code
}

const words = () => messages[globalThis.document?.documentElement.lang === 'ja' ? 'ja' : 'en']

const messages = defineMessages({
  unreachable: [
    'The server cannot be reached. What you typed is still here. Try again.',
    'サーバーに接続できません。入力した内容は残っています。もう一度お試しください。',
  ],
  kept: [
    'The server cannot be reached. What you typed is still here.',
    'サーバーに接続できません。入力した内容は残っています。',
  ],
  notLoaded: [
    'The server cannot be reached. This page loads when the connection is back.',
    'サーバーに接続できません。接続が戻ると自動的に読み込みます。',
  ],
  unreadable: [
    'The server sent an unreadable response. Try again.',
    'サーバーの応答を読み取れませんでした。もう一度お試しください。',
  ],
  expired: [
    'This page has expired. Try again. If it fails again, allow cookies for this site. What you typed is still here.',
    'ページの有効期限が切れていました。もう一度お試しください。それでもうまくいかない場合は、このサイトのCookieを許可してください。入力した内容はそのまま残っています。',
  ],
})
