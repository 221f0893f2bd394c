import { channels, mix, toneForDark } from '@officina/shared/brandColor'
import { type PageFacts, plainFacts } from '../entities/platform/plainFacts.ts'

const usual = plainFacts('')

/**
 * Styles that give a page the shop's colour, logo and sign-in picture before any code of it is there. Nothing where
 * all is as delivered. They take the place of the theme's variables (packages/ui/src/theme.ts) and dress the elements
 * `.brand` and `.sign-in-picture`.
 */
export function brandHead({ color, logo, picture }: PageFacts, apiUrl = ''): string {
  const address = (path: string) => `${apiUrl}/api/${path}`
  const rules = [
    ...(color.toUpperCase() === usual.color ? [] : colorRules(color)),
    ...(logo ? logoRules(address(`shop-logos/${logo.id}`), logo.ratio) : []),
    ...(picture ? pictureRules(picture, (id) => address(`shop-pictures/${id}`)) : []),
  ]
  if (rules.length === 0) return ''
  const preload = logo
    ? `<link rel="preload" as="image" href="${address(`shop-logos/${logo.id}`)}">`
    : ''
  return `${preload}<style nonce="__CSP_NONCE__">${rules.join('')}</style>`
}

function colorRules(color: string): string[] {
  const dark = toneForDark(color)
  return [
    `html:root{${variables(color, '#FFFFFF')}}`,
    `html[data-color-scheme=dark]{${variables(dark, mix(color, '#000000', 0.7))}}`,
    `html .frame{--f-brand:${color}}`,
    `html[data-color-scheme=dark] .frame{--f-brand:${dark}}`,
  ]
}

/** Those of the theme that hold the first colour. */
function variables(main: string, on: string): string {
  const light = mix(main, '#FFFFFF', 0.2)
  const shade = mix(main, '#000000', 0.3)
  const named = { main, light, dark: shade, contrastText: on }
  const palette = Object.entries(named).map(
    ([name, value]) =>
      `--mui-palette-primary-${name}:${value};--mui-palette-primary-${name}Channel:${channels(value).join(' ')}`,
  )
  const pale = `color-mix(in srgb,${main} 38%,var(--mui-palette-background-paper))`
  const parts = ['LinearProgress-primaryBg', 'Switch-primaryDisabledColor']
  return [...palette, ...parts.map((part) => `--mui-palette-${part}:${pale}`)].join(';')
}

/** The logo stands where mark and name stand; the name stays for who listens. It was made for a white ground. */
const logoRules = (url: string, ratio: number): string[] => [
  '.brand>*{position:absolute!important;width:1px!important;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  `.brand::before{content:"";display:block;height:calc(var(--mark,28px)*1.25);aspect-ratio:${ratio.toFixed(3)};max-width:min(220px,40vw);background:url("${url}") center/contain no-repeat}`,
  'html[data-color-scheme=dark] .brand::before{background-color:#FFFFFF;border:4px solid #FFFFFF;border-radius:6px;box-sizing:content-box;margin:-4px 0}',
]

/** Only where the panel beside a sign-in is shown. */
const pictureRules = (
  { small, large }: NonNullable<PageFacts['picture']>,
  address: (id: string) => string,
): string[] => [
  '.sign-in-picture>*{display:none}',
  `@media(min-width:1024px){.sign-in-picture{height:240px;border-radius:8px;background:url("${address(small)}") center/cover;background-image:image-set(url("${address(small)}") 1x,url("${address(large)}") 2x)}}`,
]
