import { sources } from '@kakehashi/domain/marriage/sources'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '@kakehashi/domain/calendar/day-text'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './rows.module.css'

/** What 'certified' and 'registered' mean, and what they do not. */
export function Standing() {
  return (
    <section className={`wrap ${styles.open} ${styles.grid}`} aria-labelledby="standing">
      <h2 id="standing">
        <Trans>What registered and certified mean</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Trans>Being registered</Trans>
          </dt>
          <dd>
            <Trans>
              The local consulate and the base each keep a list of translators, and we are on both.
              It means that they know us. It does not mean that they have read your translation.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>A certified translation</Trans>
          </dt>
          <dd>
            <Trans>
              carries the translator’s signed statement that it is complete and accurate, and that
              they are competent to make it. That is what US immigration asks for; it asks for no
              notary. Others may want more, so tell us who your paper is for.
            </Trans>
            <RuleRead />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Our certified interpreters</Trans>
          </dt>
          <dd>
            <Trans>
              can show you their certificate before they say a word for you. Ask for it: at a
              bedside or in a contract you should know who is speaking.
            </Trans>
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
        {rule}, read on {day}
      </Trans>
    </small>
  )
}
