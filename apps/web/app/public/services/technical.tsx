import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/technical'
import { pageMeta } from '../page-meta.ts'
import { PlainPage } from '../parts/plain-page.tsx'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`Technical translation`,
    description: msg`Translation of manuals, drawings, safety documents and inspection reports between English and Japanese.`,
  })
}

export default function Technical() {
  return (
    <PlainPage
      title={<Trans>Technical translation</Trans>}
      lede={
        <Trans>
          Manuals, drawings, safety documents and inspection reports, in the terms your trade uses.
        </Trans>
      }
      onward={[
        { path: '/services/business', label: <Trans>International business</Trans> },
        { path: '/services/legal', label: <Trans>Legal translation</Trans> },
        { path: '/services', label: <Trans>All services</Trans> },
      ]}
    />
  )
}
