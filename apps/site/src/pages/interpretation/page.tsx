import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import interpretationArt from '../service-parts/art/interpretation.svg'
import { AdministrativeHelp } from '../service-parts/administrative-help.tsx'
import { AtTheCounter } from './at-the-counter.tsx'
import { Facts } from '../service-parts/facts.tsx'
import { Head } from '../service-parts/head.tsx'
import { InterpretationQuestions } from './questions.tsx'
import styles from './page.module.css'
import { Rail } from '../service-parts/rail.tsx'
import { NextPages } from '../service-parts/next-pages.tsx'

export const title = msg`On-site interpretation`
export const description = msg({
  message:
    'Certified interpreters between English and Japanese, in person: at the hospital, the city office, the school and in meetings in {region}.',
})

export default function Interpretation() {
  return (
    <>
      <div className={`wrap ${styles.opening}`}>
        <img src={interpretationArt} alt="" width={480} height={360} />
        <Head
          service="interpretation"
          title={<Trans>On-site interpretation</Trans>}
          lede={
            <Trans>
              A certified interpreter comes with you to the hospital, the city office, the school or
              a meeting.
            </Trans>
          }
        />
      </div>
      <AtTheCounter />
      <Places />
      <Facts
        items={[
          {
            title: <Trans>When to book</Trans>,
            text: (
              <Trans>
                Please ask two working days ahead. If you need an interpreter today, call us.
              </Trans>
            ),
          },
          {
            title: <Trans>What we need to know</Trans>,
            text: (
              <Trans>
                The day, the time and how long it will take. The place, and who you will meet. What
                it is about, and any documents that will be used.
              </Trans>
            ),
          },
          {
            title: <Trans>Confidential</Trans>,
            text: (
              <Trans>
                We do not repeat what is said to anyone. Interpreters do not take sides, give advice
                or leave anything out. If you do not want something interpreted, do not say it.
              </Trans>
            ),
          },
        ]}
      />
      <AdministrativeHelp />
      <InterpretationQuestions />
      <NextPages
        service="interpretation"
        ways={[
          { path: '/services/medical', label: <Trans>Medical translation</Trans> },
          { path: '/services/business', label: <Trans>International business</Trans> },
          { path: '/contact', label: <Trans>Where to find us</Trans> },
        ]}
      />
    </>
  )
}

function Places() {
  return (
    <Rail id="places" title={<Trans>Where we interpret</Trans>}>
      <dl className={styles.places}>
        <div>
          <dt>
            <Trans>Hospital and clinic</Trans>
          </dt>
          <dd>
            <Trans>
              At reception, with the doctor and at the pharmacy: symptoms, consent forms, how to
              take the medicine.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>City office</Trans>
          </dt>
          <dd>
            <Trans>
              Registering a marriage, a birth or a new address. We know the forms and the usual
              questions.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>School</Trans>
          </dt>
          <dd>
            <Trans>Enrollment, meetings with a teacher, and letters from the school.</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Meetings</Trans>
          </dt>
          <dd>
            <Trans>
              With landlords, garages, banks, building contractors, lawyers and business partners.
            </Trans>
          </dd>
        </div>
      </dl>
    </Rail>
  )
}
