import { mail } from '../../mail/content.ts'
import { dayOf } from '../../mail/words.ts'

type Clinic = { doctor: string; clinic: string; patient: string; url: string }

type Invitation = Clinic & {
  message: string | null
  expiresAt: Date
  timeZone: string
  /** A recipe waits for the patient. */
  hasRecipe: boolean
}

const prepared = ({ doctor }: Clinic): [string, string] => [
  `Dr ${doctor} prepared a recipe for you`,
  `${doctor}先生がレシピを用意しました`,
]

/** To the patient: the invitation with the doctor's own words and the day the link ends. */
export const invitationMail = (data: Invitation) =>
  mail('patient-invitation', {
    subject: data.hasRecipe
      ? prepared(data)
      : [
          `Dr ${data.doctor} of ${data.clinic} invites you`,
          `${data.clinic}の${data.doctor}先生からのご招待`,
        ],
    heading: data.hasRecipe
      ? prepared(data)
      : [`Dr ${data.doctor} invites you`, `${data.doctor}先生からのご招待`],
    text: [
      [
        `Dear ${data.patient},`,
        data.hasRecipe
          ? `Your recipe from ${data.clinic} is ready. It says what your doctor recommends and how to use it.`
          : null,
        `At ${data.clinic} your doctor recommends products in recipes. Create an account to see your recipes and order what your doctor recommends.`,
        data.message ? `A message from your doctor:\n${data.message}` : null,
      ],
      [
        `${data.patient} 様`,
        data.hasRecipe
          ? `${data.clinic}からのレシピが届いています。おすすめの商品と使い方をご確認いただけます。`
          : null,
        `${data.clinic}では、医師のおすすめの商品をレシピでご案内しています。ご登録いただくと、レシピの確認と、医師がおすすめする商品のご注文ができます。`,
        data.message ? `医師からのメッセージ：\n${data.message}` : null,
      ],
    ],
    facts: [[['Link valid until', 'リンクの有効期限'], dayOf(data.expiresAt, data.timeZone)]],
    button: [['Accept the invitation', '招待を受ける'], data.url],
    after: [
      'The link works once. If you do not know this clinic, ignore this message.',
      'リンクは1回限り有効です。このクリニックにお心当たりがない場合は、このメールを破棄してください。',
    ],
  })

/** To the patient: the invitation is still open. The link replaces the one sent before. */
export const invitationReminderMail = (data: Omit<Invitation, 'message'>) =>
  mail('patient-invitation-reminder', {
    subject: data.hasRecipe
      ? [`Reminder: ${prepared(data)[0]}`, `【再送】${prepared(data)[1]}`]
      : [`Reminder: ${data.clinic} invites you`, `【再送】${data.clinic}からのご招待`],
    heading: data.hasRecipe
      ? ['Your recipe is waiting', 'レシピが届いています']
      : ['Your invitation is waiting', 'ご招待への回答をお待ちしています'],
    text: [
      [
        `Dear ${data.patient},`,
        `Dr ${data.doctor} of ${data.clinic} has invited you. It takes about two minutes to set up your account.`,
      ],
      [
        `${data.patient} 様`,
        `${data.clinic}の${data.doctor}先生からご招待をお送りしています。ご登録は2分ほどで完了します。`,
      ],
    ],
    facts: [[['Link valid until', 'リンクの有効期限'], dayOf(data.expiresAt, data.timeZone)]],
    button: [['Accept the invitation', '招待を受ける'], data.url],
    after: [
      'This link replaces the one in the earlier message. If you do not know this clinic, ignore this message.',
      'このリンクは、以前のメールのリンクに代わるものです。お心当たりがない場合は、このメールを破棄してください。',
    ],
  })

/** To somebody who has an account with another clinic; the inviting clinic does not learn that. */
export const linkOfferMail = (
  data: Omit<Invitation, 'message' | 'hasRecipe'> & {
    message?: string | null
    isReminder?: boolean
  },
) =>
  mail(data.isReminder ? 'patient-link-offer-reminder' : 'patient-link-offer', {
    subject: [
      `${data.isReminder ? 'Reminder: ' : ''}Dr ${data.doctor} of ${data.clinic} invites you`,
      `${data.isReminder ? '【再送】' : ''}${data.clinic}の${data.doctor}先生からのご招待`,
    ],
    heading: [`Dr ${data.doctor} invites you`, `${data.doctor}先生からのご招待`],
    text: [
      [
        `Dear ${data.patient},`,
        `Dr ${data.doctor} of ${data.clinic} would like to look after you. You already have a doctor here, and nothing changes unless you accept.`,
        data.message ? `A message from the doctor:\n${data.message}` : null,
        'Sign in to see what accepting means, then accept or decline. Your doctor is notified, and the inviting clinic learns that you have one, only if you accept.',
      ],
      [
        `${data.patient} 様`,
        `${data.clinic}の${data.doctor}先生が、担当医になることを希望しています。すでに担当医が登録されており、招待を受けない限り、何も変わりません。`,
        data.message ? `医師からのメッセージ：\n${data.message}` : null,
        'ログインして変更点をご確認のうえ、招待を受けるか辞退するかをお選びください。現在の担当医には、招待を受けた場合にのみ通知されます。招待を受けない限り、担当医がいることは招待元のクリニックに知らされません。',
      ],
    ],
    facts: [[['Open until', '回答期限'], dayOf(data.expiresAt, data.timeZone)]],
    button: [['View invitation', '招待を確認する'], data.url],
    after: [
      'If you do not know this clinic, ignore this message.',
      'このクリニックにお心当たりがない場合は、このメールを破棄してください。',
    ],
  })

type Patient = { name: string; url: string }

/** To the doctor: the invitation was accepted. */
export const patientActivatedMail = ({ name, url }: Patient) =>
  mail('patient-activated', {
    subject: [`${name} has joined`, `${name} 様が登録されました`],
    heading: ['Your patient has joined', '患者さんの登録が完了しました'],
    text: [
      `${name} has accepted your invitation and can now see recipes and place orders.`,
      `${name} 様が招待を受け、レシピの確認とご注文ができるようになりました。`,
    ],
    button: [['View patient', '患者さんのページを開く'], url],
  })

type Standing = 'new' | 'saved' | 'archived'

/** To the doctor: somebody with the clinic's code wants to be linked, who is new or in the list already. */
export const linkRequestedMail = ({ name, url, standing }: Patient & { standing: Standing }) =>
  mail('patient-link-requested', {
    subject: [`${name} asks to join your clinic`, `${name} 様が登録を希望しています`],
    heading: ['A patient asks to join your clinic', '登録を希望する患者さんがいます'],
    text: [
      `${name} used your clinic code. ${toDoOf[standing][0]}`,
      `${name} 様がクリニックコードを使って登録を希望しています。${toDoOf[standing][1]}`,
    ],
    button:
      standing === 'new'
        ? [['View request', '登録希望を確認する'], url]
        : [['View patient', '患者さんのページを開く'], url],
  })

const toDoOf: Record<Standing, [string, string]> = {
  new: [
    'Accept to send an invitation, or decline. No account is created until you accept.',
    '承認すると招待メールが送られます。承認するまでアカウントは作成されません。',
  ],
  saved: [
    'This patient is in your list and has not been invited yet. Send an invitation if you agree.',
    '患者一覧に登録済みですが、まだ招待されていません。問題がなければ、招待をお送りください。',
  ],
  archived: [
    'This patient is archived. Restore the patient if you agree.',
    'アーカイブ済みの患者さんです。問題がなければ、患者さんのページで元に戻してください。',
  ],
}

/** To the doctor: a link that does not work was opened, and its patient wants another. */
export const renewalAskedMail = ({ name, url }: Patient) =>
  mail('invitation-renewal-asked', {
    subject: [`${name} asks for a new invitation`, `${name} 様が新しい招待を希望しています`],
    heading: ['A patient asks for a new invitation', '新しい招待の依頼があります'],
    text: [
      `The link that ${name} opened does not work. Send a new invitation if you agree.`,
      `${name} 様が開いたリンクは使用できませんでした。問題がなければ、新しい招待をお送りください。`,
    ],
    button: [['View patient', '患者さんのページを開く'], url],
  })

/** To a patient who asked to be linked to a clinic that already is theirs. */
export const alreadyPatientMail = ({ url }: { url: string }) =>
  mail('patient-account-exists', {
    subject: ['You already have an account', 'すでにアカウントをお持ちです'],
    text: [
      'You already have an account with this clinic. Sign in with this address.',
      'このクリニックにはすでに登録されています。このメールアドレスでログインしてください。',
    ],
    button: [['Sign in', 'ログイン'], url],
    after: [
      'If you did not ask for this, ignore this message.',
      'お心当たりがない場合は、このメールを破棄してください。',
    ],
  })

/** To the patient who wants to be deleted: what happens now. */
export const deletionAskedMail = (url: string) =>
  mail('deletion_asked', {
    subject: ['We received your deletion request', 'データ削除のご依頼を受け付けました'],
    heading: ['We received your deletion request', 'データ削除のご依頼を受け付けました'],
    text: [
      [
        'We will review it within 30 days. Open orders are completed first.',
        'Your name, addresses, health data, messages and files are then deleted permanently, and you can no longer sign in. We keep the amounts of your orders, without your name, for as long as bookkeeping rules require.',
        'This account is then gone, so there will be no further email. If you change your mind, withdraw the request before that.',
      ],
      [
        '30日以内に確認いたします。お届け前のご注文がある場合は、その完了後になります。',
        'その後、お名前、ご住所、健康情報、メッセージ、ファイルを完全に削除します。削除後はログインできません。ご注文の金額は、会計上の保存期間中、お名前を除いて保管します。',
        '削除が完了するとメールをお送りできません。依頼を取り下げる場合は、それまでにお手続きください。',
      ],
    ],
    button: [['Open my account', 'アカウントを開く'], url],
    after: [
      'If you did not ask for this, change your password and withdraw the request.',
      'お心当たりがない場合は、パスワードを変更し、依頼を取り下げてください。',
    ],
  })

/** To administrators: a patient waits to be deleted. */
export const deletionToDecideMail = (number: string, url: string) =>
  mail('admin_deletion', {
    subject: [`${number} asks to be deleted`, `${number} からデータ削除の依頼があります`],
    heading: [`${number} asks to be deleted`, `${number} からデータ削除の依頼があります`],
    text: [
      'Answer within 30 days: request anonymisation, which another administrator confirms, or decline with a reason.',
      '30日以内に、匿名化を申請するか（ほかの管理者が承認します）、理由を添えて依頼をお断りしてください。',
    ],
    button: [['View patient', '患者のページを開く'], url],
  })

/** To the patient: the data are still needed, and why. */
export const deletionDeclinedMail = (reason: string) =>
  mail('deletion_declined', {
    subject: ['About your deletion request', 'データ削除のご依頼について'],
    heading: ['We cannot delete your account yet', '現時点ではアカウントを削除できません'],
    text: [[reason], [reason]],
  })
