import type { Mail } from '../content.ts'

type Clinic = { doctor: string; clinic: string; patient: string; url: string }
type Invitation = Clinic & { message: string | null; expiresAt: Date; timeZone: string }

/** To the patient: the invitation with the doctor's own words and the day the link ends. */
export const invitationMail = (data: Invitation): Mail => ({
  template: 'patient-invitation',
  content: {
    en: {
      subject: `Dr. ${data.doctor} of ${data.clinic} invites you`,
      heading: `Dr. ${data.doctor} invites you`,
      paragraphs: [
        `Dear ${data.patient},`,
        `${data.clinic} recommends care products to you through Officina. With an account you see your recipes and can order what your doctor recommends.`,
        ...messageIn(data.message, 'en'),
      ],
      facts: [['The link works until', dayOf(data, 'en')]],
      button: { label: 'Accept the invitation', url: data.url },
      after: ['The link works once. If you do not know this clinic, ignore this message.'],
    },
    ja: {
      subject: `${data.clinic} ${data.doctor} 医師からのご招待`,
      heading: `${data.doctor} 医師からのご招待`,
      paragraphs: [
        `${data.patient} 様`,
        `${data.clinic} では、Officina を通じてケア製品をご案内しています。ご登録いただくと、レシピの確認と、医師がおすすめする製品のご注文ができます。`,
        ...messageIn(data.message, 'ja'),
      ],
      facts: [['リンクの有効期限', dayOf(data, 'ja')]],
      button: { label: '招待を受ける', url: data.url },
      after: [
        'リンクは1回限り有効です。このクリニックにお心当たりがない場合は、このメールを破棄してください。',
      ],
    },
  },
})

/** To the patient: the invitation is still open. The link replaces the one sent before. */
export const invitationReminderMail = (data: Omit<Invitation, 'message'>): Mail => ({
  template: 'patient-invitation-reminder',
  content: {
    en: {
      subject: `Reminder: ${data.clinic} invites you`,
      heading: 'Your invitation is waiting',
      paragraphs: [
        `Dear ${data.patient},`,
        `Dr. ${data.doctor} of ${data.clinic} has invited you. It takes about two minutes to set up your account.`,
      ],
      facts: [['The link works until', dayOf(data, 'en')]],
      button: { label: 'Accept the invitation', url: data.url },
      after: [
        'This link replaces the one in the earlier message. If you do not know this clinic, ignore this message.',
      ],
    },
    ja: {
      subject: `【再送】${data.clinic} からのご招待`,
      heading: 'ご招待の有効期限が近づいています',
      paragraphs: [
        `${data.patient} 様`,
        `${data.clinic} ${data.doctor} 医師からご招待をお送りしています。ご登録は2分ほどで完了します。`,
      ],
      facts: [['リンクの有効期限', dayOf(data, 'ja')]],
      button: { label: '招待を受ける', url: data.url },
      after: [
        'このリンクは、以前のメールのリンクに代わるものです。お心当たりがない場合は、このメールを破棄してください。',
      ],
    },
  },
})

/** To somebody who has an account with another clinic. The inviting clinic is told nothing. */
export const linkOfferMail = (data: Clinic): Mail => ({
  template: 'patient-link-offer',
  content: {
    en: {
      subject: `Dr. ${data.doctor} of ${data.clinic} would like to look after you`,
      heading: `Dr. ${data.doctor} asks to be linked with you`,
      paragraphs: [
        `${data.clinic} has invited you, but this address already has an account with another clinic. Nothing changes unless you want it to, and neither clinic is told.`,
        'If you want to change clinics, ask our support to move your account. If you want both, ask the clinic to use another address of yours.',
      ],
      button: { label: 'Sign in', url: data.url },
      after: ['If you do not know this clinic, ignore this message.'],
    },
    ja: {
      subject: `${data.clinic} ${data.doctor} 医師からのご案内`,
      heading: `${data.doctor} 医師が連携を希望しています`,
      paragraphs: [
        `${data.patient} 様`,
        `${data.clinic} から招待がありましたが、このメールアドレスは別のクリニックのアカウントで使用されています。ご希望がない限り何も変わりません。また、どちらのクリニックにも知らされません。`,
        'クリニックの変更をご希望の場合は、サポートまでご連絡ください。両方をご利用になりたい場合は、別のメールアドレスの使用をクリニックにご相談ください。',
      ],
      button: { label: 'サインイン', url: data.url },
      after: ['このクリニックにお心当たりがない場合は、このメールを破棄してください。'],
    },
  },
})

function messageIn(message: string | null, locale: 'en' | 'ja'): string[] {
  if (!message) return []
  return [
    `${locale === 'ja' ? '医師からのメッセージ：' : 'A message from your doctor:'}\n${message}`,
  ]
}

const dayOf = (
  { expiresAt, timeZone }: Pick<Invitation, 'expiresAt' | 'timeZone'>,
  locale: 'en' | 'ja',
): string =>
  new Intl.DateTimeFormat(locale === 'ja' ? 'ja-JP' : 'en-GB', {
    dateStyle: 'long',
    timeZone,
  }).format(expiresAt)
