import { office } from '@kakehashi/domain/office'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { officeHours } from '../i18n/hours.ts'
import { LanguageChoice } from './language-choice.tsx'
import { localPath } from '../i18n/language.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './site-footer.module.css'
import { SiteLink } from './site-link.tsx'
import { useCurrentYear } from './use-current-year.ts'

export function SiteFooter({ children }: { children?: ReactNode }) {
  const language = useLanguage()
  const year = useCurrentYear()
  const { opens, closes, lunchFrom, lunchUntil } = officeHours(language)
  return (
    <footer className={styles['footer']}>
      <div className={`wrap ${styles['grid']}`}>
        <div className={styles['office']}>
          <Brand className={styles['brand']} />
          <address>
            {office.address[language].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        <dl>
          <dt>
            <Trans>Phone</Trans>
          </dt>
          <dd>
            <a href={`tel:${office.phone.replaceAll('-', '')}`}>{office.phone}</a>
          </dd>
          <dt>
            <Trans>E-mail</Trans>
          </dt>
          <dd>
            <a href={`mailto:${office.email}`}>{office.email}</a>
          </dd>
          <dt>
            <Trans>Hours</Trans>
          </dt>
          <dd>
            <span>
              <Trans>
                Monday to Friday, {opens} to {closes}
              </Trans>
            </span>
            <span>
              <Trans>
                Lunch {lunchFrom} to {lunchUntil}
              </Trans>
            </span>
            <span>
              <Trans>Closed Saturday, Sunday and American holidays</Trans>
            </span>
          </dd>
        </dl>
        <ul className={styles['links']}>
          {office.socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
          <li>
            <SiteLink to={localPath('/contact', language)}>
              <Trans>Map and directions</Trans>
            </SiteLink>
          </li>
          <li>
            <SiteLink to={`${localPath('/about', language)}#your-papers`}>
              <Trans>Your papers and data</Trans>
            </SiteLink>
          </li>
        </ul>
        <div className={styles['end']}>
          <span>
            © <span data-year="">{year}</span> {office.name}
          </span>
          <div>
            {children}
            <LanguageChoice className={styles['language']} />
          </div>
        </div>
      </div>
    </footer>
  )
}
