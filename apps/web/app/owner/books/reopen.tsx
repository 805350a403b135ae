import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useReopenMonthMutation } from '../../api/books-api.ts'
import { ReasonDialog } from '../../request/reason-dialog.tsx'
import styles from './books.module.css'

export function Reopen({ month }: { month: string }) {
  const { t } = useLingui()
  const name = formatMonth(firstOfMonth(month), useLanguage())
  const [isAsking, setAsking] = useState(false)
  const [reopen] = useReopenMonthMutation()
  return (
    <div className={styles.end}>
      <Button variant="line" onClick={() => setAsking(true)}>
        <Trans>Reopen…</Trans>
      </Button>
      <ReasonDialog
        title={t`Reopen ${name}?`}
        isOpen={isAsking}
        label={t`Why?`}
        hint={t`The reason stays in the books, so do not name customers in it.`}
        isRequired
        confirm={t`REOPEN THE MONTH`}
        cancel={t`Go back`}
        draftName={`reopen:${month}`}
        onConfirm={async (reason) => {
          await reopen({ month, reason }).unwrap()
          showToast.success(t`Month reopened`)
        }}
        onDone={() => document.getElementById('main')?.focus()}
        onClose={() => setAsking(false)}
      >
        <Trans>
          The figures that were kept stay in the books. Close the month again when it is corrected.
        </Trans>
      </ReasonDialog>
    </div>
  )
}
