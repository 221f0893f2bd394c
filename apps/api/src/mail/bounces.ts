/** What a provider says of a mail that was not delivered. `temporary` and `complaint` change nothing here. */
export type Bounce = {
  /** The `Message-ID` that we gave the mail. */
  messageId?: string | undefined
  recipient?: string | undefined
  kind: 'permanent' | 'temporary' | 'complaint'
  reason: string
}

type Json = Record<string, unknown>

/**
 * Bounces in the body of a provider's call: our own `{ message_id | recipient, kind, reason }` (one or a list),
 * Postmark, Amazon SES (plain or in an SNS envelope) and Mailgun. Other events of theirs are an empty list,
 * what is none of these is undefined.
 */
export function bouncesOf(body: unknown): Bounce[] | undefined {
  if (Array.isArray(body)) {
    const all = body.slice(0, 1000).map(bouncesOf)
    return all.includes(undefined) ? undefined : all.flatMap((some) => some ?? [])
  }
  const json = objectOf(body)
  if (!json) return undefined
  if (json.Type === 'Notification') return bouncesOf(parsed(json.Message))
  if (typeof json.RecordType === 'string') return postmark(json)
  if (json.notificationType ?? json.eventType) return ses(json)
  if (json['event-data']) return mailgun(objectOf(json['event-data']) ?? {})
  return own(json)
}

function own(json: Json): Bounce[] | undefined {
  const kind = kinds.find((each) => each === (json.kind ?? 'permanent'))
  const messageId = textOf(json.message_id)
  const recipient = textOf(json.recipient)
  if (!kind || (!messageId && !recipient)) return undefined
  return [{ messageId, recipient, kind, reason: textOf(json.reason) ?? '' }]
}

function postmark(json: Json): Bounce[] {
  const recipient = textOf(json.Email)
  if (json.RecordType !== 'Bounce' || !recipient) return []
  const isFinal = json.Type === 'HardBounce' || json.Type === 'BadEmailAddress'
  const reason = textOf(json.Description) ?? textOf(json.Type) ?? ''
  return [{ recipient, kind: isFinal ? 'permanent' : 'temporary', reason }]
}

function ses(json: Json): Bounce[] {
  const bounce = objectOf(json.bounce)
  if (!bounce) return []
  const headers = objectOf(objectOf(json.mail)?.commonHeaders)
  const kind = bounce.bounceType === 'Permanent' ? 'permanent' : 'temporary'
  return listOf(bounce.bouncedRecipients).map((each) => ({
    messageId: textOf(headers?.messageId),
    recipient: textOf(each.emailAddress),
    kind,
    reason: textOf(each.diagnosticCode) ?? textOf(bounce.bounceSubType) ?? '',
  }))
}

function mailgun(event: Json): Bounce[] {
  if (event.event !== 'failed') return []
  const status = objectOf(event['delivery-status'])
  const headers = objectOf(objectOf(event.message)?.headers)
  return [
    {
      messageId: textOf(headers?.['message-id']),
      recipient: textOf(event.recipient),
      kind: event.severity === 'permanent' ? 'permanent' : 'temporary',
      reason: textOf(status?.message) ?? textOf(status?.description) ?? '',
    },
  ]
}

const kinds = ['permanent', 'temporary', 'complaint'] as const

const objectOf = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined

const listOf = (value: unknown): Json[] =>
  Array.isArray(value) ? value.map(objectOf).filter((each) => each !== undefined) : []

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, 400) : undefined

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
