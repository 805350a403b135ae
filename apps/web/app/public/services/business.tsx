import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/business'
import { pageMeta } from '../page-meta.ts'
import { PlainPage } from '../parts/plain-page.tsx'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`International business`,
    description: msg`Bilingual support for companies that work with the base or abroad: contracts, correspondence and meetings.`,
  })
}

export default function Business() {
  return (
    <PlainPage
      title={<Trans>International business</Trans>}
      lede={
        <Trans>
          For companies that work with the base or across the sea: contracts, correspondence,
          meetings and paperwork in both languages.
        </Trans>
      }
      onward={[
        { path: '/services/interpretation', label: <Trans>On-site interpretation</Trans> },
        { path: '/services/technical', label: <Trans>Technical translation</Trans> },
        { path: '/services', label: <Trans>All services</Trans> },
      ]}
    />
  )
}
