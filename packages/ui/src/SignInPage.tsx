import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { brandName } from './brandName.ts'
import { defineMessages, Space, useText } from './text.tsx'
import { fonts } from './tokens.ts'

const roles = ['doctor', 'patient', 'admin'] as const
const places = { doctor: '/doctors/login', patient: '/user/login', admin: '/admins/login' }

/** A sign-in; from 1024 px on beside it what Officina is, for whom, and the other ways in. */
export function SignInPage(props: { of: (typeof roles)[number]; children: ReactNode }) {
  const t = useText(messages)
  return (
    <Box sx={page}>
      {props.children}
      <section aria-label={t.about(brandName())}>
        <div className="sign-in-picture">
          <Picture />
        </div>
        <p className="claim">{t.claim}</p>
        {roles.map((role) => (
          <p key={role}>
            {t[role]}
            <Space />
            {role !== props.of && <a href={places[role]}>{t.signIn[role]}</a>}
          </p>
        ))}
      </section>
    </Box>
  )
}

/** A recipe with its products and what has been taken. */
const Picture = () => (
  <svg viewBox="0 0 240 120" width="240" height="120" fill="none" aria-hidden="true">
    <rect
      x="62"
      y="6"
      width="170"
      height="108"
      rx="10"
      fill="var(--mui-palette-background-paper)"
    />
    <g fill="var(--mui-palette-divider)">
      <rect x="116" y="36" width="78" height="8" rx="4" />
      <rect x="116" y="62" width="62" height="8" rx="4" />
      <rect x="116" y="88" width="70" height="8" rx="4" />
    </g>
    <g fill="currentColor">
      <rect x="116" y="18" width="46" height="8" rx="4" />
      <path d="M30 34h32v10l8 10v50a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V54l8-10zM28 18h36v12H28z" />
    </g>
    <rect x="22" y="64" width="48" height="28" fill="var(--mui-palette-background-paper)" />
    <path
      d="m204 40 5 5 9-11M204 66l5 5 9-11M34 78h24M46 70v16"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

const wide = '@media (min-width:1024px)'
const page = {
  [wide]: {
    display: 'grid',
    gridTemplateColumns: '440px minmax(0, 440px)',
    justifyContent: 'center',
    alignItems: 'center',
    gap: 16,
  },
  '& > section': {
    display: 'none',
    [wide]: { display: 'grid' },
    gap: 4,
    p: 8,
    borderRadius: '12px',
    bgcolor: 'tone.good.tint',
    '& svg': { color: 'primary.main' },
    '& > p': { m: 0 },
    '& > .claim': {
      mt: 2,
      fontFamily: fonts.serif,
      fontSize: '1.75rem',
      fontWeight: 600,
      lineHeight: 1.3,
      wordBreak: 'auto-phrase',
    },
  },
}

const messages = defineMessages({
  about: (brand: string) => [`About ${brand}`, `${brand}について`],
  claim: ['The dispensary for your practice', 'クリニックが選ぶ商品を、患者さんのもとへ'],
  doctor: [
    'Doctors recommend products in recipes, each with its dosage.',
    '医師は、商品に用法・用量を添えてレシピを発行します。',
  ],
  patient: [
    'Patients order what was chosen for them and see what to take each day.',
    '患者さんは、選ばれた商品を購入し、毎日の使い方を確認できます。',
  ],
  admin: [
    'The team ships, supports and settles every order in one place.',
    '運営チームは、発送・お問い合わせ・精算を一か所で行います。',
  ],
  signIn: {
    doctor: ['Doctor sign-in', '医師のログインへ'],
    patient: ['Patient sign-in', '患者さんのログインへ'],
    admin: ['Console sign-in', '管理画面へ'],
  },
})
