import type { LoaderFunctionArgs } from 'react-router'
import { LegalPage } from '../../features/legal/LegalPage.tsx'
import { loadLegalText } from '../../features/legal/legalText.ts'

export const loader = (args: LoaderFunctionArgs) => loadLegalText('commerce-notice', args)

export const Component = () => <LegalPage document="commerce-notice" />
