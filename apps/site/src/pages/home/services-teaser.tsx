import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@kakehashi/ui/link'
import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ButtonLink } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { Mark } from './mark.tsx'
import { SectionHead } from './section-head.tsx'
import styles from './services-teaser.module.css'

const services = [
  {
    page: 'legal',
    name: msg`Legal`,
    text: msg`Birth and marriage certificates, family registers, affidavits, contracts, and the marriage form for the city office.`,
  },
  {
    page: 'medical',
    name: msg`Medical`,
    text: msg`Charts, lab results, vaccination records and referrals for your next doctor.`,
  },
  {
    page: 'technical',
    name: msg`Technical`,
    text: msg`Manuals, drawings, safety data and inspection reports, in the terms your trade uses.`,
  },
] as const

export function ServicesTeaser() {
  const { i18n } = useLingui()
  const language = useLanguage()
  return (
    <section className={`wrap ${styles.services}`} aria-labelledby="services">
      <SectionHead
        id="services"
        className={styles.head}
        title={<Trans>Documents we translate</Trans>}
        gloss="翻訳する書類"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari removes the list role from lists without bullets */}
      <ul role="list">
        {services.map(({ page, name, text }) => (
          <li key={page}>
            <Link to={localPath(`/services/${page}`, language)}>
              <Mark name={page} className={styles.mark ?? ''} />
              <h3>{i18n._(name)}</h3>
              <p>{i18n._(text)}</p>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink to={localPath('/services', language)} variant="line">
          <Trans>MORE SERVICES</Trans>
        </ButtonLink>
        <span>
          <Trans>
            Interpretation on site, bilingual help with paperwork, support for international
            business
          </Trans>
        </span>
      </p>
    </section>
  )
}
