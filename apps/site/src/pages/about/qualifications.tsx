import { sources } from '@kakehashi/domain/marriage/sources'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '@kakehashi/domain/calendar/day-text'
import { useOffice } from '@kakehashi/layouts/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Sentences } from '../../parts/sentences.tsx'
import styles from './rows.module.css'

/** What 'certified' and 'registered' mean, and what they do not. */
export function Standing() {
  const registration = useOffice().registration.text[useLanguage()]
  return (
    <section className={`wrap ${styles.open} ${styles.grid}`} aria-labelledby="qualifications">
      <h2 id="qualifications">
        {registration === '' ? (
          <Trans>What certified means</Trans>
        ) : (
          <Trans>What registered and certified mean</Trans>
        )}
      </h2>
      <dl>
        {registration !== '' && (
          <div>
            <dt>
              <Trans>Being registered</Trans>
            </dt>
            <dd>
              <Sentences>
                {registration}
                <Trans>
                  It means that they know our office. It does not mean that they have checked your
                  translation.
                </Trans>
              </Sentences>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>A certified translation</Trans>
          </dt>
          <dd>
            <Trans>
              has the translator’s signed statement that it is complete and accurate, and that they
              are competent to translate. This is what US immigration asks for. It does not ask for
              a notary. Other offices may ask for more, so tell us where you will use the
              translation.
            </Trans>
            <RuleRead />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Our certified interpreters</Trans>
          </dt>
          <dd>
            <Trans>can show you their certificate before they start. Please ask to see it.</Trans>
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** The source of a rule and the date on which we read it. */
function RuleRead() {
  const language = useLanguage()
  const { title, url, checked } = sources['us-regulation']
  const rule = <a href={url}>{title[language]}</a>
  const day = <time dateTime={checked}>{formatDate(checked, language)}</time>
  return (
    <small className={styles.source}>
      <Trans>
        {rule}, checked on {day}
      </Trans>
    </small>
  )
}
