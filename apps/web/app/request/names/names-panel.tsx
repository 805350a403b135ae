import type { NameEntryView } from '@kakehashi/contract/requests/name-fields'
import type { NameSheet } from '@kakehashi/contract/requests/names'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { useQuestion } from '@kakehashi/ui/use-question'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import {
  useAskForNamesMutation,
  useConfirmNamesMutation,
  useGetNamesQuery,
  useRemoveNameMutation,
} from '../../api/names-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useDates } from '../../i18n/use-dates.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { AddButtons } from './add-buttons.tsx'
import { ChangeButton } from './change-button.tsx'
import { EditEntry, type Editing } from './edit-entry.tsx'
import { NameEntry } from './name-entry.tsx'
import { useNamesCall } from './use-names-call.ts'
import styles from './names.module.css'

/** The names, dates and places of a request, beside the work of staff. */
export function NamesPanel({ requestId }: { requestId: string }) {
  const headingId = useId()
  const { currentData: data, ...query } = useGetNamesQuery(requestId)
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>
          <Trans>Names and dates</Trans>
        </h2>
        {data && <Count entries={data.entries} />}
      </div>
      <Loaded query={{ ...query, data }} label={<Trans>Loading the names</Trans>} lines={4}>
        {(sheet) => <Entries sheet={sheet} />}
      </Loaded>
    </section>
  )
}

function Count({ entries }: { entries: readonly NameEntryView[] }) {
  if (entries.length === 0) return null
  const all = entries.length
  const confirmed = entries.filter((entry) => entry.confirmed).length
  return (
    <span>
      <Trans>
        {confirmed} of {all} confirmed
      </Trans>
    </span>
  )
}

function Entries({ sheet }: { sheet: NameSheet }) {
  const { t } = useLingui()
  const { officeDate } = useDates()
  const [editing, setEditing] = useState<Editing>()
  const [ask] = useAskForNamesMutation()
  const [confirm] = useConfirmNamesMutation()
  const [remove] = useRemoveNameMutation()
  const { run, isBusy, refusal } = useNamesCall()
  const removal = useQuestion()
  const { request: requestId, entries, askedAt, can } = sheet
  const asked = askedAt && officeDate(askedAt)

  const askCustomer = async () => {
    await ask({ requestId }).unwrap()
    showToast.success(t`The customer has been asked by e-mail`)
  }
  const noteConfirmed = ({ _id, version }: NameEntryView) =>
    confirm({ requestId, entries: [{ _id, version }] }).unwrap()

  async function askToRemove(entry: NameEntryView) {
    const { label, _id: entryId, version } = entry
    const isSure = await removal.ask({
      title: t`Remove this entry?`,
      text: t`'${label}' is deleted and cannot be restored.`,
      yes: t`REMOVE THE ENTRY`,
      no: t`Go back`,
    })
    if (isSure) await remove({ requestId, entryId, version }).unwrap()
  }

  return (
    <>
      {entries.length === 0 && (
        <p className={styles.none}>
          <Trans>List every name as the passport spells it, then ask the customer to check.</Trans>
        </p>
      )}
      {entries.length > 0 && (
        <ul role="list" className={styles.compact}>
          {entries.map((entry) => (
            <NameEntry key={entry._id} entry={entry}>
              <ChangeButton {...{ sheet, entry }} onChange={setEditing} />
              {can.includes('remove') && (
                <Button
                  variant="line"
                  size="small"
                  aria-label={t`Remove ${entry.label}`}
                  onClick={() => void run(() => askToRemove(entry))}
                >
                  <Trans>Remove</Trans>
                </Button>
              )}
              {can.includes('confirm') && !entry.confirmed && (
                <Button
                  variant="line"
                  size="small"
                  aria-disabled={isBusy}
                  aria-label={t`Confirmed here: ${entry.label}`}
                  onClick={() => void run(() => noteConfirmed(entry))}
                >
                  <Trans>Confirmed here</Trans>
                </Button>
              )}
            </NameEntry>
          ))}
        </ul>
      )}
      <Refusal message={refusal} />
      {can.includes('add') && <AddButtons onAdd={setEditing} />}
      {can.includes('ask') && (
        <div className={styles.ask}>
          <Button
            variant="ink"
            size="small"
            icon="mail"
            isBusy={isBusy}
            onClick={() => void run(askCustomer)}
          >
            {askedAt === undefined ? (
              <Trans>ASK THE CUSTOMER TO CONFIRM</Trans>
            ) : (
              <Trans>ASK AGAIN</Trans>
            )}
          </Button>
          {asked && (
            <span>
              <Trans>Asked on {asked}</Trans>
            </span>
          )}
        </div>
      )}
      <EditEntry requestId={requestId} editing={editing} onClose={() => setEditing(undefined)} />
      {removal.question}
    </>
  )
}
