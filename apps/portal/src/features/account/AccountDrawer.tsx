import { SidePanel } from '@officina/ui/SidePanel'
import { TabsNav } from '@officina/ui/TabsNav'
import { useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Role } from '../../session.ts'
import { useMe } from '../useMe.ts'
import { Addresses } from './Addresses.tsx'
import { Bank } from './Bank.tsx'
import { Cards } from './Cards.tsx'
import { DeletionPart } from './DeletionPart.tsx'
import { DoctorProfile } from './DoctorProfile.tsx'
import { ExportPart } from './ExportPart.tsx'
import { Health } from './Health.tsx'
import { Licence } from './Licence.tsx'
import { messages } from './messages.ts'
import { PatientProfile } from './PatientProfile.tsx'
import { Preferences } from './Preferences.tsx'
import { accountPath, type Section, sections } from './place.ts'
import { Security } from './Security.tsx'

/** Everything people keep about themselves; a section is part of the address, so that links and Back work. */
export default function AccountDrawer({ of: role }: { of: Role }) {
  const t = useText(messages)
  const open = useSections(role)
  const [params, setParams] = useSearchParams()
  const section = open.find((name) => name === params.get('section')) ?? open[0]
  const close = () =>
    setParams((old) => {
      old.delete('panel')
      old.delete('section')
      return old
    })
  return (
    <SidePanel title={t.title} onClose={close} width={720}>
      <div key={section} ref={showCurrent}>
        <TabsNav
          label={t.title}
          tabs={open.map((name) => ({
            to: accountPath(params, name),
            label: t.sections[name],
            current: name === section,
          }))}
        />
      </div>
      {section && parts[section](role)}
    </SidePanel>
  )
}

const parts: Record<Section, (role: Role) => ReactNode> = {
  profile: (role) => (role === 'doctor' ? <DoctorProfile /> : <PatientProfile />),
  licence: () => <Licence />,
  bank: () => <Bank />,
  health: () => <Health />,
  addresses: () => <Addresses />,
  cards: () => <Cards />,
  security: (role) => <Security of={role} />,
  preferences: (role) => <Preferences of={role} />,
  data: (role) => (
    <>
      <ExportPart of={role} />
      {role === 'patient' && <DeletionPart />}
    </>
  ),
}

/** On a phone the tabs are wider than the screen. */
function showCurrent(tabs: HTMLElement | null): void {
  tabs?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' })
}

/** Before approval a doctor's facts are the application's; only the account itself can be changed here. */
function useSections(role: Role): readonly Section[] {
  const me = useMe(role)
  const isApplicant = 'status' in me && !['approved', 'suspended'].includes(me.status)
  return isApplicant ? ['security', 'preferences'] : sections[role]
}
