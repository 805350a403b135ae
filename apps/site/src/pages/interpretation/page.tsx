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
import { WaysOn } from '../service-parts/ways-on.tsx'

export const title = msg`On-site interpretation`
export const description = msg`Certified interpreters between English and Japanese, in person: at the hospital, the city office, the school and in meetings in Okinawa.`

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
              A certified interpreter beside you, in person: on the ward, at the counter, in the
              classroom, at the meeting table.
            </Trans>
          }
        />
      </div>
      <AtTheCounter />
      <Places />
      <Facts
        items={[
          {
            title: <Trans>How soon</Trans>,
            text: (
              <Trans>
                Two working days ahead is usual. If it is today, do not fill in a form: call us.
              </Trans>
            ),
          },
          {
            title: <Trans>What we need to know</Trans>,
            text: (
              <Trans>
                Day, time and how long you expect it to last. The place, and whom you will meet.
                What it is about, and any paper that will lie on the table.
              </Trans>
            ),
          },
          {
            title: <Trans>In confidence</Trans>,
            text: (
              <Trans>
                What is said in the room stays there. Interpreters do not take sides, do not give
                advice and do not leave anything out; if you do not want it interpreted, do not say
                it.
              </Trans>
            ),
          },
        ]}
      />
      <AdministrativeHelp />
      <InterpretationQuestions />
      <WaysOn
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
    <Rail id="places" title={<Trans>Where we come along</Trans>}>
      <dl className={styles.places}>
        <div>
          <dt>
            <Trans>Hospital and clinic</Trans>
          </dt>
          <dd>
            <Trans>
              From the desk to the doctor to the pharmacy: symptoms, consent forms, how to take the
              medicine.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>City office</Trans>
          </dt>
          <dd>
            <Trans>
              Marriage, birth and moving in. We know the forms, and what the clerk asks next.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>School</Trans>
          </dt>
          <dd>
            <Trans>
              Enrollment, meetings with a teacher, and what the letter in the satchel means.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Meetings</Trans>
          </dt>
          <dd>
            <Trans>
              Landlords, garages, banks, contractors on the site, a lawyer’s office, a board room.
            </Trans>
          </dd>
        </div>
      </dl>
    </Rail>
  )
}
