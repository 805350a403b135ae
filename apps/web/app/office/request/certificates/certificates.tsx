import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { isCertifiable } from '@kakehashi/domain/certificates/certificate'
import { Button } from '@kakehashi/ui/button'
import { Dialog } from '@kakehashi/ui/dialog'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { isErased } from '../../../request/retention/is-erased.ts'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { Fold } from '../../fold.tsx'
import type { RequestCommands } from '../commands/use-request-commands.tsx'
import { EndedCertificate, StandingCertificate } from './certificate-row.tsx'
import styles from './certificates.module.css'
import { IssueCertificate } from './issue-certificate.tsx'
import { RevokeCertificate } from './revoke-certificate.tsx'

interface CertificatesProps {
  request: OfficeRequest
  edits: RequestCommands['edits']
}

/** Certificates of the translation's accuracy, once the review is finished. */
export function Certificates({ request, edits }: CertificatesProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<'issue' | 'revoke'>()
  const [isPastOpen, setPastOpen] = useState(false)
  const isDone = useRef(false)
  // The pressed button may be gone, so the focus moves to the heading.
  useEffect(() => {
    if (asked || !isDone.current) return
    isDone.current = false
    heading.current?.focus()
  }, [asked])

  function finish({ version: to }: RequestDetail) {
    // Without this, open forms would report a conflict.
    edits.saved(undefined, { from: to - 1, to })
    isDone.current = true
    setAsked(undefined)
  }

  const { certificates, stage, closedAt = null, serviceKind, translation = null } = request
  const standing = certificates.find(({ state }) => state === 'valid')
  const past = certificates.filter((one) => one !== standing)
  const state = { stage, closedAt: closedAt === null ? null : new Date(closedAt), serviceKind }
  const mayIssue = isCertifiable({ ...state, translationId: translation })
  if (!mayIssue && certificates.length === 0) return null
  const hasPapers = !isErased(request)
  return (
    <section className={styles.certificates} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          <Trans>Certificate of translation</Trans>
        </h2>
        {mayIssue && (
          <Button variant="line" size="small" onClick={() => setAsked('issue')}>
            {standing ? <Trans>Issue a new one</Trans> : <Trans>Issue a certificate</Trans>}
          </Button>
        )}
      </div>
      {standing ? (
        <StandingCertificate
          certificate={standing}
          hasPapers={hasPapers}
          onRevoke={() => setAsked('revoke')}
        />
      ) : (
        mayIssue && (
          <p className={styles.none}>
            <Trans>
              The customer can be given a signed certificate that this translation is complete and
              accurate.
            </Trans>
          </p>
        )
      )}
      {past.length > 0 && (
        <Fold
          title={<Trans>Replaced or revoked ({past.length})</Trans>}
          isOpen={isPastOpen}
          onToggle={setPastOpen}
        >
          <ul role="list" className={styles.rows}>
            {past.map((certificate) => (
              <EndedCertificate
                key={certificate._id}
                certificate={certificate}
                hasPapers={hasPapers}
              />
            ))}
          </ul>
        </Fold>
      )}
      <Dialog
        title={
          asked === 'revoke' ? (
            <Trans>Revoke the certificate</Trans>
          ) : (
            <Trans>Issue a certificate</Trans>
          )
        }
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
      >
        {asked === 'issue' && (
          <IssueCertificate
            request={request}
            replaced={certificates[0]}
            onDone={finish}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === 'revoke' && standing && (
          <RevokeCertificate
            request={request}
            certificate={standing}
            onDone={finish}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Dialog>
    </section>
  )
}
