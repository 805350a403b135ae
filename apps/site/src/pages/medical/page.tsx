import type { OfficeText } from '@kakehashi/domain/language'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { sameDayUntil } from '@kakehashi/domain/calendar/office-hours'
import medicalArt from '../service-parts/art/medical.svg'
import { Facts } from '../service-parts/facts.tsx'
import { Head } from '../service-parts/head.tsx'
import { MedicalQuestions } from './questions.tsx'
import styles from './page.module.css'
import { Papers } from '../service-parts/document-names.tsx'
import { Rail } from '../service-parts/rail.tsx'
import { Specimen } from '../service-parts/specimen.tsx'
import { WaysOn } from '../service-parts/ways-on.tsx'

export const title = msg`Medical translation`
export const description = msg`Referral letters, charts, test results and vaccination records between English and Japanese, in confidence, with every figure and unit kept.`

const papers: readonly OfficeText[] = [
  { en: 'Referral letter', ja: '紹介状（診療情報提供書）' },
  { en: 'Medical certificate, diagnosis', ja: '診断書' },
  { en: 'Test results', ja: '検査結果' },
  { en: 'Report on an X-ray, CT or MRI', ja: '画像診断報告書' },
  { en: 'Discharge summary', ja: '退院サマリー' },
  { en: 'Mother and child handbook', ja: '母子健康手帳' },
  { en: 'Vaccination record', ja: '予防接種の記録' },
  { en: 'Medicine notebook', ja: 'お薬手帳' },
  { en: 'Whole chart', ja: 'カルテ一式' },
  { en: 'Itemized bill, for an insurer', ja: '診療明細書・領収書' },
]

export default function Medical() {
  return (
    <>
      <Head
        className="wrap"
        service="medical"
        title={<Trans>Medical translation</Trans>}
        lede={
          <Trans>
            Records that let the next doctor go on where the last one stopped: the same figures, the
            same doses, the same order.
          </Trans>
        }
      />
      {/* The line continues to both edges of the page. */}
      <div className={styles.trace}>
        <img src={medicalArt} alt="" width={480} height={360} />
      </div>
      <Readings />

      <section className={styles.silence} aria-labelledby="silence">
        <div className="wrap">
          <h2 id="silence">
            <Trans>Between you, your doctor and us</Trans>
          </h2>
          <ul>
            <li>
              <Trans>
                Only our staff can open your record, and a translator only the one given to them,
                without your phone number or e-mail address.
              </Trans>
            </li>
            <li>
              <Trans>Files are checked for viruses when they arrive and are kept encrypted.</Trans>
            </li>
            <li>
              <Trans>
                Send them with the request form, not by e-mail. Our mails to you carry a link, never
                a file.
              </Trans>
            </li>
            <li>
              <Trans>
                You may black out what the next doctor does not need. We write ‘blacked out’ there
                and do not ask.
              </Trans>
            </li>
          </ul>
        </div>
      </section>

      <Rail
        id="take"
        title={<Trans>What we take</Trans>}
        intro={<Trans>From either language into the other.</Trans>}
      >
        <div className={styles.papers}>
          <Papers names={papers} />
        </div>
        <p className={styles.liaison}>
          <b>
            <Trans>For hospital liaisons:</Trans>
          </b>{' '}
          <Trans>
            one request a patient, please. We sort a chart by date, write out abbreviations, number
            the pages and hand it back in that order. If the patient is already with you, call first
            and send the papers while we talk.
          </Trans>
        </p>
      </Rail>

      <Facts
        items={[
          {
            title: <Trans>How long</Trans>,
            text: (
              <Trans>
                A letter or a vaccination page: often the same day, if you ask before {sameDayUntil}
                . A chart takes days, by its length. There is no fee for being in a hurry.
              </Trans>
            ),
          },
          {
            title: <Trans>What to send</Trans>,
            text: (
              <Trans>
                All pages, also lists of figures. For whom it is: a hospital, a school, an insurer.
                How the patient’s name is written in the passport, and the day of the appointment.
              </Trans>
            ),
          },
          {
            title: <Trans>What you get</Trans>,
            text: (
              <Trans>
                A PDF in the order of the original, with tables as tables, the translator’s signed
                statement at the end, and a note where handwriting could not be read. We translate
                what is written; we do not explain it or judge it.
              </Trans>
            ),
          },
        ]}
      />
      <MedicalQuestions />
      <WaysOn
        service="medical"
        ways={[
          {
            path: '/services/interpretation',
            label: <Trans>An interpreter at the appointment</Trans>,
          },
          { path: '/services/legal', label: <Trans>Legal translation</Trans> },
          { path: '/contact', label: <Trans>Where to find us</Trans> },
        ]}
      />
    </>
  )
}

function Readings() {
  const { t } = useLingui()
  return (
    <Rail
      id="care"
      title={<Trans>The figure stays, its meaning stands beside it</Trans>}
      intro={
        <Trans>
          We never replace a figure or a unit. We add what a reader on the other side needs.
        </Trans>
      }
    >
      <Specimen
        label={t`How entries of a medical record are read`}
        heads={[
          <Trans key="1">In the record</Trans>,
          <Trans key="2">What we write</Trans>,
          <Trans key="3">Why it matters</Trans>,
        ]}
        rows={[
          {
            written: 'BT 38.5℃',
            lang: 'en',
            meant: '38.5 °C (101.3 °F)',
            meantIn: 'en',
            mistaken: <Trans>A fever has to look like one at first sight.</Trans>,
          },
          {
            written: 'A型 Rh（＋）',
            lang: 'ja',
            meant: 'Type A, Rh positive',
            meantIn: 'en',
            mistaken: (
              <Trans>
                Many Japanese papers give only A, B, O or AB. A sign that is missing stays missing.
              </Trans>
            ),
          },
          {
            written: 'R6.11.9 四種混合 追加',
            lang: 'ja',
            meant: 'November 9, 2024: DPT-IPV, booster',
            meantIn: 'en',
            mistaken: <Trans>One entry, four vaccines, and a year counted by the era.</Trans>,
          },
          {
            written: 'ロキソニン 1日3回毎食後 5日分',
            lang: 'ja',
            meant: 'Loxonin (loxoprofen), three times a day after meals, for five days',
            meantIn: 'en',
            mistaken: <Trans>Brands differ by country, so the substance is named.</Trans>,
          },
        ]}
      />
    </Rail>
  )
}
