import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/services'
import { pageMeta } from '../page-meta.ts'
import { PlainPage } from '../parts/plain-page.tsx'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`Services`,
    description: msg`Document translation, on-site interpretation and business support between English and Japanese.`,
  })
}

export default function Services() {
  return (
    <PlainPage
      title={<Trans>Services</Trans>}
      lede={
        <Trans>
          From one certificate to a whole shelf of manuals, and an interpreter where words on paper
          are not enough.
        </Trans>
      }
      onward={[
        { path: '/services/legal', label: <Trans>Legal translation</Trans> },
        { path: '/services/medical', label: <Trans>Medical translation</Trans> },
        { path: '/services/technical', label: <Trans>Technical translation</Trans> },
        { path: '/services/interpretation', label: <Trans>On-site interpretation</Trans> },
        { path: '/services/business', label: <Trans>International business</Trans> },
      ]}
    />
  )
}
