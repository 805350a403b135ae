import { Button } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Removed } from './change-template.ts'
import styles from './templates.module.css'
import { undoId } from './use-template-editor.ts'

interface RemovedPartsProps {
  /** The newest first. */
  removed: readonly Removed[]
  onUndo: () => void
  isUsed: boolean
}

/** What was removed last can be put back until the screen is left. */
export function RemovedParts({ removed, onUndo, isUsed }: RemovedPartsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [last] = removed
  const name = last && (last.part.label[language] || t`without a label`)
  return (
    <div className={styles.removed}>
      <output>
        {last && <Trans>Removed: {name}.</Trans>}{' '}
        {last && isUsed && (
          <Trans>Drafts that have it filled in keep it. New drafts are without it.</Trans>
        )}
      </output>
      {last && (
        <Button id={undoId} variant="line" size="small" onClick={onUndo}>
          <Trans>Undo</Trans>
        </Button>
      )}
    </div>
  )
}
