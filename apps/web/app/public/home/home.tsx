import { msg } from '@lingui/core/macro'
import type { Route } from './+types/home'
import { ContactBlock } from '../parts/contact-block.tsx'
import { Hero } from './hero.tsx'
import { pageMeta } from '../page-meta.ts'

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(location.pathname, {
    title: msg`Translation between English and Japanese`,
    description: msg`Translation and interpretation on base in Okinawa: certificates, medical records and contracts. Walk in, or send a photo.`,
  })
}

export default function Home() {
  return (
    <>
      <Hero />
      <ContactBlock />
    </>
  )
}
