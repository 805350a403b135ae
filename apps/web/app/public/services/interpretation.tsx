import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/interpretation'
import { pageMeta } from '../page-meta.ts'
import { PlainPage } from '../parts/plain-page.tsx'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`On-site interpretation`,
    description: msg`Interpreters for hospitals, city offices, schools and meetings in Okinawa.`,
  })
}

export default function Interpretation() {
  return (
    <PlainPage
      title={<Trans>On-site interpretation</Trans>}
      lede={
        <Trans>
          An interpreter beside you at the hospital, the city office, the school or the meeting
          table.
        </Trans>
      }
      onward={[
        { path: '/services/medical', label: <Trans>Medical translation</Trans> },
        { path: '/services/business', label: <Trans>International business</Trans> },
        { path: '/services', label: <Trans>All services</Trans> },
      ]}
    />
  )
}
