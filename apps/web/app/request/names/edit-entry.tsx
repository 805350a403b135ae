import type { NameEntryView } from '@kakehashi/contract/requests/name-fields'
import { Dialog } from '@kakehashi/ui/dialog'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateForm } from './date-form.tsx'
import { PersonForm } from './person-form.tsx'
import { PlaceForm } from './place-form.tsx'

/** The entry that is being changed, or the kind of a new one. */
export interface Editing {
  readonly kind: NameEntryView['kind']
  readonly entry?: NameEntryView
}

const newTitles: Readonly<Record<Editing['kind'], ReactNode>> = {
  person: <Trans>New name</Trans>,
  date: <Trans>New date</Trans>,
  place: <Trans>New place</Trans>,
}

interface EditEntryProps {
  requestId: string
  editing: Editing | undefined
  onClose: () => void
}

export function EditEntry({ requestId, editing, onClose }: EditEntryProps) {
  const title = editing?.entry ? (
    <Trans>Change the entry</Trans>
  ) : (
    editing && newTitles[editing.kind]
  )
  return (
    <Dialog title={title} isOpen={editing !== undefined} onClose={onClose} isWide>
      {editing && <EntryForm {...{ requestId, editing, onClose }} />}
    </Dialog>
  )
}

function EntryForm({ requestId, editing, onClose }: EditEntryProps & { editing: Editing }) {
  const { kind, entry } = editing
  const common = { requestId, onDone: onClose, onClose }
  switch (kind) {
    case 'person':
      return <PersonForm {...common} entry={entry?.kind === kind ? entry : undefined} />
    case 'date':
      return <DateForm {...common} entry={entry?.kind === kind ? entry : undefined} />
    case 'place':
      return <PlaceForm {...common} entry={entry?.kind === kind ? entry : undefined} />
  }
}
