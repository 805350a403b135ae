import { hasMapOrDirections } from '@kakehashi/domain/office-location'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { Link } from '@kakehashi/ui/link'
import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import { capitalised } from '@kakehashi/domain/calendar/weekday-text'
import { useOfficeWords } from './use-office-words.ts'
import { Sentences } from './sentences.tsx'
import styles from './contact-block.module.css'

/** All contact details, on one line on wide screens. */
export function ContactBlock() {
  const language = useLanguage()
  const office = useOffice()
  const { opens, closes, lunchFrom, lunchUntil } = useOfficeHours()
  const openDays = capitalised(useOfficeWords().openDays)
  const { dsn } = office
  const isClosedOnHolidays = office.holidays === 'us-federal'
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
            {dsn !== '' && (
              <small>
                <Trans>From a base phone: DSN {dsn}</Trans>
              </small>
            )}
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
            {office.address.street[language]}
            {hasMapOrDirections(office, language) && (
              <small>
                <Link to={localPath('/contact', language)}>
                  <Trans>Map and directions</Trans>
                </Link>
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Hours</Trans>
          </dt>
          <dd>
            <Trans>
              {openDays}, {opens} to {closes}
            </Trans>
            {(hasLunch(office) || isClosedOnHolidays) && (
              <small>
                <Sentences>
                  {hasLunch(office) && (
                    <Trans>
                      Lunch {lunchFrom} to {lunchUntil}.
                    </Trans>
                  )}
                  {isClosedOnHolidays && <Trans>Closed on American holidays.</Trans>}
                </Sentences>
              </small>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
