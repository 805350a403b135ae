import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/legal'
import { pageMeta } from '../page-meta.ts'
import { PlainPage } from '../parts/plain-page.tsx'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`Legal translation`,
    description: msg`Translation of certificates, affidavits, family registers and contracts between English and Japanese.`,
  })
}

export default function Legal() {
  return (
    <PlainPage
      title={<Trans>Legal translation</Trans>}
      lede={
        <Trans>
          Certificates, affidavits, family registers and contracts, translated so that a city
          office, a court or a consulate can accept them.
        </Trans>
      }
      onward={[
        { path: '/services/medical', label: <Trans>Medical translation</Trans> },
        { path: '/services/technical', label: <Trans>Technical translation</Trans> },
        { path: '/services', label: <Trans>All services</Trans> },
      ]}
    />
  )
}
