import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { differsByCountry } from '@officina/shared/applicationForm'
import { sentences } from '@officina/shared/messages'
import { AuthCard } from '@officina/ui/AuthCard'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { NewPasswordFields } from '@officina/ui/NewPasswordFields'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { ApplicationSteps } from '../../../features/application/ApplicationSteps.tsx'
import { DetailGroups } from '../../../features/application/DetailGroups.tsx'
import { licenceFiles } from '../../../features/application/fields.ts'
import { applicationWords } from '../../../features/application/words.ts'
import { ConsentFields } from '../../../features/legal/ConsentFields.tsx'
import { pathTo } from '../../../pathTo.ts'
import { signUpMessages } from './messages.ts'
import { type SignUpFormState, type SignUpProps, useSignUp } from './useSignUp.ts'

/** The third step: person, practice, licence, consents. What is typed is kept in this browser. */
export function SignUpForm(props: SignUpProps) {
  const t = useText(signUpMessages)
  const locale = useLocale()
  const words = useText(applicationWords)
  const { form, asked, fraction, restored, startOver } = useSignUp(props)
  const labels = { ...words.fields, ...t.labels }
  const password = (
    <NewPasswordFields field={form.field} labels={t.labels} of="doctor" email={props.email} />
  )
  const files = (
    <FileDrop
      {...licenceFiles}
      id={form.idOf('licence_file')}
      label={t.labels.licence_file}
      help={asked.licence_expires_on === 'hidden' ? t.filesHelpWithoutEnd : t.filesHelp}
      error={sentences(form.errors.licence_file ?? [], locale)}
      files={form.values.licence_file}
      onChange={(list) => form.set('licence_file', list)}
      disabled={form.pending}
      required
    />
  )
  return (
    <AuthCard
      title={t.title}
      lead={t.lead}
      maxWidth={760}
      help={<Link to={pathTo('/doctors/login')}>{t.login}</Link>}
    >
      <ApplicationSteps current={2} />
      {restored && (
        <Box role="status" sx={notice}>
          <span>{t.restored}</span>
          <Button size="small" onClick={startOver}>
            {t.startOver}
          </Button>
        </Box>
      )}
      <form {...form.formProps}>
        <FormError>{form.message}</FormError>
        <FormSummary errors={form.errors} labels={labels} idOf={form.idOf} />
        <Field
          label={t.email}
          type="email"
          name="username"
          autoComplete="username"
          value={props.email}
          readOnly
        />
        <DetailGroups
          field={form.field}
          form={asked}
          countryFirst={differsByCountry(props.forms)}
          after={{ person: password, licence: files }}
        />
        <Consents form={form} />
        {form.pending && <UploadProgress fraction={fraction} />}
        <SubmitButton pending={form.pending}>{form.pending ? t.sending : t.submit}</SubmitButton>
      </form>
    </AuthCard>
  )
}

const notice = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 5,
  p: 3,
  borderRadius: '8px',
  color: 'tone.progress.text',
  bgcolor: 'tone.progress.tint',
}

/** How much of the application and its files has been sent; `fraction` from 0 to 1. */
function UploadProgress({ fraction }: { fraction: number | undefined }) {
  const t = useText(signUpMessages)
  const percent = fraction === undefined ? undefined : Math.round(fraction * 100)
  return (
    <Box sx={{ mb: 4 }}>
      <LinearProgress
        aria-label={t.progress}
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        value={percent}
      />
      <Box sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {percent === undefined || percent === 100 ? t.checking : t.sent(percent)}
      </Box>
    </Box>
  )
}

/** What an applicant agrees to, with links that open beside the form. */
function Consents({ form }: { form: SignUpFormState }) {
  const t = useText(signUpMessages)
  return (
    <Box component="section" aria-labelledby="group-consents" sx={{ pt: 4 }}>
      <Typography variant="h2" id="group-consents" sx={{ mb: 4 }}>
        {t.consents}
      </Typography>
      <ConsentFields of="doctor" check={form.check} />
      <CheckField {...form.check('disclosure_accepted')} required label={t.disclosure} />
      <CheckField {...form.check('marketing_mail')} label={t.marketing} />
    </Box>
  )
}
