import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import type { PricedRequest } from '../../request/request-views.ts'
import { PickupCode } from './pickup-code.tsx'
import styles from './originals-card.module.css'

type Original = PricedRequest['originals'][number]

/** The customer's own papers: which of them we hold and since when, and which went back. */
export function OriginalsCard({ request }: { request: PricedRequest }) {
  const headingId = useId()
  const originals = request.originals.filter((original) => !('removed' in original))
  if (originals.length === 0) return null
  const isHere = originals.some(({ out }) => out === undefined)
  // At the stage of delivery the code is with the hours and the address of the counter.
  const isCodeAbove = request.stage === 'delivery' && request.delivery === 'counter'
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId}>
        <Trans>Your originals</Trans>
      </h2>
      <ul role="list">
        {originals.map((original) => (
          <li key={original._id}>
            <b>{original.description}</b>
            <span>
              <Plural value={original.pages} one="# page" other="# pages" />
            </span>
            <span>
              <Whereabouts original={original} />
            </span>
          </li>
        ))}
      </ul>
      {isHere && !isCodeAbove && <PickupCode request={request} />}
    </section>
  )
}

function Whereabouts({ original: { receivedAt, out } }: { original: Original }) {
  const { detailDate } = useDates()
  const since = detailDate(receivedAt)
  if (!out) return <Trans>With us since {since}</Trans>
  const { to = '', trackingNumber } = out
  const when = detailDate(out.at)
  if (out.how === 'collected') {
    return (
      <Trans>
        Given back on {when} to {to}
      </Trans>
    )
  }
  return trackingNumber === undefined ? (
    <Trans>
      Posted on {when} to {to}
    </Trans>
  ) : (
    <Trans>
      Posted on {when} to {to}, tracking number {trackingNumber}
    </Trans>
  )
}
