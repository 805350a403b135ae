import type { NameEntryView } from '@kakehashi/contract/requests/name-fields'

/** A form in a dialog that adds an entry or changes one. */
export interface EntryFormProps<Kind extends NameEntryView['kind']> {
  requestId: string
  /** Undefined for a new one. */
  entry: Extract<NameEntryView, { kind: Kind }> | undefined
  onDone: () => void
  onClose: () => void
}
