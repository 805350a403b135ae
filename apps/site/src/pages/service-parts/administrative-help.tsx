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
            A bill you cannot read, a form with forty boxes, a landlord who does not answer mail.
            Bring the pile: we read it with you, make the calls, fill in the forms and write the
            letters, in both languages.
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
