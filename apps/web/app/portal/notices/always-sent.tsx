import { Trans } from '@lingui/react/macro'
import { Section } from '../section.tsx'
import styles from './notices.module.css'

export function AlwaysSent() {
  return (
    <Section title={<Trans>E-mails that always come</Trans>}>
      <p>
        <Trans>
          You have to act on these, or will look for them one day, so they cannot be turned off.
        </Trans>
      </p>
      <ul className={styles.always}>
        <li>
          <Trans>Your request has arrived, with its order number</Trans>
        </li>
        <li>
          <Trans>Your quote is ready, or has been replaced by another</Trans>
        </li>
        <li>
          <Trans>A document did not pass the virus check and is needed again</Trans>
        </li>
        <li>
          <Trans>Your translation is ready, and when it was handed over</Trans>
        </li>
        <li>
          <Trans>A request was cancelled or taken up again</Trans>
        </li>
        <li>
          <Trans>
            Your sign-in: confirming your address, a forgotten password, and every change to how you
            sign in
          </Trans>
        </li>
      </ul>
    </Section>
  )
}
