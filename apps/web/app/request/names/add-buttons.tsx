import { Button } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import type { Editing } from './edit-entry.tsx'
import styles from './names.module.css'

export function AddButtons({ onAdd }: { onAdd: (editing: Editing) => void }) {
  return (
    <div className={styles.buttons}>
      <Button variant="line" size="small" icon="plus" onClick={() => onAdd({ kind: 'person' })}>
        <Trans>Add a name</Trans>
      </Button>
      <Button variant="line" size="small" icon="plus" onClick={() => onAdd({ kind: 'date' })}>
        <Trans>Add a date</Trans>
      </Button>
      <Button variant="line" size="small" icon="plus" onClick={() => onAdd({ kind: 'place' })}>
        <Trans>Add a place</Trans>
      </Button>
    </div>
  )
}
