import { verifyCertificate } from '@kakehashi/contract/requests/certificates'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ContactBlock } from '../../parts/contact-block.tsx'
import { Answers } from './answers.tsx'
import { Facts } from './facts.tsx'
import styles from './page.module.css'
import { Questions } from './questions.tsx'

export const title = msg`Check a certificate`
export const description = msg`Whether a certificate of translation accuracy comes from us and is still valid, by its code or its PDF.`

/** An island asks the API and shows what applies: see islands/verify-certificate.ts. */
export default function Verify() {
  return (
    <>
      <div
        className={`wrap ${styles.page}`}
        data-script="verify-certificate"
        data-from={verifyCertificate.path}
      >
        <h1>
          <Trans>Check a certificate</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            We certify that our translations are complete and accurate. Here anybody can check
            whether such a certificate is ours and still valid.
          </Trans>
        </p>
        <p className={styles.asked} data-asked="" hidden />
        <output className={styles.answer}>
          <Answers />
        </output>
        <Facts />
        <noscript>
          <p>
            <Trans>
              This page needs JavaScript. Without it, please call us and read us the code.
            </Trans>
          </p>
        </noscript>
        <Questions />
      </div>
      <ContactBlock />
    </>
  )
}
