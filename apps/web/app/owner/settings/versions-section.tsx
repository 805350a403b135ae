import type { Publication } from '@kakehashi/contract/office-drafts'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { rowSheet } from '@kakehashi/ui/row-link'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import {
  useListPublicationsQuery,
  useRestorePublicationMutation,
} from '../../api/office-drafts-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { ChangeList } from './publish-bar.tsx'
import styles from './settings.module.css'

/** What was published when and by whom, and the way back. */
export default function VersionsSection() {
  const query = useListPublicationsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className={styles.form}>
      <h2>
        <Trans>Earlier versions</Trans>
      </h2>
      <p className={styles.lede}>
        <Trans>
          Bringing back an earlier version publishes it at once. Changes that are not yet published
          are kept.
        </Trans>
      </p>
      <Loaded query={query} label={<Trans>Loading the versions</Trans>} lines={5}>
        {(publications) => (
          <ol role="list" className={rowSheet}>
            {publications.map((publication, index) => (
              <Version key={publication._id} publication={publication} isCurrent={index === 0} />
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  )
}

function Version({ publication, isCurrent }: { publication: Publication; isCurrent: boolean }) {
  const { t } = useLingui()
  const { officeDateAndTime } = useDates()
  const [isAsking, setAsking] = useState(false)
  const [restore, { isLoading, error }] = useRestorePublicationMutation()
  const { _id, at, by, changes, restoredFrom } = publication
  const when = officeDateAndTime(at)

  async function confirm() {
    const { error: refused } = await restore(_id)
    if (refused) return showFailedCall(refused)
    setAsking(false)
    showToast.success(t`Published. Visitors see it within seconds.`)
  }

  return (
    <li className={styles.version}>
      <div>
        <b>
          <Trans>
            Number {_id}, {when}
          </Trans>
        </b>
        <p>
          {by ?? <Trans>Command line</Trans>}
          {restoredFrom !== undefined && (
            <>
              {' '}
              <Trans>(number {restoredFrom} again)</Trans>
            </>
          )}
        </p>
        <ChangeList changes={changes} />
      </div>
      {isCurrent ? (
        <b className={styles.now}>
          <Trans>Published now</Trans>
        </b>
      ) : (
        <Button variant="line" size="small" onClick={() => setAsking(true)}>
          <Trans>BRING BACK</Trans>
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Publish number ${_id} again?`}
        confirmLabel={<Trans>PUBLISH</Trans>}
        isBusy={isLoading}
        error={error && errorMessage(error)}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          Pages, mails and papers show it within seconds. You can come back in the same way.
        </Trans>
      </ConfirmDialog>
    </li>
  )
}
