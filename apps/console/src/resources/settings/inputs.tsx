import type { ComponentType } from 'react'
import type { InputProps } from '../../schema/overrides.ts'
import { SchemaInput } from '../../schema/SchemaInput.tsx'
import { ApplicationFormsInput } from './ApplicationFormsInput.tsx'
import { ColorInput } from './ColorInput.tsx'
import type { GroupName, SettingGroup } from './groups.ts'
import { HolidaysInput } from './HolidaysInput.tsx'
import { MethodsInput } from './MethodsInput.tsx'
import { LogoInput, SignInPictureInput } from './PictureInput.tsx'
import { SettingFacts } from './SettingFacts.tsx'
import { UnlessShopify } from './UnlessShopify.tsx'
import { ZonesInput } from './ZonesInput.tsx'

/** Where a list of parts wants more room than the contract's own inputs. */
const own: Partial<Record<GroupName, Record<string, ComponentType<InputProps>>>> = {
  application: { forms: ApplicationFormsInput },
  brand: { color: ColorInput, logo: LogoInput, picture: SignInPictureInput },
  delivery: { methods: MethodsInput, regions: ZonesInput, holidays: HolidaysInput },
}

/** The input of each setting of a group with its default, use and last change below; made once for a page. */
export function inputsOf(name: GroupName, group: SettingGroup) {
  return Object.fromEntries(
    Object.entries(group.usedBy).map(([field, usedBy]) => {
      const Inner = own[name]?.[field] ?? SchemaInput
      const place = group.shopify[field]
      const SettingInput = (props: InputProps) => (
        <UnlessShopify {...props} place={place}>
          <SettingFacts {...props} usedBy={usedBy}>
            <Inner {...props} />
          </SettingFacts>
        </UnlessShopify>
      )
      return [field, SettingInput]
    }),
  )
}
