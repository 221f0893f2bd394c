import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CheckField } from '@officina/ui/CheckField'
import { useText } from '@officina/ui/text'
import { DocumentLink } from '../../../features/legal/DocumentLink.tsx'
import { pathTo } from '../../../pathTo.ts'
import { signUpMessages } from './messages.ts'
import type { SignUpFormState } from './useSignUp.ts'

/** What an applicant agrees to, with links that open beside the form. */
export function Consents({ form }: { form: SignUpFormState }) {
  const t = useText(signUpMessages)
  return (
    <Box component="section" aria-labelledby="group-consents">
      <Typography variant="h2" id="group-consents" sx={{ mt: 4, mb: 4 }}>
        {t.consents}
      </Typography>
      <CheckField
        {...form.check('terms')}
        required
        label={
          <>
            {t.agree}{' '}
            <DocumentLink to={pathTo('/terms-of-service-doctors')}>{t.terms}</DocumentLink>
          </>
        }
      />
      <CheckField
        {...form.check('privacy')}
        required
        label={
          <>
            {t.read} <DocumentLink to={pathTo('/privacy-policy')}>{t.privacy}</DocumentLink>
          </>
        }
      />
      <CheckField {...form.check('disclosure_accepted')} required label={t.disclosure} />
      <CheckField {...form.check('marketing_mail')} label={t.marketing} />
    </Box>
  )
}
