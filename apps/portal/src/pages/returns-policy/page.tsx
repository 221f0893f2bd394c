import type { LoaderFunctionArgs } from 'react-router'
import { LegalPage } from '../../features/legal/LegalPage.tsx'
import { loadLegalText } from '../../features/legal/legalText.ts'

export const loader = (args: LoaderFunctionArgs) => loadLegalText('returns-policy', args)

export const Component = () => <LegalPage document="returns-policy" />
