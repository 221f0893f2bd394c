import { packText } from '@officina/ui/dosage.ts'
import { useLocale } from '@officina/ui/text'

/** A pack in the reader's words: "60 capsules" / 「60カプセル」. */
export const PackName = ({ title }: { title: string }) => <>{packText(title, useLocale())}</>
