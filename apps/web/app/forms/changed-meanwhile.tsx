import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import styles from './changed-meanwhile.module.css'

interface ChangedMeanwhileProps<Values> {
  /** What the office has now, as the form would open with it. */
  values: Values
  /** Takes it into the form, in place of what was typed. */
  onTake: (values: Values) => void
}

/** Says that somebody else has saved what is being edited here; nothing typed is touched. */
export function ChangedMeanwhile<Values>({ values, onTake }: ChangedMeanwhileProps<Values>) {
  const now = JSON.stringify(values)
  const [known, setKnown] = useState(now)
  return (
    <div aria-live="polite" className={styles['news']}>
      {now !== known && (
        <Alert
          kind="warning"
          title={<Trans>Somebody else has changed this meanwhile</Trans>}
          action={
            <Button
              variant="line"
              size="small"
              onClick={() => {
                setKnown(now)
                onTake(values)
              }}
            >
              <Trans>Show theirs</Trans>
            </Button>
          }
        >
          <Trans>What you save replaces it.</Trans>
        </Alert>
      )}
    </div>
  )
}
