import type { NameEntryView } from '@kakehashi/contract/requests/name-fields'
import type { NameSheet } from '@kakehashi/contract/requests/names'
import { Button } from '@kakehashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Editing } from './edit-entry.tsx'

interface ChangeButtonProps {
  sheet: NameSheet
  entry: NameEntryView
  onChange: (editing: Editing) => void
}

export function ChangeButton({ sheet, entry, onChange }: ChangeButtonProps) {
  const { t } = useLingui()
  if (!sheet.can.includes('change')) return null
  return (
    <Button
      variant="line"
      size="small"
      aria-label={t`Change ${entry.label}`}
      onClick={() => onChange({ kind: entry.kind, entry })}
    >
      <Trans>Change</Trans>
    </Button>
  )
}
