import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '@kakehashi/ui/link'
import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Icon } from '@kakehashi/ui/icon'
import businessArt from '../service-parts/art/business.svg'
import interpretationArt from '../service-parts/art/interpretation.svg'
import legalArt from '../service-parts/art/legal.svg'
import medicalArt from '../service-parts/art/medical.svg'
import technicalArt from '../service-parts/art/technical.svg'
import styles from './fixed-services.module.css'

/** The five services with a hand-written page, shown whatever the office's list contains. */
export function FixedServices() {
  return (
    <ul className={styles.services} data-fixed-services>
      <Service
        page="legal"
        art={legalArt}
        name={<Trans>Legal</Trans>}
        text={<Trans>For a city office, a court or a consulate.</Trans>}
        examples={
          <Trans>
            Birth and marriage certificates, affidavits, family registers, divorce decrees, powers
            of attorney, contracts
          </Trans>
        }
      />
      <Service
        page="medical"
        art={medicalArt}
        name={<Trans>Medical</Trans>}
        text={<Trans>Records that your next doctor can rely on.</Trans>}
        examples={
          <Trans>
            Referral letters, charts, test results, mother and child handbooks, vaccination records,
            bills for an insurer
          </Trans>
        }
      />
      <Service
        page="technical"
        art={technicalArt}
        name={<Trans>Technical</Trans>}
        text={<Trans>The same terms from the first page to the last.</Trans>}
        examples={
          <Trans>
            Manuals, drawings, safety data sheets, specifications, inspection reports, work
            procedures
          </Trans>
        }
      />
      <Service
        page="interpretation"
        art={interpretationArt}
        name={<Trans>Interpretation</Trans>}
        text={<Trans>A certified interpreter comes with you.</Trans>}
        examples={<Trans>Hospitals, city offices, schools, landlords, meetings</Trans>}
      />
      <Service
        page="business"
        art={businessArt}
        name={<Trans>International business</Trans>}
        text={<Trans>For companies on and off base.</Trans>}
        examples={
          <Trans>Bids, quotes and invoices, company documents, correspondence, meetings</Trans>
        }
      />
    </ul>
  )
}

interface ServiceProps {
  page: string
  art: string
  name: ReactNode
  text: ReactNode
  examples: ReactNode
}

function Service({ page, art, name, text, examples }: ServiceProps) {
  const language = useLanguage()
  return (
    <li>
      <img
        src={art}
        alt=""
        width={480}
        height={360}
        loading={page === 'legal' ? 'eager' : 'lazy'}
      />
      <div className={styles.say}>
        <h2>{name}</h2>
        <p>{text}</p>
      </div>
      <p className={styles.examples}>{examples}</p>
      <Link className={styles.more} to={localPath(`/services/${page}`, language)}>
        <span>
          <Trans>LEARN MORE</Trans> <span className="hush">{name}</span>
        </span>
        <Icon name="right" />
      </Link>
    </li>
  )
}
