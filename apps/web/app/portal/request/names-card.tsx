import { namesPath } from '@kakehashi/contract/screen-paths'
import { ButtonLink } from '@kakehashi/ui/button'
import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import styles from './request-page.module.css'

/** The way to the names and dates. */
export function NamesCard({ request }: { request: RequestDetail }) {
  const headingId = useId()
  // Staff have them beside their work.
  if (request.reader !== 'customer') return null
  const { _id, stage, closedAt, serviceKind, unconfirmedNames = 0, waiting } = request
  const isAsked = waiting.includes('names')
  if (stage === 'complete' || closedAt !== undefined) return null
  // At an interpretation nothing is spelled, unless the office asks all the same.
  if (serviceKind === 'interpretation' && !isAsked) return null
  return (
    <section aria-labelledby={headingId} className={styles.delivery}>
      <h2 id={headingId}>
        <Trans>Names and dates</Trans>
      </h2>
      <p>
        {isAsked ? (
          <Plural
            value={unconfirmedNames}
            one="Please compare # entry with the passport and confirm it."
            other="Please compare # entries with the passports and confirm them."
          />
        ) : (
          <Trans>See or enter how the translation spells names and writes dates.</Trans>
        )}
      </p>
      <div>
        <ButtonLink variant={isAsked ? 'ink' : 'line'} to={namesPath(_id)}>
          <Trans>Check the names and dates</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}
