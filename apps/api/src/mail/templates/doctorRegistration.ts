import type { Mail } from '../content.ts'

export const doctorRegistrationMail = ({ url }: { url: string }): Mail => ({
  template: 'doctor-registration',
  content: {
    en: {
      subject: 'Continue your application',
      heading: 'Continue your application',
      paragraphs: [
        'Your email address is confirmed with this link. The next page asks for your details, your clinic and your licence.',
        'Have your licence number and a scan or photo of the licence at hand. It takes about five minutes.',
      ],
      button: { label: 'Continue', url },
      after: ['The link works for 24 hours. If you did not ask for it, ignore this message.'],
    },
    ja: {
      subject: 'お申し込みの続き',
      heading: 'お申し込みの続き',
      paragraphs: [
        'このリンクを開くと、メールアドレスの確認が完了します。次の画面で、お名前、クリニック、免許の情報をご入力ください。',
        '免許番号と、免許証の写しまたは写真をご用意ください。所要時間は5分ほどです。',
      ],
      button: { label: '続ける', url },
      after: ['リンクは24時間有効です。お心当たりがない場合は、このメールを破棄してください。'],
    },
  },
})

export const doctorAccountExistsMail = ({
  loginUrl,
  resetUrl,
}: {
  loginUrl: string
  resetUrl: string
}): Mail => ({
  template: 'doctor-account-exists',
  content: {
    en: {
      subject: 'You already have an account',
      heading: 'You already have an account',
      paragraphs: [
        'Somebody, probably you, started an application with this address. It already has one: sign in to see where it stands.',
        `Forgot the password? Set a new one: ${resetUrl}`,
      ],
      button: { label: 'Sign in', url: loginUrl },
      after: ['If this was not you, ignore this message.'],
    },
    ja: {
      subject: 'すでにアカウントをお持ちです',
      heading: 'すでにアカウントをお持ちです',
      paragraphs: [
        'このメールアドレスで新しいお申し込みがありましたが、すでに登録されています。サインインして状況をご確認ください。',
        `パスワードをお忘れの場合はこちら: ${resetUrl}`,
      ],
      button: { label: 'サインイン', url: loginUrl },
      after: ['お心当たりがない場合は、このメールを破棄してください。'],
    },
  },
})
