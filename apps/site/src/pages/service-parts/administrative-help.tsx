import { Trans } from '@lingui/react/macro'
import styles from './administrative-help.module.css'

export function AdministrativeHelp() {
  return (
    <section className={`wrap ${styles.help}`} aria-labelledby="help">
      <h2 id="help">
        <Trans>Bilingual administrative help</Trans>
      </h2>
      <div>
        <p>
          <Trans>
            Bring us a bill you cannot read, a long form or a letter from your landlord. We read it
            with you, make calls, fill in forms and write letters in both languages.
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>Calls to the city, the power company, the landlord, the insurer</Trans>
          </li>
          <li>
            <Trans>Forms for residence, schools, cars, health insurance and pensions</Trans>
          </li>
          <li>
            <Trans>Letters and e-mails, written or answered in your name</Trans>
          </li>
        </ul>
      </div>
    </section>
  )
}
