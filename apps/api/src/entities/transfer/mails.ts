import { mail } from '../../mail/content.ts'

type Person = { number: string; name: string; name_ja: string }

/** To the patient: another doctor looks after them from now on. */
export const patientTransferredMail = (data: {
  name: string
  doctor: string
  clinic: string
  url: string
}) =>
  mail('patient-transferred', {
    subject: [`Dr ${data.doctor} is now your doctor`, '担当医変更のお知らせ'],
    heading: [`Dr ${data.doctor} is now your doctor`, '担当医が変わりました'],
    text: [
      [
        `Dear ${data.name},`,
        `As agreed with you, your account has moved to Dr ${data.doctor} of ${data.clinic}. Your recipes and orders stay in your account.`,
      ],
      [
        `${data.name} 様`,
        `ご同意のとおり、${data.clinic}の${data.doctor}先生が新しい担当医になりました。これまでのレシピとご注文は、引き続きアカウントでご覧いただけます。`,
      ],
    ],
    button: [['Go to my account', 'アカウントを開く'], data.url],
    reply: [
      'If you did not agree to this, reply to this message.',
      'お心当たりがない場合は、このメールにご返信ください。',
    ],
  })

/** To the new doctor, who has invited the patient or was chosen by an administrator. */
export const patientJoinedMail = (data: Person & { url: string; isInvited: boolean }) =>
  mail('patient-joined', {
    subject: data.isInvited
      ? [
          `${data.name} accepted your invitation`,
          `${data.name_ja} 様が招待を受けられました（${data.number}）`,
        ]
      : [
          `A patient was transferred to you: ${data.number}`,
          `新しい患者さんの引き継ぎ（${data.number}）`,
        ],
    heading: data.isInvited
      ? ['Your invitation was accepted', '患者さんが招待を受けられました']
      : ['A patient was transferred to you', '患者さんを引き継ぎました'],
    text: data.isInvited
      ? [
          `${data.name} (${data.number}) has accepted your invitation and moved to you from another doctor. The previous doctor keeps the recipes they issued.`,
          `${data.name_ja} 様（${data.number}）が招待を受け、別の医師から先生の患者さんになりました。前の担当医のレシピは、前の担当医に残ります。`,
        ]
      : [
          `${data.name} (${data.number}) has agreed to the transfer and is now your patient. The previous doctor keeps the recipes they issued.`,
          `${data.name_ja} 様（${data.number}）が、ご本人の同意のもと先生の患者さんになりました。前の担当医のレシピは、前の担当医に残ります。`,
        ],
    button: [['View patient', '患者さんのページを開く'], data.url],
  })

/** To the former doctor. */
export const patientLeftMail = (data: Person) =>
  mail('patient-left', {
    subject: [
      `A patient was transferred: ${data.number}`,
      `患者さんの担当医変更について（${data.number}）`,
    ],
    heading: ['A patient has moved to another doctor', '患者さんの担当医が変わりました'],
    text: [
      `${data.name} (${data.number}) has agreed to move to another doctor. The recipes you issued, and commission on them, stay yours.`,
      `${data.name_ja} 様（${data.number}）は、ご本人の同意のもと別の医師が担当することになりました。発行済みのレシピとその手数料は、先生のものとして残ります。`,
    ],
  })
