import { api } from '@officina/client/api'
import type { Locale } from '@officina/shared/locale'
import { CheckField } from '@officina/ui/CheckField'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { SelectField } from '@officina/ui/SelectField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useSetLocale, useText } from '@officina/ui/text'
import { useMutation } from '@tanstack/react-query'
import type { Role } from '../../session.ts'
import { Loaded } from '../Loaded.tsx'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'
import { mailWords } from './mailWords.ts'
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
