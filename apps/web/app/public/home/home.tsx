import { msg } from '@lingui/core/macro'
import type { Route } from './+types/home'
import { ContactBlock } from '../parts/contact-block.tsx'
import { Certified, Claims } from './claims.tsx'
import { Hero } from './hero.tsx'
import { NewsStrip } from './news-strip.tsx'
import { pageMeta } from '../page-meta.ts'
import { ServicesTeaser } from './services-teaser.tsx'
import { Steps } from './steps.tsx'

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
      <Steps />
      <Claims />
      <Certified />
      <ServicesTeaser />
      <NewsStrip />
    </>
  )
}
