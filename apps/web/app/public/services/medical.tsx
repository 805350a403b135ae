import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/medical'
import { pageMeta } from '../page-meta.ts'
import { PlainPage } from '../parts/plain-page.tsx'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`Medical translation`,
    description: msg`Confidential translation of medical records, test results and referral letters between English and Japanese.`,
  })
}

export default function Medical() {
  return (
    <PlainPage
      title={<Trans>Medical translation</Trans>}
      lede={
        <Trans>
          Medical records, test results and referral letters, translated exactly and kept
          confidential.
        </Trans>
      }
      onward={[
        { path: '/services/interpretation', label: <Trans>On-site interpretation</Trans> },
        { path: '/services/legal', label: <Trans>Legal translation</Trans> },
        { path: '/services', label: <Trans>All services</Trans> },
      ]}
    />
  )
}
