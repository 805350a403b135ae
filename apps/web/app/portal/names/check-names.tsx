import type { NameEntryView } from '@kakehashi/contract/requests/name-fields'
import type { NameSheet } from '@kakehashi/contract/requests/names'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Empty } from '@kakehashi/ui/empty'
import { showToast } from '@kakehashi/ui/toast'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConfirmNamesMutation } from '../../api/names-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { AddButtons } from '../../request/names/add-buttons.tsx'
import { ChangeButton } from '../../request/names/change-button.tsx'
import { EditEntry, type Editing } from '../../request/names/edit-entry.tsx'
import { NameEntry } from '../../request/names/name-entry.tsx'
import { useNamesCall } from '../../request/names/use-names-call.ts'
import styles from './check-names.module.css'

/** Each entry with its own answer, and one button for all that are open. */
export function CheckNames({ sheet }: { sheet: NameSheet }) {
  const { t } = useLingui()
  const [editing, setEditing] = useState<Editing>()
  const [confirm] = useConfirmNamesMutation()
  const { run, isBusy, refusal } = useNamesCall()
  const { request: requestId, entries, can } = sheet
  const open = entries.filter(({ confirmed }) => !confirmed)

  // With the versions on screen, so that nobody confirms what they have not seen.
  const confirmThese = async (seen: readonly NameEntryView[]) => {
    const versions = seen.map(({ _id, version }) => ({ _id, version }))
    await confirm({ requestId, entries: versions }).unwrap()
    showToast.success(t`Confirmed. Thank you.`)
  }

  return (
    <>
      {entries.length === 0 && (
        <Empty title={<Trans>Nothing to check yet</Trans>}>
          <Trans>
            We list the names in your documents and ask you by e-mail. You can also enter them
            yourself.
          </Trans>
        </Empty>
      )}
      {entries.length > 0 && (
        <ul role="list" className={styles.entries}>
          {entries.map((entry) => (
            <NameEntry key={entry._id} entry={entry}>
              {can.includes('confirm') && !entry.confirmed && (
                <Button
                  variant="line"
                  size="small"
                  icon="check"
                  aria-disabled={isBusy}
                  aria-label={t`${entry.label} is correct`}
                  onClick={() => void run(() => confirmThese([entry]))}
                >
                  <Trans>Correct</Trans>
                </Button>
              )}
              <ChangeButton {...{ sheet, entry }} onChange={setEditing} />
            </NameEntry>
          ))}
        </ul>
      )}
      {can.includes('add') && (
        <div className={styles.add}>
          <p>
            <Trans>Is somebody or something missing? Add it:</Trans>
          </p>
          <AddButtons onAdd={setEditing} />
        </div>
      )}
      <Refusal message={refusal} />
      {can.includes('confirm') && (
        <div className={styles.all}>
          <h2>
            <Plural value={open.length} one="# entry to confirm" other="# entries to confirm" />
          </h2>
          <Button
            variant="seal"
            isWide
            isBusy={isBusy}
            busyLabel={t`Sending`}
            onClick={() => void run(() => confirmThese(open))}
          >
            <Trans>CONFIRM ALL</Trans>
          </Button>
          <p>
            <Trans>
              We go on with these spellings. You can change them here until the delivery.
            </Trans>
          </p>
        </div>
      )}
      {entries.length > 0 && open.length === 0 && (
        <Alert kind="success">
          <Trans>Everything is confirmed. You do not need to do anything else.</Trans>
        </Alert>
      )}
      <EditEntry requestId={requestId} editing={editing} onClose={() => setEditing(undefined)} />
    </>
  )
}
