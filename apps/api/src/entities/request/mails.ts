import { dateIn } from '@officina/shared/dates/days'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { products } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'
import { type Mail, mail, type Pair } from '../../mail/content.ts'
import { dateInBoth } from '../../mail/words.ts'
import { mailDoctorOnce } from '../doctor/mailDoctor.ts'
import { mailPatient } from '../order/sendMails.ts'
import type { Request } from './entity.ts'

/** To the doctor: a request has come. */
export const notifyDoctorOfRequest = (ctx: Ctx, request: Request): Promise<void> =>
  toDoctor(ctx, request, requestReceivedMail(ctx.config, request))

/** To the doctor: a request ends soon. */
export const notifyRequestExpiring = (ctx: Ctx, request: Request): Promise<void> =>
  toDoctor(ctx, request, requestExpiringMail(ctx.config, request))

/** To the patient: what became of the request. */
export async function notifyDecision(ctx: Ctx, request: Request): Promise<void> {
  const [product] = request.productId
    ? await ctx.db
        .select({ title: products.title })
        .from(products)
        .where(eq(products.id, request.productId))
    : []
  const facts = { ...request, product: product?.title ?? null }
  await mailPatient(ctx, request, `request_decided:${request.id}`, (name) =>
    requestDecidedMail(ctx.config, { ...facts, name }),
  )
}

// mails to the doctor carry no word of the patient's text
async function toDoctor(ctx: Ctx, request: Request, mail: Mail): Promise<void> {
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, request.doctorId))
  if (doctor) await mailDoctorOnce(ctx, doctor, mail, request.id)
}

type Kind = 'refill' | 'product' | 'question'

type Decided = {
  id: string
  kind: Kind
  status: string
  decisionCode: string | null
  note: string | null
  product: string | null
  name: string
}

/** To the doctor: a patient asks for something. */
export const requestReceivedMail = (config: Config, r: { kind: Kind }) =>
  mail('request_received', {
    subject: [
      `Patient request: ${kinds[r.kind].en}`,
      `患者さんからのリクエスト：${kinds[r.kind].ja}`,
    ],
    heading: ['New request from a patient', '患者さんからリクエストが届きました'],
    text: ['Sign in to read the request.', '内容はログイン後にご確認いただけます。'],
    facts: [[['Type', '種類'], kinds[r.kind]]],
    button: [['View requests', 'リクエストを見る'], queue(config)],
  })

/** To the doctor, some days before a request ends unanswered. */
export function requestExpiringMail(config: Config, r: { kind: Kind; expiresAt: Date }) {
  const [en, ja] = dateInBoth(dateIn(r.expiresAt, config.timeZone))
  return mail('request_expiring', {
    subject: [`A patient’s request expires on ${en}`, `患者さんのリクエストの期限は${ja}です`],
    heading: ['A request is waiting for your answer', '回答をお待ちのリクエストがあります'],
    text: [
      `Without an answer it expires on ${en}, and we notify the patient.`,
      `${ja}までにご回答がない場合、リクエストは終了し、患者さんにお知らせします。`,
    ],
    facts: [[['Type', '種類'], kinds[r.kind]]],
    button: [['View requests', 'リクエストを見る'], queue(config)],
  })
}

/** To the patient: what became of the request. */
export function requestDecidedMail(config: Config, r: Decided) {
  const words = r.status === 'approved' ? approved[r.kind] : decisions[r.status]
  const reason = r.decisionCode ? reasons[r.decisionCode] : undefined
  const url = `${config.publicUrl}/user/top?panel=requests`
  return mail('request_decided', {
    subject: words?.subject ?? ['Your request', 'リクエストについて'],
    text: [
      [`Dear ${r.name}, ${words?.text[0] ?? ''}`, reason?.en ?? null, r.note || null],
      [`${r.name} 様`, words?.text[1] ?? '', reason?.ja ?? null, r.note || null],
    ],
    facts: [r.product && [['Product', '商品'], r.product]],
    button: [['View my requests', 'リクエストを見る'], url],
  })
}

const queue = (config: Config) => `${config.publicUrl}/doctors/top?panel=requests`

const kinds: Record<Kind, { en: string; ja: string }> = {
  refill: { en: 'Refill', ja: '再購入' },
  product: { en: 'Product', ja: '商品' },
  question: { en: 'Question', ja: '質問' },
}

type Words = { subject: Pair; text: Pair }

const approved: Record<Kind, Words> = {
  refill: {
    subject: ['Your request was approved', 'リクエストが承認されました'],
    text: [
      'your refill was approved. You can order it now.',
      '再購入が承認されました。今すぐご注文いただけます。',
    ],
  },
  product: {
    subject: ['Your request was approved', 'リクエストが承認されました'],
    text: [
      'your request was approved. Your doctor is preparing a recipe; we will email you when it is ready.',
      'リクエストが承認されました。担当医がレシピを準備しています。発行されましたらメールでお知らせします。',
    ],
  },
  question: {
    subject: ['Your doctor has answered', '担当医からの回答です'],
    text: ['your doctor has answered your question.', '担当医がご質問に回答しました。'],
  },
}

const decisions: Record<string, Words | undefined> = {
  approved_with_changes: {
    subject: ['Your request was approved with changes', 'リクエストが変更のうえ承認されました'],
    text: [
      'your request was approved with changes. Your doctor is preparing a recipe; we will email you when it is ready.',
      'リクエストが変更のうえ承認されました。担当医がレシピを準備しています。発行されましたらメールでお知らせします。',
    ],
  },
  declined: {
    subject: ['About your request', 'リクエストについて'],
    text: [
      'your doctor could not approve your request.',
      '担当医はリクエストを承認できませんでした。',
    ],
  },
  expired: {
    subject: ['Your request has expired', 'リクエストの期限が切れました'],
    text: [
      'your request expired without an answer. Send it again, or call the clinic if it is urgent.',
      'リクエストは回答のないまま期限が切れました。もう一度お送りいただくか、お急ぎの場合はクリニックにお電話ください。',
    ],
  },
}

const reasons: Record<string, { en: string; ja: string } | undefined> = {
  too_soon: { en: 'It is too soon for a refill.', ja: 'まだ再購入の時期ではありません。' },
  needs_visit: { en: 'You need a visit first.', ja: '先に診察が必要です。' },
  not_appropriate: {
    en: 'It is not right for you at the moment.',
    ja: '現在の状態には適していません。',
  },
  discontinued: { en: 'The product has been discontinued.', ja: '商品の取り扱いが終了しました。' },
  allergy: {
    en: 'It conflicts with an allergy on your record.',
    ja: 'ご登録のアレルギーに該当します。',
  },
  contact_me: { en: 'Contact the clinic to discuss it.', ja: 'クリニックまでご連絡ください。' },
}
