import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const fontFile = (weight: string) =>
  require.resolve(`@expo-google-fonts/noto-sans-jp/${weight}/NotoSansJP_${weight}.ttf`)

const regular = fontFile('400Regular')
const bold = fontFile('700Bold')

/** One family for both languages; it also holds 髙, 﨑 and other forms that occur in names. */
export const pdfFonts = {
  NotoSansJP: { normal: regular, bold, italics: regular, bolditalics: bold },
}

/** Files the PDF writer may read: the fonts and nothing else. */
export const isPdfFont = (path: string): boolean => path === regular || path === bold
