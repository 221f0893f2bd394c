import { LegalPage } from '../../features/legal/LegalPage.tsx'
import en from '../../legal/terms-of-service-doctors.en.md?raw'
import ja from '../../legal/terms-of-service-doctors.ja.md?raw'

export const Component = () => <LegalPage document="terms-of-service-doctors" source={{ en, ja }} />
