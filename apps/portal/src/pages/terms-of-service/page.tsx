import type { LoaderFunctionArgs } from 'react-router'
import { LegalPage } from '../../features/legal/LegalPage.tsx'
import { loadLegalText } from '../../features/legal/legalText.ts'

export const loader = (args: LoaderFunctionArgs) => loadLegalText('terms-of-service', args)

export const Component = () => <LegalPage document="terms-of-service" />
