import { Trans } from '@lingui/react/macro'
import { Section } from '../section.tsx'
import styles from './notices.module.css'

export function AlwaysSent() {
  return (
    <Section title={<Trans>E-mails we always send</Trans>}>
      <p>
        <Trans>
          You cannot turn these off, because you need to act on them or may need them later.
        </Trans>
      </p>
      <ul className={styles.always}>
        <li>
          <Trans>We have received your request (with your order number)</Trans>
        </li>
        <li>
          <Trans>Your quote is ready, or has been replaced or withdrawn</Trans>
        </li>
        <li>
          <Trans>You have accepted or declined a quote (with what to pay and how)</Trans>
        </li>
        <li>
          <Trans>A document did not pass the virus check and you need to send it again</Trans>
        </li>
        <li>
          <Trans>Your translation is ready or has been delivered, or we have taken that back</Trans>
        </li>
        <li>
          <Trans>Your translation is late and we have a new day for you</Trans>
        </li>
        <li>
          <Trans>A request was cancelled or reopened</Trans>
        </li>
        <li>
          <Trans>
            Your sign-in: confirming your address, resetting your password, and changes to how you
            sign in
          </Trans>
        </li>
      </ul>
    </Section>
  )
}
