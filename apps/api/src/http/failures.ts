import type { Texts } from '../entities/errors.ts'

/** What a call may fail with before its handler, or outside any: a status and the body the contract says. */
export class Failure extends Error {
  readonly statusCode: number
  readonly code: string
  readonly texts: Texts
  constructor(statusCode: number, code: string, texts: Texts) {
    super(`${code}: ${texts.en}`)
    this.statusCode = statusCode
    this.code = code
    this.texts = texts
  }
}

/** The failure of a status, or one of the same status with a code and a sentence of its own. */
export function failure(status: FailureStatus, code?: string, texts?: Texts): Failure {
  const [usualCode, en, ja] = failures[status]
  return new Failure(status, code ?? usualCode, texts ?? { en, ja })
}

const failures = {
  400: ['BAD_REQUEST', 'The request cannot be read.', 'リクエストを読み取れませんでした。'],
  401: ['UNAUTHENTICATED', 'Unauthenticated.', 'Unauthenticated.'],
  403: ['FORBIDDEN', 'You are not allowed to do this.', 'この操作を行う権限がありません。'],
  404: ['NOT_FOUND', 'Not found.', 'Not found.'],
  405: [
    'METHOD_NOT_ALLOWED',
    'The method is not supported for this path.',
    'このパスではそのメソッドを使用できません。',
  ],
  408: [
    'REQUEST_TIMEOUT',
    'The request took too long.',
    '時間内に受信できませんでした。もう一度お試しください。',
  ],
  413: ['REQUEST_TOO_LARGE', 'The request is too large.', '送信するデータが大きすぎます。'],
  415: [
    'UNSUPPORTED_MEDIA_TYPE',
    'The content type is not supported.',
    'このデータ形式には対応していません。',
  ],
  416: [
    'RANGE_NOT_SATISFIABLE',
    'The file does not have this range.',
    '指定された範囲はファイルにありません。',
  ],
  419: ['CSRF_MISMATCH', 'CSRF token mismatch.', 'CSRF token mismatch.'],
  431: [
    'HEADERS_TOO_LARGE',
    'The request headers are too large.',
    'リクエストのヘッダーが大きすぎます。',
  ],
  500: ['SERVER_ERROR', 'Server Error', 'Server Error'],
} as const satisfies Record<number, readonly [code: string, en: string, ja: string]>
type FailureStatus = keyof typeof failures

export const isFailureStatus = (status: number): status is FailureStatus => status in failures

export const bodyOfFailure = ({ code, texts }: Failure, locale: 'en' | 'ja' = 'en') => ({
  message: texts[locale],
  error_code: code,
})
