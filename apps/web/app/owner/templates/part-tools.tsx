import { Button } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useEditing } from './editing.ts'
import styles from './templates.module.css'

/** Moving and removing a group, a section or a field. `nameId` is of the element that names it. */
export function PartTools({ id, nameId }: { id: string; nameId: string }) {
  const { move, remove } = useEditing()
  const labelled = (tool: string) => ({
    id: `${id}-${tool}`,
    'aria-labelledby': `${id}-${tool} ${nameId}`,
    'data-tool': tool,
  })
  return (
    <div className={styles.tools}>
      <Button {...labelled('up')} variant="line" size="small" onClick={() => move(id, -1)}>
        <Trans>Up</Trans>
      </Button>
      <Button {...labelled('down')} variant="line" size="small" onClick={() => move(id, 1)}>
        <Trans>Down</Trans>
      </Button>
      <Button {...labelled('remove')} variant="line" size="small" onClick={() => remove(id)}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  )
}

/** Alt and an arrow move the part in which the focus is, also from a field. */
export function useMoveKeys(id: string) {
  const { move } = useEditing()
  return (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(id, event.key === 'ArrowUp' ? -1 : 1)
  }
}
