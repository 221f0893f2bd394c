import { type StatusKind, sentence, statusOf, statusTones } from '@officina/shared/status/words'

/** What can go wrong in the domain. Knows no HTTP: `http/errors.ts` maps kinds to statuses. */
export type ErrorKind =
  | 'not_found'
  | 'forbidden'
  | 'conflict'
  | 'gone'
  | 'invalid'
  | 'throttled'
  | 'unavailable'
  | 'unauthenticated'

export type Texts = { en: string; ja: string }

export class DomainError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly texts: Texts
  readonly fields: Record<string, Texts[]> | undefined
  readonly extra: Record<string, unknown>
  constructor(
    kind: ErrorKind,
    code: string,
    texts: Texts,
    options: { fields?: Record<string, Texts[]>; extra?: Record<string, unknown> } = {},
  ) {
    super(`${code}: ${texts.en}`)
    this.kind = kind
    this.code = code
    this.texts = texts
    this.fields = options.fields
    this.extra = options.extra ?? {}
  }
}

/** No such thing, or not yours: the two are indistinguishable. */
export const notFound = () =>
  new DomainError('not_found', 'NOT_FOUND', { en: 'Not found.', ja: '見つかりません。' })

/** Nobody is signed in: 401, after which a browser shows the sign-in page. */
export const unauthenticated = (): DomainError =>
  new DomainError('unauthenticated', 'UNAUTHENTICATED', {
    en: 'Unauthenticated.',
    ja: 'ログインしてください。',
  })

export const forbidden = (
  code = 'FORBIDDEN',
  texts: Texts = { en: 'You are not allowed to do this.', ja: 'この操作を行う権限がありません。' },
) => new DomainError('forbidden', code, texts)

export const conflict = (code: string, texts: Texts, extra?: Record<string, unknown>) =>
  new DomainError('conflict', code, texts, extra ? { extra } : {})

export const gone = (
  code: 'TOKEN_EXPIRED' | 'TOKEN_USED' | 'INVITE_REVOKED',
  texts: Texts = {
    en: 'This link has expired or was already used. Request a new one.',
    ja: 'リンクの有効期限が切れているか、すでに使用されています。もう一度お手続きください。',
  },
) => new DomainError('gone', code, texts)

/** Refusal at one field. */
export const invalid = (
  field: string,
  code: string,
  texts: Texts,
  extra?: Record<string, unknown>,
) =>
  new DomainError('invalid', code, texts, {
    fields: { [field]: [texts] },
    ...(extra ? { extra } : {}),
  })

/** Refusal at several fields at once. */
export function invalidFields(
  fields: Record<string, Texts>,
  code = 'VALIDATION_FAILED',
  extra?: Record<string, unknown>,
): DomainError {
  const first = Object.values(fields)[0] ?? {
    en: 'Some fields are not valid. Check the marked fields.',
    ja: '入力内容に誤りがあります。エラーが表示された項目をご確認ください。',
  }
  const lists = Object.fromEntries(Object.entries(fields).map(([key, texts]) => [key, [texts]]))
  return new DomainError('invalid', code, first, { fields: lists, ...(extra ? { extra } : {}) })
}

/** Asks every check and refuses the fields of all of them at once; one refusal alone keeps its code. */
export async function assertAll(...checks: (() => unknown)[]): Promise<void> {
  const refused: DomainError[] = []
  for (const check of checks)
    try {
      await check()
    } catch (error) {
      if (!(error instanceof DomainError) || !error.fields) throw error
      refused.push(error)
    }
  const [first, ...more] = refused
  if (!first) return
  if (more.length === 0) throw first
  const fields = Object.assign({}, ...refused.map((each) => each.fields))
  throw new DomainError('invalid', 'VALIDATION_FAILED', first.texts, { fields })
}

/** Words of an entity for people, and whose statuses it has. */
const people: Record<string, [noun: string, kind: StatusKind]> = {
  administrator: ['administrator', 'admin'],
  fulfilment: ['order', 'fulfilment'],
  'news item': ['announcement', 'news'],
  'order line': ['line', 'order_line'],
  product: ['product', 'product'],
  questionnaire: ['questionnaire', 'questionnaire_answer'],
  'questionnaire version': ['questionnaire', 'recipe'],
  set: ['template', 'recipe'],
  refund: ['refund', 'refund'],
  settlement: ['statement', 'settlement'],
  shipment: ['parcel', 'shipment'],
  template: ['template', 'recipe'],
}

export function invalidTransition(
  entity: string,
  from: string,
  to: string,
  allowed: readonly string[],
): DomainError {
  const [noun, kind] = people[entity] ?? [entity, entity as StatusKind]
  const word = (locale: 'en' | 'ja') =>
    kind in statusTones ? statusOf(kind, from, locale).label : sentence(from)
  const texts =
    from === to
      ? {
          en: `This ${noun} is already ${word('en').toLowerCase()}.`,
          ja: 'この操作はすでに行われています。ページを再読み込みしてください。',
        }
      : {
          en: `The status of this ${noun} is “${word('en')}”, so this is not possible. Reload the page.`,
          ja: `現在の状態（${word('ja')}）ではこの操作を行えません。ページを再読み込みしてください。`,
        }
  return new DomainError('conflict', 'INVALID_TRANSITION', texts, { extra: { allowed, from } })
}

export const revisionConflict = (changedBy: string | null, changedAt: Date) =>
  new DomainError(
    'conflict',
    'REVISION_CONFLICT',
    {
      en: 'Someone else has changed this since you opened it. Load the latest version.',
      ja: 'ほかの方が内容を変更しました。最新の内容を読み込んでください。',
    },
    { extra: { changed_by: changedBy, changed_at: changedAt.toISOString() } },
  )

/** Nothing is wrong with the call, it only comes at a bad moment: try again. */
export const unavailable = () =>
  new DomainError('unavailable', 'SERVICE_UNAVAILABLE', {
    en: 'The service is not available right now. Try again shortly.',
    ja: '現在サービスをご利用いただけません。しばらくしてからお試しください。',
  })

/** `limit`: how many are taken before one must wait. */
export const throttled = (retryAfterSeconds: number, limit: number) =>
  new DomainError(
    'throttled',
    'RATE_LIMITED',
    { en: 'Too Many Attempts.', ja: '試行回数が多すぎます。しばらくしてからお試しください。' },
    { extra: { retryAfter: retryAfterSeconds, limit } },
  )
