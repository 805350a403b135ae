import { visitorDraftHours } from '@kakehashi/contract/fields/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { CheckboxField } from '@kakehashi/ui/field'
import { Icon } from '@kakehashi/ui/icon'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './start.module.css'
import { useStart } from './start.tsx'
import { detailsStep } from './steps.ts'

const hours = visitorDraftHours

/** Where the answers are stored and how to delete them: the computer may be shared. */
export function StorageNotice() {
  const { t } = useLingui()
  const { shortDateAndTime } = useDates()
  const { isKept, isBlank, savedAt } = useStart().visitorRequest
  const end = shortDateAndTime(new Date(savedAt + hours * 3_600_000))
  return (
    <section className={styles.storage} aria-label={t`Where your answers are stored`}>
      <Icon name="lock" />
      <div>
        <p>
          <b>
            <Trans>Nothing has been sent yet.</Trans>
          </b>{' '}
          {isKept ? (
            <Trans>Your answers and files stay on this device until {end}.</Trans>
          ) : (
            <Trans>
              Your answers and files are only in this tab. They are deleted when you close it.
            </Trans>
          )}
        </p>
        {/* Always there, so that the first letter that is typed does not move the form. */}
        <RemoveEverything isDisabled={isBlank} />
      </div>
    </section>
  )
}

/** Answers are kept beyond the tab only if the visitor chooses so. */
export function KeepChoice() {
  const { t } = useLingui()
  const { isKept, keep } = useStart().visitorRequest
  return (
    <CheckboxField
      label={t`Keep my answers and files on this device for ${hours} hours`}
      hint={t`Not on a shared computer`}
      checked={isKept}
      onChange={({ currentTarget }) => keep(currentTarget.checked)}
    />
  )
}

function RemoveEverything({ isDisabled }: { isDisabled: boolean }) {
  const { visitorRequest } = useStart()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.remove}
        disabled={isDisabled}
        onClick={() => setAsked(true)}
      >
        <Trans>Remove everything</Trans>
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title={<Trans>Remove everything?</Trans>}
        confirmLabel={<Trans>Remove everything</Trans>}
        onConfirm={() => {
          setAsked(false)
          visitorRequest.removeEverything()
          void navigate(detailsStep.path, { replace: true })
        }}
        onCancel={() => setAsked(false)}
      >
        <Trans>Your answers and the files you added will be deleted from this device.</Trans>
      </ConfirmDialog>
    </>
  )
}
