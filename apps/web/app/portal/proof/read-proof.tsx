import type { ProofReply, ProofView } from '@kakehashi/contract/requests/proof-view'
import { Empty } from '@kakehashi/ui/empty'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSurviveLogin } from '../../drafts/survive-login.ts'
import { AgreedNames } from './agreed-names.tsx'
import { Answer } from './answer.tsx'
import { Lines } from './lines.tsx'
import { Pages } from './pages.tsx'
import { ProofStatus } from './proof-status.tsx'
import { Said } from './said.tsx'
import { toWritten, type Written } from './written-remarks.ts'
import { WhenReady } from './when-ready.tsx'
import styles from './proof.module.css'

export function ReadProof({ reply }: { reply: ProofReply }) {
  const { proof } = reply
  if (!proof) {
    return (
      <Empty title={<Trans>There is no proof copy yet</Trans>}>
        <Trans>We e-mail you when your translation is ready to read.</Trans>
      </Empty>
    )
  }
  return <Sent key={proof._id} reply={reply} proof={proof} />
}

function Sent({ reply, proof }: { reply: ProofReply; proof: ProofView }) {
  const [typed, setTyped] = useState<Written>()
  const saved = useSurviveLogin<Written>(`proof:${proof._id}`, (found) => typed ?? toWritten(found))
  const written = typed ?? toWritten(saved)
  const { request: requestId, remarks, can } = reply
  const whole = remarks.filter(({ line, isOfThis }) => line === undefined || !isOfThis)
  return (
    <>
      <ProofStatus proof={proof} can={can} />
      {proof.state !== 'sent' && <WhenReady requestId={requestId} />}
      <Pages requestId={requestId} proof={proof} />
      <section>
        <h2>
          <Trans>Three things to look at</Trans>
        </h2>
        <dl className={styles.lookAt}>
          <div>
            <dt>
              <Trans>Names</Trans>
            </dt>
            <dd>
              <Trans>As in each passport, letter by letter</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Dates</Trans>
            </dt>
            <dd>
              <Trans>The right day, month and year</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Your papers</Trans>
            </dt>
            <dd>
              <Trans>Do your other forms use the same spelling?</Trans>
            </dd>
          </div>
        </dl>
      </section>
      <AgreedNames requestId={requestId} />
      {proof.lines.length > 0 && (
        <Lines
          lines={proof.lines}
          remarks={remarks.filter(({ isOfThis }) => isOfThis)}
          written={can.includes('ask') ? written : undefined}
          onWrite={setTyped}
        />
      )}
      {whole.length > 0 && (
        <section>
          <h2>
            <Trans>What you told us</Trans>
          </h2>
          {whole.map((remark) => (
            <Said key={remark._id} remark={remark} isAlone />
          ))}
        </section>
      )}
      <Answer
        requestId={requestId}
        proof={proof}
        can={can}
        written={written}
        onSent={() => setTyped({})}
      />
    </>
  )
}
