import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AuthCard } from '@officina/ui/AuthCard'
import { Field } from '@officina/ui/Field'
import { FileDrop } from '@officina/ui/FileDrop'
import { FormError } from '@officina/ui/FormError'
import { FormSummary } from '@officina/ui/FormSummary'
import { PasswordField } from '@officina/ui/PasswordField'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { ApplicationSteps } from '../../../features/application/ApplicationSteps.tsx'
import { DetailGroups } from '../../../features/application/DetailGroups.tsx'
import { licenceFiles } from '../../../features/application/limits.ts'
import { applicationWords } from '../../../features/application/words.ts'
import { pathTo } from '../../../pathTo.ts'
import { Consents } from './Consents.tsx'
import { signUpMessages } from './messages.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useSignUp } from './useSignUp.ts'

/** The third step: person, practice, licence, consents. What is typed is kept in this browser. */
export function SignUpForm(props: { token: string; email: string; onDead: () => void }) {
  const t = useText(signUpMessages)
  const words = useText(applicationWords)
  const { form, fraction, restored, startOver } = useSignUp(props)
  const labels = { ...words.fields, ...t.labels }
  const password = (
    <>
      <PasswordField
        {...form.field('password')}
        value={form.values.password}
        label={t.labels.password}
        minLength={12}
        email={props.email}
      />
      <PasswordField
        {...form.field('password_confirmation')}
        value={form.values.password_confirmation}
        label={t.labels.password_confirmation}
        autoComplete="new-password"
      />
    </>
  )
  const files = (
    <FileDrop
      {...licenceFiles}
      id={form.idOf('licence_file')}
      label={t.labels.licence_file}
      help={t.filesHelp}
      error={form.errors.licence_file?.[0]}
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
        <DetailGroups field={form.field} after={{ person: password, licence: files }} />
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
