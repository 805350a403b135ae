import { startPath } from '@kakehashi/contract/screen-paths'
import { useOffice } from '@kakehashi/layouts/office'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from '@kakehashi/ui/link'
import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import { AdministrativeHelp } from '../service-parts/administrative-help.tsx'
import { ServicesList } from './services-list.tsx'
import styles from './page.module.css'

export const title = msg`Services`
export const description = msg({
  message:
    'Legal, medical and technical translation, on-site interpretation and international business support between English and Japanese, on base in {region}.',
})

export default function Services() {
  return (
    <>
      <div className={`wrap ${styles.opening}`}>
        <h1>
          <Trans>Services</Trans>
        </h1>
        <p>
          <Trans>
            From a single certificate to a set of manuals, and interpreters for appointments and
            meetings.
          </Trans>
        </p>
      </div>
      <ServicesList />
      <AdministrativeHelp />
      <Unsure />
    </>
  )
}

function Unsure() {
  const language = useLanguage()
  const { phone } = useOffice()
  const call = <a href={`tel:${phone.replaceAll('-', '')}`}>{phone}</a>
  return (
    <section className={styles.unsure} aria-labelledby="unsure">
      <div className="wrap">
        <h2 id="unsure">
          <Trans>Not sure which service you need?</Trans>
        </h2>
        <p>
          <Trans>
            You do not have to know. Send a photo of the document with the{' '}
            <Link to={startPath}>request form</Link>, call {call}, or bring it to our{' '}
            <Link to={localPath('/contact', language)}>counter</Link> without an appointment.
          </Trans>
        </p>
      </div>
    </section>
  )
}
