import type { GlossaryTerm } from '@kakehashi/contract/glossary'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useArchiveTermMutation } from '../../api/glossary-api.ts'
import styles from './glossary.module.css'
import { TermForm } from './term-form.tsx'
import { TermText } from './term-text.tsx'

export function TermRow({ term, isOwner }: { term: GlossaryTerm; isOwner: boolean }) {
  const { t } = useLingui()
  const termId = useId()
  const [isEditing, setEditing] = useState(false)
  const [archive, { isLoading }] = useArchiveTermMutation()
  const isArchived = term.archivedAt !== undefined

  async function toggle() {
    const { error } = await archive({ termId: term._id, isArchived: !isArchived })
    if (error) return showFailedCall(error)
    showToast.success(isArchived ? t`Term in use again` : t`Term archived`)
  }

  if (isEditing) {
    const close = () => setEditing(false)
    return (
      <div className={styles.editing}>
        <TermForm term={term} onSaved={close} onCancel={close} />
      </div>
    )
  }
  return (
    <div className={styles.row}>
      <div id={termId}>
        <TermText term={term} />
      </div>
      <div className={styles.buttons}>
        {!isArchived && (
          <Button
            variant="line"
            size="small"
            aria-describedby={termId}
            onClick={() => setEditing(true)}
          >
            <Trans>EDIT</Trans>
          </Button>
        )}
        {isOwner && (
          <Button
            variant="line"
            size="small"
            aria-describedby={termId}
            isBusy={isLoading}
            onClick={() => void toggle()}
          >
            {isArchived ? <Trans>BRING BACK</Trans> : <Trans>ARCHIVE</Trans>}
          </Button>
        )}
      </div>
    </div>
  )
}
