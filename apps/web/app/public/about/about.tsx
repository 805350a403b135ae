import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/about'
import { pageMeta } from '../page-meta.ts'
import { PlainPage } from '../parts/plain-page.tsx'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`About us`,
    description: msg`Who we are: translators and interpreters between the base and the town around it, in Okinawa.`,
  })
}

export default function About() {
  return (
    <PlainPage
      title={<Trans>About us</Trans>}
      lede={
        <Trans>
          We are a small office of translators and interpreters in Okinawa, working between the base
          and the town around it.
        </Trans>
      }
      onward={[
        { path: '/services', label: <Trans>All services</Trans> },
        { path: '/military', label: <Trans>Military customers</Trans> },
        { path: '/contact', label: <Trans>Contact and hours</Trans> },
      ]}
    />
  )
}
