import { msg } from '@lingui/core/macro'
import { ContactBlock } from '../../parts/contact-block.tsx'
import { Certified, Claims } from './claims.tsx'
import { Hero } from './hero.tsx'
import { NewsStrip } from './news-strip.tsx'
import { ServicesTeaser } from './services-teaser.tsx'
import { Steps } from './steps.tsx'
import { Waiting } from './waiting.tsx'

export const title = msg`Translation between English and Japanese`
export const description = msg({
  message:
    'Translation and interpretation on base in {region}: certificates, medical records and contracts. Walk in, or send a photo.',
})

export default function Home() {
  return (
    <>
      <Waiting />
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
