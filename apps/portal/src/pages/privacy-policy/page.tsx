import { LegalPage } from '../../features/legal/LegalPage.tsx'
import en from '../../legal/privacy-policy.en.md?raw'
import ja from '../../legal/privacy-policy.ja.md?raw'

export const Component = () => <LegalPage document="privacy-policy" source={{ en, ja }} />
