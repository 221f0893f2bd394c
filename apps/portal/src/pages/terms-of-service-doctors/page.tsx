import { LegalPage } from '../../features/legal/LegalPage.tsx'
import en from '../../legal/terms-of-service-doctors.en.md?raw'
import ja from '../../legal/terms-of-service-doctors.ja.md?raw'

export const Component = () => <LegalPage title={title} source={{ en, ja }} />

const title = { en: 'Terms of service for doctors', ja: '医師向け利用規約' }
