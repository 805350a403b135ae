import type { OfficeText } from '@kakehashi/domain/language'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useOfficeHours } from '@kakehashi/layouts/office'
import medicalArt from '../service-parts/art/medical.svg'
import { Facts } from '../service-parts/facts.tsx'
import { Head } from '../service-parts/head.tsx'
import { MedicalQuestions } from './questions.tsx'
import styles from './page.module.css'
import { Papers } from '../service-parts/document-names.tsx'
import { Rail } from '../service-parts/rail.tsx'
import { Specimen } from '../service-parts/specimen.tsx'
import { NextPages } from '../service-parts/next-pages.tsx'

export const title = msg`Medical translation`
export const description = msg`Confidential translation of referral letters, charts, test results and vaccination records between English and Japanese, with every figure and unit unchanged.`

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
  const { sameDayUntil } = useOfficeHours()
  return (
    <>
      <Head
        className="wrap"
        service="medical"
        title={<Trans>Medical translation</Trans>}
        lede={
          <Trans>
            Records that your next doctor can rely on, with the same figures, the same doses and in
            the same order.
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
            <Trans>Your privacy</Trans>
          </h2>
          <ul>
            <li>
              <Trans>
                Only our staff can open your record. A translator can open only the records assigned
                to them and does not see your phone number or e-mail address.
              </Trans>
            </li>
            <li>
              <Trans>Files are checked for viruses when they arrive and are kept encrypted.</Trans>
            </li>
            <li>
              <Trans>
                Send files with the request form, not by e-mail. Our e-mails contain a link, never a
                file.
              </Trans>
            </li>
            <li>
              <Trans>
                You can black out parts that the next doctor does not need. We write ‘blacked out’
                there and do not ask why.
              </Trans>
            </li>
          </ul>
        </div>
      </section>

      <Rail
        id="take"
        title={<Trans>What we translate</Trans>}
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
            please send one request for each patient. We sort a chart by date, write out
            abbreviations and number the pages. If the patient is already with you, call us first.
          </Trans>
        </p>
      </Rail>

      <Facts
        items={[
          {
            title: <Trans>How long it takes</Trans>,
            text: (
              <Trans>
                A letter or a vaccination record is often ready the same day if you ask before{' '}
                {sameDayUntil}. A chart takes several days, depending on its length. There is no
                expedite fee.
              </Trans>
            ),
          },
          {
            title: <Trans>What to send</Trans>,
            text: (
              <Trans>
                All pages, including pages with only figures. Who it is for, such as a hospital, a
                school or an insurer. The patient’s name as in the passport, and the day of the
                appointment.
              </Trans>
            ),
          },
          {
            title: <Trans>What you get</Trans>,
            text: (
              <Trans>
                A PDF in the same order as the original, with its tables and the translator’s signed
                statement. We add a note where handwriting cannot be read. We translate what is
                written and do not explain or judge it.
              </Trans>
            ),
          },
        ]}
      />
      <MedicalQuestions />
      <NextPages
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
      title={<Trans>We copy every figure and explain it</Trans>}
      intro={
        <Trans>
          We never change a figure or a unit. We add what the reader needs to understand it.
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
            mistaken: <Trans>The reader must recognize a fever immediately.</Trans>,
          },
          {
            written: 'A型 Rh（＋）',
            lang: 'ja',
            meant: 'Type A, Rh positive',
            meantIn: 'en',
            mistaken: (
              <Trans>
                Many Japanese records give only A, B, O or AB. We do not add a sign that is not
                there.
              </Trans>
            ),
          },
          {
            written: 'R6.11.9 四種混合 追加',
            lang: 'ja',
            meant: 'November 9, 2024: DPT-IPV, booster',
            meantIn: 'en',
            mistaken: (
              <Trans>
                One entry stands for four vaccines, and the year is a Japanese era year.
              </Trans>
            ),
          },
          {
            written: 'ロキソニン 1日3回毎食後 5日分',
            lang: 'ja',
            meant: 'Loxonin (loxoprofen), three times a day after meals, for five days',
            meantIn: 'en',
            mistaken: (
              <Trans>Brand names differ by country, so we add the name of the substance.</Trans>
            ),
          },
        ]}
      />
    </Rail>
  )
}
