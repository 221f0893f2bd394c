import type { Mail } from '../content.ts'

type Patient = { name: string; url: string }

/** To the doctor: the invitation was accepted. */
export const patientActivatedMail = ({ name, url }: Patient): Mail => ({
  template: 'patient-activated',
  content: {
    en: {
      subject: `${name} has joined`,
      heading: 'Your patient has joined',
      paragraphs: [`${name} has accepted your invitation and can now see recipes and order.`],
      button: { label: 'Open the patient', url },
    },
    ja: {
      subject: `${name} 様が登録されました`,
      heading: '患者さんの登録が完了しました',
      paragraphs: [`${name} 様が招待を受け、レシピの確認とご注文ができるようになりました。`],
      button: { label: '患者ページを開く', url },
    },
  },
})

/** To the doctor: somebody with the clinic's code wants to be linked. */
export const linkRequestedMail = ({ name, url }: Patient): Mail => ({
  template: 'patient-link-requested',
  content: {
    en: {
      subject: `${name} asks to be linked to your clinic`,
      heading: 'A patient asks to be linked',
      paragraphs: [
        `${name} used your clinic code. Accept to send an invitation, or decline. No account exists until you accept.`,
      ],
      button: { label: 'Open the request', url },
    },
    ja: {
      subject: `${name} 様から登録の依頼があります`,
      heading: '患者さんから登録の依頼があります',
      paragraphs: [
        `${name} 様がクリニックコードを使って登録を希望しています。承認すると招待メールが送られます。承認するまでアカウントは作成されません。`,
      ],
      button: { label: '依頼を開く', url },
    },
  },
})

/** To the doctor: an invitation that does not work any more was opened, and its patient wants another. */
export const renewalAskedMail = ({ name, url }: Patient): Mail => ({
  template: 'invitation-renewal-asked',
  content: {
    en: {
      subject: `${name} asks for a new invitation`,
      heading: 'A patient asks for a new invitation',
      paragraphs: [
        `The invitation of ${name} does not work any more. Send a new one if you agree.`,
      ],
      button: { label: 'Open the patient', url },
    },
    ja: {
      subject: `${name} 様が新しい招待を希望しています`,
      heading: '新しい招待の依頼があります',
      paragraphs: [
        `${name} 様の招待は無効になっています。問題がなければ、新しい招待をお送りください。`,
      ],
      button: { label: '患者ページを開く', url },
    },
  },
})

/** To a patient who asked to be linked to a clinic that already is theirs. */
export const alreadyPatientMail = ({ url }: { url: string }): Mail => ({
  template: 'patient-account-exists',
  content: {
    en: {
      subject: 'You already have an account',
      heading: 'You already have an account',
      paragraphs: ['You are already registered with this clinic. Sign in with this address.'],
      button: { label: 'Sign in', url },
      after: ['If you did not ask for it, ignore this message.'],
    },
    ja: {
      subject: 'すでにアカウントをお持ちです',
      heading: 'すでにアカウントをお持ちです',
      paragraphs: [
        'このクリニックにはすでに登録されています。このメールアドレスでサインインしてください。',
      ],
      button: { label: 'サインイン', url },
      after: ['お心当たりがない場合は、このメールを破棄してください。'],
    },
  },
})
