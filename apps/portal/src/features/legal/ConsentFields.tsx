import { CheckField } from '@officina/ui/CheckField'
import { defineMessages, useText } from '@officina/ui/text'
import type { ComponentProps } from 'react'
import { pathTo } from '../../pathTo.ts'
import { DocumentLink } from './DocumentLink.tsx'

/** Agreeing to the terms and having read the privacy policy, with links that open beside the form. */
export function ConsentFields(props: {
  of: 'doctor' | 'patient'
  check: (name: 'terms' | 'privacy') => Omit<ComponentProps<typeof CheckField>, 'label'>
}) {
  const t = useText(messages)
  const isDoctor = props.of === 'doctor'
  return (
    <>
      <CheckField
        {...props.check('terms')}
        required
        label={
          <>
            {t.agree}
            <DocumentLink to={pathTo(isDoctor ? '/terms-of-service-doctors' : '/terms-of-service')}>
              {isDoctor ? t.doctorTerms : t.terms}
            </DocumentLink>
            {t.agreed}
          </>
        }
      />
      <CheckField
        {...props.check('privacy')}
        required
        label={
          <>
            {t.read}
            <DocumentLink to={pathTo('/privacy-policy')}>{t.privacy}</DocumentLink>
            {t.wasRead}
          </>
        }
      />
    </>
  )
}

const messages = defineMessages({
  agree: ['I agree to the ', ''],
  agreed: ['', 'に同意します'],
  terms: ['terms of service', '利用規約'],
  doctorTerms: ['terms of service for doctors', '医師向け利用規約'],
  read: ['I have read the ', ''],
  wasRead: ['', 'を確認しました'],
  privacy: ['privacy policy', 'プライバシーポリシー'],
})
