import type { Config } from '../../config.ts'
import type { Mail } from '../content.ts'

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
export const requestReceivedMail = (config: Config, r: { kind: Kind }): Mail => ({
  template: 'request_received',
  content: {
    en: {
      subject: `A patient asks: ${kinds[r.kind].en}`,
      heading: 'A patient asks for something',
      paragraphs: ['What the patient wrote is shown after signing in.'],
      facts: [['Kind', kinds[r.kind].en]],
      button: { label: 'Show the requests', url: queue(config) },
    },
    ja: {
      subject: `患者さんからの依頼：${kinds[r.kind].ja}`,
      heading: '患者さんから依頼が届きました',
      paragraphs: ['内容はサインイン後にご確認いただけます。'],
      facts: [['種類', kinds[r.kind].ja]],
      button: { label: '依頼を見る', url: queue(config) },
    },
  },
})

/** To the doctor, a week before a request ends unanswered. */
export const requestExpiringMail = (config: Config, r: { kind: Kind }): Mail => ({
  template: 'request_expiring',
  content: {
    en: {
      subject: 'A request of a patient ends in a week',
      heading: 'A request still waits for your answer',
      paragraphs: ['In a week it ends unanswered, and the patient is told.'],
      facts: [['Kind', kinds[r.kind].en]],
      button: { label: 'Show the requests', url: queue(config) },
    },
    ja: {
      subject: '患者さんの依頼の期限まで1週間です',
      heading: '回答をお待ちの依頼があります',
      paragraphs: ['1週間後に回答のないまま終了し、患者さんにお知らせします。'],
      facts: [['種類', kinds[r.kind].ja]],
      button: { label: '依頼を見る', url: queue(config) },
    },
  },
})

/** To the patient: what became of the request. */
export function requestDecidedMail(config: Config, r: Decided): Mail {
  const words = r.kind === 'question' && r.status === 'approved' ? answered : decisions[r.status]
  const reason = r.decisionCode ? reasons[r.decisionCode] : undefined
  const note = r.note ? [r.note] : []
  const url = `${config.publicUrl}/user/top?panel=requests`
  const about = r.product ?? undefined
  return {
    template: 'request_decided',
    content: {
      en: {
        subject: words?.en.subject ?? 'Your request',
        heading: words?.en.subject ?? 'Your request',
        paragraphs: [
          `Dear ${r.name}, ${words?.en.text(r.kind) ?? ''}`,
          ...(reason ? [reason.en] : []),
          ...note,
        ],
        facts: about ? [['Product', about]] : [],
        button: { label: 'Show my requests', url },
      },
      ja: {
        subject: words?.ja.subject ?? 'ご依頼について',
        heading: words?.ja.subject ?? 'ご依頼について',
        paragraphs: [
          `${r.name} 様`,
          words?.ja.text(r.kind) ?? '',
          ...(reason ? [reason.ja] : []),
          ...note,
        ],
        facts: about ? [['商品', about]] : [],
        button: { label: '依頼を見る', url },
      },
    },
  }
}

const queue = (config: Config) => `${config.publicUrl}/doctors/top?panel=requests`

const kinds: Record<Kind, { en: string; ja: string }> = {
  refill: { en: 'Refill', ja: '再注文' },
  product: { en: 'Product', ja: '商品' },
  question: { en: 'Question', ja: '質問' },
}

type Words = Record<'en' | 'ja', { subject: string; text: (kind: Kind) => string }>

const answered: Words = {
  en: {
    subject: 'Your doctor has answered',
    text: () => 'your doctor has answered your question.',
  },
  ja: { subject: '担当医からの回答です', text: () => '担当医がご質問に回答しました。' },
}

const decisions: Record<string, Words | undefined> = {
  approved: {
    en: {
      subject: 'Your request was approved',
      text: (kind) =>
        kind === 'refill'
          ? 'your refill was approved. You can order it now.'
          : 'your request was approved. Your doctor is preparing a recipe; you get a mail when it is there.',
    },
    ja: {
      subject: 'ご依頼が承認されました',
      text: (kind) =>
        kind === 'refill'
          ? '再注文が承認されました。今すぐご注文いただけます。'
          : 'ご依頼が承認されました。担当医がレシピを準備しています。発行されましたらメールでお知らせします。',
    },
  },
  approved_with_changes: {
    en: {
      subject: 'Your request was approved with changes',
      text: () =>
        'your request was approved with changes. Your doctor is preparing a recipe; you get a mail when it is there.',
    },
    ja: {
      subject: 'ご依頼が変更のうえ承認されました',
      text: () =>
        'ご依頼が変更のうえ承認されました。担当医がレシピを準備しています。発行されましたらメールでお知らせします。',
    },
  },
  declined: {
    en: {
      subject: 'About your request',
      text: () => 'your doctor could not approve your request.',
    },
    ja: { subject: 'ご依頼について', text: () => '担当医はご依頼を承認できませんでした。' },
  },
  expired: {
    en: {
      subject: 'Your request has ended',
      text: () =>
        'your request has ended without an answer. Ask again, or call the clinic if it matters soon.',
    },
    ja: {
      subject: 'ご依頼の期限が切れました',
      text: () =>
        'ご依頼は回答のないまま期限が切れました。もう一度ご依頼いただくか、お急ぎの場合はクリニックにお電話ください。',
    },
  },
}

const reasons: Record<string, { en: string; ja: string } | undefined> = {
  too_soon: { en: 'It is too soon to order it again.', ja: 'まだ再注文の時期ではありません。' },
  needs_visit: { en: 'A visit is needed first.', ja: '先に診察が必要です。' },
  not_appropriate: {
    en: 'It is not the right product for you now.',
    ja: '現在の状態には適していません。',
  },
  discontinued: { en: 'The product is no longer made.', ja: '商品の取り扱いが終了しました。' },
  allergy: { en: 'An allergy speaks against it.', ja: 'アレルギーがあるためです。' },
  contact_me: { en: 'Please contact the clinic.', ja: 'クリニックまでご連絡ください。' },
}
