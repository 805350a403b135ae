import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { proofPath } from '@kakehashi/contract/screen-paths'
import type { ProofState } from '@kakehashi/domain/request/proof'
import { ButtonLink } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import styles from './request-page.module.css'

/** The way to the proof copy, while the translation is in review. */
export function ProofCard({ request }: { request: RequestDetail }) {
  const headingId = useId()
  // Staff have it beside their work.
  if (request.reader !== 'customer') return null
  const { _id, stage, closedAt, proof, waiting } = request
  if (proof === undefined || stage !== 'review' || closedAt !== undefined) return null
  return (
    <section aria-labelledby={headingId} className={styles.delivery}>
      <h2 id={headingId}>
        <Trans>Proof copy</Trans>
      </h2>
      <p>
        <State state={proof} />
      </p>
      <div>
        <ButtonLink variant={waiting.includes('proof') ? 'ink' : 'line'} to={proofPath(_id)}>
          <Trans>Read the proof copy</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}

function State({ state }: { state: ProofState }) {
  switch (state) {
    case 'sent':
      return <Trans>Your translation is ready to read. We finish it when you approve it.</Trans>
    case 'approved':
      return <Trans>You approved it. We are finishing the translation.</Trans>
    case 'change-asked':
      return <Trans>We got your remarks and will answer them.</Trans>
    case 'replaced':
      return <Trans>We have changed the translation. The new proof copy comes by e-mail.</Trans>
  }
}
