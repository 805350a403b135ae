import { office } from '@kakehashi/domain/office'
import { Trans } from '@lingui/react/macro'
import { Link } from '@kakehashi/ui/link'
import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './contact-block.module.css'

/** All contact details, on one line on wide screens. */
export function ContactBlock() {
  const language = useLanguage()
  const { opens, closes, lunchFrom, lunchUntil } = officeHours(language)
  const { dsn } = office
  return (
    <section className={styles.block}>
      <h2 className="hush">
        <Trans>How to reach us</Trans>
      </h2>
      <dl className="wrap">
        <div>
          <dt>
            <Trans>Phone</Trans>
          </dt>
          <dd>
            <a href={`tel:${office.phone.replaceAll('-', '')}`}>{office.phone}</a>
            <small>
              <Trans>From a base phone: DSN {dsn}</Trans>
            </small>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>E-mail</Trans>
          </dt>
          <dd>
            <a href={`mailto:${office.email}`}>{office.email}</a>
            <small>
              <Trans>Write in English or Japanese</Trans>
            </small>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Office</Trans>
          </dt>
          <dd>
            {office.place.street[language]}
            <small>
              <Link to={localPath('/contact', language)}>
                <Trans>Map and directions</Trans>
              </Link>
            </small>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Hours</Trans>
          </dt>
          <dd>
            <Trans>
              Monday to Friday, {opens} to {closes}
            </Trans>
            <small>
              <Trans>
                Lunch {lunchFrom} to {lunchUntil}. Closed on American holidays.
              </Trans>
            </small>
          </dd>
        </div>
      </dl>
    </section>
  )
}
