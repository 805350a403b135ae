import { Trans } from '@lingui/react/macro'
import { certificateLink } from './certificate-link.ts'

/** The same certificate for either paper. Each PDF has a signature of its own. */
export function CertificateDownloads({ id, code }: { id: string; code: string }) {
  return (
    <>
      <a href={certificateLink(id, 'a4')} download>
        <Trans>
          PDF, A4 <span className="hush">of certificate {code}</span>
        </Trans>
      </a>{' '}
      <a href={certificateLink(id, 'letter')} download>
        <Trans>
          PDF, US Letter <span className="hush">of certificate {code}</span>
        </Trans>
      </a>
    </>
  )
}
