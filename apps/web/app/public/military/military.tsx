import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/military'
import { pageMeta } from '../page-meta.ts'
import { PlainPage } from '../parts/plain-page.tsx'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`Military customers`,
    description: msg`On-base translation for service members and their families in Okinawa: marriage, birth, school and medical papers.`,
  })
}

export default function Military() {
  return (
    <PlainPage
      title={<Trans>Military customers</Trans>}
      lede={
        <Trans>
          For service members, civilians and their families: papers for marriage, birth, school,
          housing and the clinic, translated in our office on base.
        </Trans>
      }
      onward={[
        { path: '/services/legal', label: <Trans>Legal translation</Trans> },
        { path: '/services/medical', label: <Trans>Medical translation</Trans> },
        { path: '/contact', label: <Trans>Contact and hours</Trans> },
      ]}
    />
  )
}
