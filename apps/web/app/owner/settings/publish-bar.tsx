import type { OfficeDraft } from '@kakehashi/contract/office-drafts'
import type { Office } from '@kakehashi/domain/office'
import { Button } from '@kakehashi/ui/button'
import { classNames } from '@kakehashi/ui/class-names'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { showToast } from '@kakehashi/ui/toast'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import {
  useDiscardOfficeDraftMutation,
  usePublishOfficeDraftMutation,
} from '../../api/office-drafts-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { ChangedPages } from './changed-pages.tsx'
import { factLabels } from './section-names.ts'
import styles from './settings.module.css'

/** Says what is not yet published, and publishes or discards it. */
export function PublishBar({ draft }: { draft: OfficeDraft }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'publish' | 'discard'>()
  const { changes, saved } = draft
  const { officeDateAndTime } = useDates()
  const close = () => setAsked(undefined)
  return (
    <>
      <section
        className={classNames(styles.bar, saved && styles.pending)}
        aria-label={t`Publishing`}
        aria-live="polite"
      >
        {changes.length === 0 || !saved ? (
          <p>
            <Trans>Everything is published.</Trans>
          </p>
        ) : (
          <>
            <div>
              <b>
                <Plural
                  value={changes.length}
                  one="# change, not yet published"
                  other="# changes, not yet published"
                />
              </b>
              <p>
                <Trans>
                  Saved by {saved.by}, {officeDateAndTime(saved.at)}. Only owners see it.
                </Trans>
              </p>
            </div>
            <div className={styles.buttons}>
              <Button variant="line" onClick={() => setAsked('discard')}>
                <Trans>DISCARD</Trans>
              </Button>
              <Button onClick={() => setAsked('publish')}>
                <Trans>PUBLISH</Trans>
              </Button>
            </div>
          </>
        )}
      </section>
      {asked === 'publish' && <AskToPublish draft={draft} onClose={close} />}
      {asked === 'discard' && <AskToDiscard draft={draft} onClose={close} />}
    </>
  )
}

interface AskProps {
  draft: OfficeDraft
  onClose: () => void
}

function AskToPublish({ draft, onClose }: AskProps) {
  const { t } = useLingui()
  const [publish, { isLoading, error }] = usePublishOfficeDraftMutation()

  async function confirm() {
    const { error: refused } = await publish({ version: draft.version })
    if (refused) return showFailedCall(refused)
    onClose()
    showToast.success(t`Published. Visitors see it within seconds.`)
  }

  return (
    <ConfirmDialog
      isOpen
      title={t`Publish these changes?`}
      confirmLabel={<Trans>PUBLISH</Trans>}
      isBusy={isLoading}
      error={error && errorMessage(error)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <ChangeList changes={draft.changes} />
      <p>
        <Trans>Pages, mails and papers show them within seconds. Look at the pages first:</Trans>
      </p>
      <ChangedPages />
    </ConfirmDialog>
  )
}

function AskToDiscard({ draft, onClose }: AskProps) {
  const { t } = useLingui()
  const [discard, { isLoading, error }] = useDiscardOfficeDraftMutation()

  async function confirm() {
    const { error: refused } = await discard()
    if (refused) return showFailedCall(refused)
    onClose()
    showToast.success(t`Changes discarded`)
  }

  return (
    <ConfirmDialog
      isOpen
      title={t`Discard these changes?`}
      confirmLabel={<Trans>DISCARD</Trans>}
      isBusy={isLoading}
      error={error && errorMessage(error)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <ChangeList changes={draft.changes} />
    </ConfirmDialog>
  )
}

/** The names of changed facts. One that a newer version added is named as the API names it. */
export function ChangeList({ changes }: { changes: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.changes}>
      {changes.map((name) => {
        const label = factLabels[name as keyof Office]
        return <li key={name}>{label ? i18n._(label) : name}</li>
      })}
    </ul>
  )
}
