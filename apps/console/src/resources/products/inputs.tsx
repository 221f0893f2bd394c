import { Field } from '@officina/ui/Field'
import { productWord } from '@officina/ui/productWords.ts'
import { useLocale } from '@officina/ui/text'
import { useId } from 'react'
import type { InputProps } from '../../schema/overrides.ts'
import { useSchemaInput } from '../../schema/useSchemaInput.ts'
import { LabelDosageInput } from './LabelDosageInput.tsx'
import { useProductChoices } from './product.ts'

/** A word that other products have too: those are suggested, another may be typed. */
const wordInput =
  (name: 'category' | 'brand' | 'form') =>
  (props: InputProps): React.ReactNode => {
    const locale = useLocale()
    const list = useId()
    const words = useProductChoices()?.[name] ?? []
    const { asField } = useSchemaInput(props)
    return (
      <>
        <Field {...asField} autoComplete="off" inputProps={{ list }} />
        <datalist id={list}>
          {words.map((word) => (
            <option key={word} value={word}>
              {productWord(word, locale)}
            </option>
          ))}
        </datalist>
      </>
    )
  }

export const productInputs = {
  category: wordInput('category'),
  brand: wordInput('brand'),
  form: wordInput('form'),
  label_dosage: LabelDosageInput,
}
