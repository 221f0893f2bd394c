import { LegalPage } from '../../features/legal/LegalPage.tsx'
import en from '../../legal/terms-of-service.en.md?raw'
import ja from '../../legal/terms-of-service.ja.md?raw'

export const Component = () => <LegalPage document="terms-of-service" source={{ en, ja }} />
