import type { ProofReply, ProofView } from '@kakehashi/contract/requests/proof-view'
import type { ProofState } from '@kakehashi/domain/request/proof'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon, type IconName } from '@kakehashi/ui/icon'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useGetProofQuery } from '../../api/proofs-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { proofPagePath } from './proof-page-path.ts'
import { Remarks } from './remarks.tsx'
import styles from './proof.module.css'

interface ProofPanelProps {
  requestId: string
  /** The button of the office, and why there is none. */
  children?: (reply: ProofReply) => ReactNode
}

/** The proof copy and what the customer said about it, beside the work of staff. */
export function ProofPanel({ requestId, children }: ProofPanelProps) {
  const headingId = useId()
  const { currentData: data, ...query } = useGetProofQuery(requestId)
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Proof copy</Trans>
      </h2>
      <Loaded query={{ ...query, data }} label={<Trans>Loading the proof copy</Trans>} lines={2}>
        {(reply) => (
          <>
            {reply.proof && <Status requestId={requestId} proof={reply.proof} />}
            <Remarks reply={reply} />
            {children?.(reply)}
          </>
        )}
      </Loaded>
    </section>
  )
}

const icons: Readonly<Record<ProofState, IconName>> = {
  sent: 'clock',
  approved: 'check',
  'change-asked': 'flag',
  replaced: 'alert',
}

function Status({ requestId, proof }: { requestId: string; proof: ProofView }) {
  const { officeDateAndTime } = useDates()
  const { _id, state, sentAt, answeredAt, pages } = proof
  const sent = officeDateAndTime(sentAt)
  const answered = answeredAt === undefined ? '' : officeDateAndTime(answeredAt)
  return (
    <div className={styles.status}>
      <p className={classNames(styles.state, state === 'approved' && styles.approved)}>
        <Icon name={icons[state]} />
        <span>
          {state === 'sent' && <Trans>Waiting for the customer</Trans>}
          {state === 'approved' && <Trans>Approved on {answered}</Trans>}
          {state === 'change-asked' && <Trans>Change asked for on {answered}</Trans>}
          {state === 'replaced' && <Trans>Replaced by another file</Trans>}
        </span>
      </p>
      <p className={styles.small}>
        {state === 'replaced' ? (
          <Trans>
            The proof copy of {sent} was of an earlier file. What the customer said does not hold
            for this one.
          </Trans>
        ) : (
          <Trans>Sent on {sent}</Trans>
        )}
      </p>
      {pages > 0 && (
        <p className={styles.small}>
          <a href={proofPagePath(requestId, _id, 1)} target="_blank" rel="noreferrer">
            <Trans>See page 1 as the customer does</Trans>
          </a>
        </p>
      )}
    </div>
  )
}
