import type { ProofReply } from '@kakehashi/contract/requests/proof-view'
import { mostProofPages, type ProofObstacle } from '@kakehashi/domain/request/proof'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSendProofMutation } from '../../../api/proofs-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useNamesCall } from '../../../request/names/use-names-call.ts'
import { ProofPanel } from '../../../request/proof/proof-panel.tsx'
import styles from './proof-copy.module.css'

/** The proof copy of a translation in review: sent from here, and what the customer said. */
export function ProofCopy({ requestId }: { requestId: string }) {
  return (
    <ProofPanel requestId={requestId}>
      {(reply) => (
        <>{reply.obstacle ? <Obstacle obstacle={reply.obstacle} /> : <Send reply={reply} />}</>
      )}
    </ProofPanel>
  )
}

function Send({ reply: { request: requestId, proof, can } }: { reply: ProofReply }) {
  const { t } = useLingui()
  const [send] = useSendProofMutation()
  const { run, isBusy, refusal } = useNamesCall()
  if (!can.includes('send')) return null
  const isFirst = proof === undefined || proof.state === 'replaced'

  async function sendToCustomer() {
    await send({ requestId }).unwrap()
    showToast.success(t`The proof copy has been sent`)
  }

  return (
    <>
      {proof === undefined && (
        <p className={styles.small}>
          <Trans>
            The customer sees the pages with a mark across them, and approves them or asks for a
            change.
          </Trans>
        </p>
      )}
      <Refusal message={refusal} />
      <div>
        <Button
          variant="ink"
          size="small"
          icon="mail"
          isBusy={isBusy}
          busyLabel={t`Sending`}
          onClick={() => void run(sendToCustomer)}
        >
          {isFirst ? <Trans>SEND A PROOF COPY</Trans> : <Trans>SEND AGAIN</Trans>}
        </Button>
      </div>
    </>
  )
}

function Obstacle({ obstacle }: { obstacle: ProofObstacle }) {
  return (
    <p className={styles.small}>
      {obstacle === 'no-file' && <Trans>There is no file to send as a proof copy.</Trans>}
      {obstacle === 'not-pdf' && (
        <Trans>Only a PDF can be sent as a proof copy, because its pages can be shown.</Trans>
      )}
      {obstacle === 'too-long' && (
        <Trans>More than {mostProofPages} pages are too many for a proof copy.</Trans>
      )}
    </p>
  )
}
