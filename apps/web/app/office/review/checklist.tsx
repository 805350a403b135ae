import type {
  AutomaticCheckView,
  ReviewCheckView,
  ReviewView,
} from '@kakehashi/contract/requests/review-view'
import type { ReviewCheck } from '@kakehashi/domain/review/checklist'
import { Icon } from '@kakehashi/ui/icon'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useTickCheckMutation } from '../../api/review-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useDates } from '../../i18n/use-dates.ts'
import { AutomaticLine, isFine } from './automatic-line.tsx'
import styles from './review-side.module.css'

const checkTexts: Readonly<Record<ReviewCheck, MessageDescriptor>> = {
  'line-by-line': msg`Read line by line`,
  seals: msg`Seals and issue line described`,
  places: msg`Place names as of their date`,
  layout: msg`Layout follows the original`,
}

interface ChecklistProps {
  review: ReviewView
  isOpen: boolean
}

/** What the server counts, and what the reviewer ticks. */
export function Checklist({ review, isOpen }: ChecklistProps) {
  const { i18n } = useLingui()
  const headingId = useId()
  const [tick, { isLoading, originalArgs: sending }] = useTickCheckMutation()
  const [refusal, setRefusal] = useState<string>()
  const { request: requestId, translation, automatic, checks } = review
  if (!translation) return null

  async function change(check: ReviewCheck, isTicked: boolean) {
    setRefusal(undefined)
    try {
      const file = translation?.file ?? ''
      await tick({ requestId, translation: file, check, isTicked }).unwrap()
    } catch (error) {
      setRefusal(errorMessage(error))
      showFailedCall(error)
    }
  }

  const all = automatic.length + checks.length
  const done = automatic.filter(isFine).length + checks.filter(({ ticked }) => ticked).length
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>
          <Trans>Checklist</Trans>
        </h2>
        <span>
          <Trans>
            {done} of {all}
          </Trans>
        </span>
      </div>
      <ul role="list" className={styles.checks}>
        {automatic.map((check: AutomaticCheckView) => (
          <AutomaticLine key={check.kind} check={check} />
        ))}
        {checks.map(({ check, ticked }) => (
          <li key={check}>
            <label className={styles.tick}>
              <span className={styles.box}>
                <input
                  type="checkbox"
                  // At once; what the server says replaces it.
                  checked={
                    isLoading && sending?.check === check ? sending.isTicked : ticked !== undefined
                  }
                  aria-disabled={isLoading || !isOpen}
                  onChange={({ target }) => {
                    if (isOpen && !isLoading) void change(check, target.checked)
                  }}
                />
                <Icon name="check" />
              </span>
              <span>{i18n._(checkTexts[check])}</span>
            </label>
            {ticked && <Who ticked={ticked} />}
          </li>
        ))}
      </ul>
      <Refusal message={refusal} />
    </section>
  )
}

function Who({ ticked: { at, by } }: { ticked: NonNullable<ReviewCheckView['ticked']> }) {
  const { timeOfDay, shortDateAndTime } = useDates()
  return (
    <small title={shortDateAndTime(at)}>
      {by} <time dateTime={at}>{timeOfDay(at)}</time>
    </small>
  )
}
