import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { Route } from './+types/contact'
import styles from './contact.module.css'
import { ContactBlock } from '../parts/contact-block.tsx'
import { pageMeta } from '../page-meta.ts'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`Contact and hours`,
    description: msg`Phone, e-mail, address and opening hours of our translation office on base in Okinawa.`,
  })
}

export default function Contact() {
  return (
    <>
      <div className={`wrap ${styles['head']}`}>
        <PageHeading
          title={<Trans>Contact us</Trans>}
          lede={
            <Trans>
              Come in without an appointment, call, or write. A person answers, in English or in
              Japanese.
            </Trans>
          }
        />
      </div>
      <ContactBlock />
    </>
  )
}
