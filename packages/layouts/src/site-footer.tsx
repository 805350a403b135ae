import { localPath } from '@kakehashi/contract/site-addresses'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import { capitalised, closedDaysText, openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { hasMapOrDirections } from '@kakehashi/domain/office-location'
import { addressLines } from '@kakehashi/domain/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { useOffice, useOfficeHours } from './office.tsx'
import type { LanguageChoiceComponent } from './site-header.tsx'
import styles from './site-footer.module.css'

export interface SiteFooterProps {
  path: string
  languageChoice: LanguageChoiceComponent
  /** The current year in the office's time zone. */
  year: string
  /** Shown beside the language switch, in the application only. */
  atFoot?: ReactNode
}

export function SiteFooter(props: SiteFooterProps) {
  const { path, languageChoice: LanguageChoice, year, atFoot } = props
  const language = useLanguage()
  const office = useOffice()
  const { opens, closes, lunchFrom, lunchUntil } = useOfficeHours()
  const openDays = capitalised(openDaysText(office, language))
  const closedDays = closedDaysText(office, language)
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.office}>
          <Brand className={styles.brand} />
          <address>
            {addressLines(office, language).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        <dl>
          {office.phone !== '' && (
            <>
              <dt>
                <Trans>Phone</Trans>
              </dt>
              <dd>
                <a href={`tel:${office.phone.replaceAll('-', '')}`}>{office.phone}</a>
              </dd>
            </>
          )}
          {office.email !== '' && (
            <>
              <dt>
                <Trans>E-mail</Trans>
              </dt>
              <dd>
                <a href={`mailto:${office.email}`}>{office.email}</a>
              </dd>
            </>
          )}
          <dt>
            <Trans>Hours</Trans>
          </dt>
          <dd>
            <span>
              <Trans>
                {openDays}, {opens} to {closes}
              </Trans>
            </span>
            {hasLunch(office) && (
              <span>
                <Trans>
                  Lunch {lunchFrom} to {lunchUntil}
                </Trans>
              </span>
            )}
            {closedDays !== null && (
              <span>
                <Trans>Closed {closedDays}</Trans>
              </span>
            )}
          </dd>
        </dl>
        <ul className={styles.links}>
          {office.socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
          {hasMapOrDirections(office, language) && (
            <li>
              <a href={localPath('/contact', language)}>
                <Trans>Map and directions</Trans>
              </a>
            </li>
          )}
          <li>
            <a href={`${localPath('/about', language)}#your-papers`}>
              <Trans>Your documents and data</Trans>
            </a>
          </li>
          <li>
            <a href={localPath('/verify', language)}>
              <Trans>Check a certificate</Trans>
            </a>
          </li>
          <li>
            <a href={localPath('/status', language)}>
              <Trans>System status</Trans>
            </a>
          </li>
        </ul>
        <div className={styles.end}>
          <span>
            © <span data-year="">{year}</span> {office.name[language]}
          </span>
          <div>
            {atFoot}
            <LanguageChoice path={path} className={styles.language} />
          </div>
        </div>
      </div>
    </footer>
  )
}
