import { claimPath, requestPath } from '@kakehashi/contract/screen-paths'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import { capitalised, openDaysText } from '@kakehashi/domain/calendar/weekday-text'
import { languages, type Words } from '@kakehashi/domain/language'
import { fullName } from '@kakehashi/domain/people/people'
import { pickupCodeText } from '@kakehashi/domain/request/hand-over'
import { useOffice } from '@kakehashi/layouts/office'
import { BrandMark } from '@kakehashi/ui/brand-mark'
import type { ReactNode } from 'react'
import { inDollars } from '../../../request/price.tsx'
import { QrCode } from '../../../request/qr-code/qr-code.tsx'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { moneyOf } from '../../../request/status/request-status.ts'
import { useIsPrinting } from '../../request/print/use-is-printing.ts'
import { slipTexts } from './counter-slip-texts.ts'
import styles from './counter-slip.module.css'

interface CounterSlipProps {
  request: OfficeRequest
  /** For a customer without an account. */
  claimCode: string | undefined
}

/** With more, the lines are closer together, so that the slip stays on one page of A5. */
const mostLines = 4

/** What the customer takes home and shows when they collect. Only in print, on A5 or larger. */
export function CounterSlip({ request, claimCode }: CounterSlipProps) {
  const office = useOffice()
  if (!useIsPrinting()) return null
  const { orderNumber, pickupCode, promisedOn, quote, originals } = request
  const lines = (quote?.lines?.length ?? 1) + originals.length
  const link =
    claimCode === undefined
      ? requestPath(request._id)
      : `${claimPath}/${orderNumber}#${claimCode.replaceAll('-', '')}`
  return (
    <section
      className={styles.slip}
      data-prints-alone
      data-many={lines > mostLines || undefined}
      aria-label={slipTexts.orderSlip.en}
    >
      <header className={styles.head}>
        <BrandMark />
        <p>
          <b>{office.name.en}</b>
          <Both words={office.tagline} isApart />
        </p>
        <p className={styles.order}>
          <Both words={slipTexts.orderSlip} />
          <b>{orderNumber}</b>
        </p>
      </header>
      <div className={styles.codes}>
        <div>
          {claimCode !== undefined && (
            <Code label={slipTexts.claimCode} code={claimCode}>
              <Both words={withAddress(slipTexts.claimWith, location.host + claimPath)} isApart />
            </Code>
          )}
          {pickupCode !== undefined && (
            <Code label={slipTexts.pickupCode} code={pickupCodeText(pickupCode)}>
              <Both words={slipTexts.pickupWith} isApart />
            </Code>
          )}
          {claimCode === undefined && pickupCode === undefined && (
            <Both words={slipTexts.progress} isApart />
          )}
        </div>
        <QrCode text={location.origin + link} label={orderNumber} />
      </div>
      {promisedOn !== undefined && (
        <div className={styles.ready}>
          <Both words={slipTexts.readyBy} />
          <b className="serif">{formatWeekdayAndDate(promisedOn, 'en')}</b>
          <span lang="ja">{formatWeekdayAndDate(promisedOn, 'ja')}</span>
        </div>
      )}
      <Pieces request={request} />
      <p className={styles.spelling}>
        <b>
          {fullName(request, 'en')}
          {request.nameJa !== undefined && <span lang="ja"> {request.nameJa}</span>}
        </b>
        <Both words={slipTexts.spelling} isApart />
      </p>
      <footer className={styles.foot}>
        {languages.map((language) => {
          const { opens, closes } = officeHours(office, language)
          const days = capitalised(openDaysText(office, language))
          return (
            <p key={language} lang={language}>
              {days} {opens}–{closes}, {office.phone}
            </p>
          )
        })}
      </footer>
    </section>
  )
}

/** What is ordered with its price, the papers that stay, and the sums. */
function Pieces({ request }: { request: OfficeRequest }) {
  const { quote, requestItem, totalPrice, originals } = request
  const lines = quote?.lines ?? [{ text: requestItem, textJa: undefined, amount: totalPrice }]
  const here = originals.filter(({ out, removed }) => !out && !removed)
  const money = moneyOf(request)
  return (
    <>
      <ul className={styles.pieces}>
        {lines.map(({ text, textJa, amount }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a quote never change
          <li key={index}>
            <Both words={{ en: text, ja: textJa ?? '' }} />
            <span>{inDollars(amount)}</span>
          </li>
        ))}
      </ul>
      {here.length > 0 && (
        <ul className={styles.pieces}>
          <li>
            <Both words={slipTexts.originals} />
          </li>
          {here.map(({ _id, description }) => (
            <li key={_id}>{description}</li>
          ))}
        </ul>
      )}
      <dl className={styles.sums}>
        {(
          [
            [slipTexts.total, totalPrice],
            [slipTexts.paid, money?.paid ?? 0],
            [slipTexts.remaining, money?.remaining ?? 0],
          ] as const
        ).map(([label, amount]) => (
          <div key={label.en}>
            <dt>
              <Both words={label} />
            </dt>
            <dd>{inDollars(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Code(props: { label: Words; code: string; children: ReactNode }) {
  return (
    <div className={styles.code}>
      <Both words={props.label} />
      <b>{props.code}</b>
      {props.children}
    </div>
  )
}

/** English and Japanese beside each other, or each on a line of its own. */
function Both({ words, isApart = false }: { words: Words; isApart?: boolean }) {
  return (
    <span className={isApart ? styles.apart : undefined}>
      <span lang="en">{words.en}</span> <span lang="ja">{words.ja}</span>
    </span>
  )
}

function withAddress(words: Words, address: string): Words {
  const filled = (text: string) => text.replace('{address}', address)
  return { en: filled(words.en), ja: filled(words.ja) }
}
