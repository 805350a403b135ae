import { msg } from '@lingui/core/macro'
import { Button } from '@kakehashi/ui/button'
import { useQuestion } from '@kakehashi/ui/use-question'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useKeys } from '../keys/use-keys.ts'
import { AssignChoice } from './assign-choice.tsx'
import { bulkActionsOf } from '../request-row/bulk-actions.ts'
import styles from './bulk.module.css'
import { ChosenRequests } from './chosen-requests.tsx'
import type { BulkAction } from './use-bulk-change.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps {
  selection: Selection
  isSending: boolean
  onAct: (action: BulkAction) => void
}

/** What can be done with all chosen requests at once. */
export function BulkBar({ selection, isSending, onAct }: BulkBarProps) {
  const { t } = useLingui()
  const { ask, question } = useQuestion()
  const requests = [...selection.chosen.values()]
  const count = requests.length
  useKeys([{ key: 'Escape', label: msg`Clear the selection`, do: selection.clear }])
  const canAssign = requests.some((request) => bulkActionsOf(request).assign)
  const canDeliver = requests.some((request) => bulkActionsOf(request).deliver)
  const canRemind = requests.some((request) => bulkActionsOf(request).remind)

  async function remind() {
    const isSure = await ask({
      title: plural(count, { one: 'Remind # customer?', other: 'Remind # customers?' }),
      text: t`Each gets one mail about the quote, the deposit or the pick-up. Nobody is reminded twice a day.`,
      yes: t`REMIND`,
    })
    if (isSure) onAct({ action: 'remind' })
  }

  async function deliver() {
    const isSure = await ask({
      title: plural(count, { one: 'Hand over # request?', other: 'Hand over # requests?' }),
      text: (
        <>
          <p>
            <Trans>
              They become complete, and the customers are told by mail. Requests with a balance stay
              here.
            </Trans>
          </p>
          <ChosenRequests requests={requests} />
        </>
      ),
      yes: t`DELIVERED`,
    })
    if (isSure) onAct({ action: 'deliver' })
  }

  return (
    <section className={styles.bar} aria-label={t`Selected requests`}>
      <output>
        <b>
          <Plural value={count} one="# selected" other="# selected" />
        </b>
      </output>
      {canAssign && (
        <AssignChoice
          requests={requests}
          isSending={isSending}
          onChoose={(translator) => onAct({ action: 'assign', translator })}
        />
      )}
      {canRemind && (
        <Button variant="line" size="small" isBusy={isSending} onClick={() => void remind()}>
          <Trans>Remind</Trans>
        </Button>
      )}
      {canDeliver && (
        <Button variant="line" size="small" isBusy={isSending} onClick={() => void deliver()}>
          <Trans>Hand over</Trans>
        </Button>
      )}
      <button type="button" className={styles.clear} onClick={selection.clear}>
        <Trans>Clear</Trans>
      </button>
      {question}
    </section>
  )
}
