import type { Mail } from '../content.ts'

type Person = { number: string; name: string; name_ja: string }

/** To the patient: another doctor looks after them from now on. */
export const patientTransferredMail = (data: {
  name: string
  doctor: string
  clinic: string
  url: string
}): Mail => ({
  template: 'patient-transferred',
  content: {
    en: {
      subject: `Dr. ${data.doctor} looks after you now`,
      heading: `Dr. ${data.doctor} looks after you now`,
      paragraphs: [
        `Dear ${data.name},`,
        `As agreed with you, your account has moved to Dr. ${data.doctor} of ${data.clinic}. Your recipes and orders stay in your account.`,
      ],
      button: { label: 'Go to my account', url: data.url },
      after: ['If you did not agree to this, reply to this message.'],
    },
    ja: {
      subject: '担当医変更のお知らせ',
      heading: '担当医が変わりました',
      paragraphs: [
        `${data.name} 様`,
        `ご同意のとおり、${data.clinic} ${data.doctor} 医師が新しい担当医になりました。これまでのレシピとご注文は、引き続きアカウントでご覧いただけます。`,
      ],
      button: { label: 'アカウントを開く', url: data.url },
      after: ['お心当たりのない場合は、このメールにご返信ください。'],
    },
  },
})

/** To the new doctor. */
export const patientJoinedMail = (data: Person & { url: string }): Mail => ({
  template: 'patient-joined',
  content: {
    en: {
      subject: `A patient was transferred to you: ${data.number}`,
      heading: 'A patient was transferred to you',
      paragraphs: [
        `${data.name} (${data.number}) is your patient now and has agreed to it. Recipes of the former doctor stay with that doctor.`,
      ],
      button: { label: 'Open the patient', url: data.url },
    },
    ja: {
      subject: `患者さんが引き継がれました（${data.number}）`,
      heading: '患者さんが引き継がれました',
      paragraphs: [
        `${data.name_ja} 様（${data.number}）が、ご本人の同意のもと先生の患者さんになりました。前の担当医のレシピは、前の担当医に残ります。`,
      ],
      button: { label: '患者さんのページを開く', url: data.url },
    },
  },
})

/** To the former doctor. */
export const patientLeftMail = (data: Person): Mail => ({
  template: 'patient-left',
  content: {
    en: {
      subject: `A patient was transferred: ${data.number}`,
      heading: 'A patient has moved to another doctor',
      paragraphs: [
        `${data.name} (${data.number}) has moved to another doctor and has agreed to it. Recipes that you have issued and their commission stay yours.`,
      ],
    },
    ja: {
      subject: `患者さんの担当医変更について（${data.number}）`,
      heading: '患者さんの担当医が変わりました',
      paragraphs: [
        `${data.name_ja} 様（${data.number}）は、ご本人の同意のもと別の医師が担当することになりました。発行済みのレシピとその手数料は、先生のものとして残ります。`,
      ],
    },
  },
})
