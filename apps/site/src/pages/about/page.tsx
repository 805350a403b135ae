import { startPath } from '@kakehashi/contract/screen-paths'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { localPath } from '@kakehashi/contract/site-addresses'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ButtonLink } from '@kakehashi/ui/button'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import styles from './page.module.css'
import { Belief } from './belief.tsx'
import { History } from './history.tsx'
import { HowWeWork } from './how-we-work.tsx'
import { Mission } from './mission.tsx'
import { Standing } from './qualifications.tsx'
import { Team } from './team.tsx'
import { YourPapers } from './your-papers.tsx'

export const title = msg`About us`
export const description = msg`Who we are, how we make and check translations, who sees your documents, how long we keep them, and what a certified translation is.`

export default function About() {
  const { region } = useOfficeWords()
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <h1>
          <Trans>We sign every translation.</Trans>
        </h1>
        <p>
          <Trans>
            We are a small office of translators and interpreters in {region}, for people on and off
            base. Here you can read who we are and how we handle your documents.
          </Trans>
        </p>
      </div>
      <HowWeWork />
      <Team />
      <History />
      <Belief />
      <Mission />
      <YourPapers />
      <Standing />
      <WaysOn />
    </>
  )
}

function WaysOn() {
  const language = useLanguage()
  return (
    <section className={`wrap ${styles.on}`} aria-labelledby="ways-on">
      <h2 id="ways-on">
        <Trans>Do you have a question? Ask us before you send anything.</Trans>
      </h2>
      <p>
        <ButtonLink to={startPath} variant="seal">
          <Trans>REQUEST FORM</Trans>
        </ButtonLink>
        <ButtonLink to={localPath('/contact', language)} variant="line">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </p>
    </section>
  )
}
