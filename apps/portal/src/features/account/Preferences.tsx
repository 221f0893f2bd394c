import { api } from '@officina/client/api'
import type { Locale } from '@officina/shared/locale'
import { CheckField } from '@officina/ui/CheckField'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { defineMessages, useSetLocale, useText } from '@officina/ui/text'
import { useMutation } from '@tanstack/react-query'
import type { Role } from '../../session.ts'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { messages } from './messages.ts'
import { Part } from './parts.tsx'
import { StockNotices } from './StockNotices.tsx'
import { type Account, useAccount, useSaved } from './useAccount.ts'

/** Language and time zone, and which mails come. */
export function Preferences({ of: role }: { of: Role }) {
  return (
    <Loaded query={useAccount(role)}>
      {(account) => (
        <>
          <RegionForm key={`${account.locale} ${account.time_zone}`} of={role} account={account} />
          <Mails of={role} account={account} />
          {role === 'patient' && <StockNotices />}
        </>
      )}
    </Loaded>
  )
}

type Props = { of: Role; account: Account }

const pathOf = (role: Role) =>
  `/api/${role}/account/preferences` as '/api/doctor/account/preferences'

function RegionForm({ of: role, account }: Props) {
  const t = useText(messages)
  const setLocale = useSetLocale()
  const saved = useSaved(role)
  const form = useKeptForm(
    `account region ${role}`,
    { locale: account.locale as string, time_zone: account.time_zone ?? '' },
    async (values) => {
      const locale = values.locale as Locale
      const body = { locale, time_zone: values.time_zone || null }
      await saved(await api.patch(pathOf(role), { body }))
      setLocale(locale)
      toast.success(t.saved)
    },
  )
  return (
    <Part title={t.region}>
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <SelectField
          label={t.language}
          help={t.languageHelp}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ja', label: '日本語' },
          ]}
          {...form.field('locale')}
        />
        <SelectField
          label={t.timeZone}
          help={t.timeZoneHelp}
          empty={t.deviceZone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
          options={zones(account.time_zone).map((value) => ({
            value,
            label: value.replaceAll('_', ' '),
          }))}
          {...form.field('time_zone')}
        />
        <SubmitButton size="medium" fullWidth={false} pending={form.pending}>
          {t.save}
        </SubmitButton>
      </form>
    </Part>
  )
}

/** Each choice is saved at once. */
function Mails({ of: role, account }: Props) {
  const t = useText(messages)
  const saved = useSaved(role)
  const mails = useText(mailWords)
  const words: Record<string, string> = mails.mails[role]
  const save = useMutation({
    mutationFn: (notifications: Record<string, boolean>) =>
      api.patch(pathOf(role), { body: { notifications } }),
    onSuccess: async (next) => {
      await saved(next)
      toast.success(t.saved)
    },
    onError: (error) => toast.error(errorText(error)),
  })
  return (
    <Part title={t.mailsTitle} lead={t.mailsText}>
      {Object.entries(account.notifications).map(([key, isOn]) => (
        <CheckField
          key={key}
          label={words[key] ?? key}
          checked={save.isPending && key in save.variables ? (save.variables[key] ?? isOn) : isOn}
          disabled={save.isPending}
          onChange={(event) => save.mutate({ [key]: event.target.checked })}
        />
      ))}
      {Object.values(mails.alwaysSent[role]).map((label) => (
        <CheckField key={label} label={label} checked disabled onChange={() => undefined} />
      ))}
    </Part>
  )
}

/** Every zone the browser knows, and the one that is set. */
function zones(current: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set(['UTC', ...known, ...(current ? [current] : [])])].sort()
}

/** Mails that can be turned off, by role and name of the choice, and those that are always sent. */
const mailWords = defineMessages({
  mails: {
    doctor: {
      order_placed: ['A patient has ordered', '患者さんからのご注文'],
      patient_activated: ['A patient has accepted the invitation', '患者さんによる招待の承認'],
      answers: ['A patient has filled in a questionnaire', '患者さんによる問診票の提出'],
      requests: ['Somebody asks for an invitation', '招待の依頼'],
      recipe_expiring: ['A recipe ends soon', 'レシピの有効期限'],
      digest: [
        'Recipes not ordered, products not available (once a day at most)',
        '未注文のレシピ・欠品の商品（1日1回まで）',
      ],
      statements: ['A statement was closed or paid', '明細書の確定とお支払い'],
      news: ['News', 'お知らせ'],
    },
    patient: {
      recipe_reminder: ['Reminder of a recipe that was not ordered', '未注文のレシピのお知らせ'],
      questionnaire_reminder: [
        'Reminder of a questionnaire to fill in',
        '未記入の問診票のお知らせ',
      ],
      refill_due: ['A product is about to run out', '商品がなくなる時期のお知らせ'],
      recipe_expiring: ['A recipe ends soon', 'レシピの有効期限'],
      deliveries: ['A parcel was sent or has arrived', '商品の発送と配達'],
      news: ['News', 'お知らせ'],
    },
  },
  alwaysSent: {
    doctor: {
      security: [
        'Security: address, password and bank details',
        'セキュリティ（メールアドレス、パスワード、振込先）',
      ],
      licence: ['Your account and licence', 'アカウントと免許'],
      payouts: ['A pay-out has failed', 'お支払いの失敗'],
    },
    patient: {
      security: ['Security: address and password', 'セキュリティ（メールアドレス、パスワード）'],
      back: ['Back in stock, where you asked for it', 'ご希望の商品の再入荷'],
      recipes: ['A new recipe from your doctor', '担当医からの新しいレシピ'],
      orders: ['Orders: placed, cancelled, refunded', 'ご注文の受付、キャンセル、返金'],
    },
  },
})
