import type { PricedRequest } from '../../../request/request-views.ts'
import { Button } from '@kakehashi/ui/button'
import { office } from '@kakehashi/domain/office'
import { fullName } from '@kakehashi/domain/people/people'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { detailDate } from '@kakehashi/domain/calendar/date-formats'
import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import { useLanguage } from '@kakehashi/ui/use-language'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { DeliveryText } from '../../../request/delivery/delivery-text.tsx'
import { useFileFacts } from '../../../request/documents/file-facts.ts'
import { inDollars, Price } from '../../../request/price.tsx'
import { ServiceName } from '../../../request/service-name.tsx'
import { moneyOf } from '../../../request/status/request-status.ts'
import { BrandMark } from '@kakehashi/ui/brand-mark'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { QrCode } from '../../security/second-factor/qr-code.tsx'
import styles from './slip.module.css'

/** More files would not fit on the page; the rest is counted. */
const maxListed = 14

/** One page to bring to the counter. Visible only in print. */
export function Slip({ request }: { request: PricedRequest }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { _id, orderNumber, createdAt, late, documents, nameJa } = request
  const promisedOn = late ? late.newDay : request.promisedOn
  const money = moneyOf(request)
  const name = fullName(request, language)
  const facts = [
    { label: t`Customer`, value: name },
    { label: t`Name in Japanese`, value: nameJa && <span lang="ja">{nameJa}</span> },
    { label: t({ message: 'Phone', context: 'form field' }), value: request.phone },
    { label: t`Service`, value: <ServiceName {...request} /> },
    { label: t`Sent`, value: <span className="date">{detailDate(createdAt, language)}</span> },
    {
      label: t`Ready by`,
      value: promisedOn && (
        <span className="date">{formatWeekdayAndDate(promisedOn, language)}</span>
      ),
    },
    { label: t`Delivery`, value: <DeliveryText request={request} /> },
  ].filter(({ value }) => value)
  const sums = [
    { label: t`Total`, value: <Price amount={request.totalPrice} />, isMain: true },
    { label: t`Paid`, value: inDollars(money?.paid ?? 0) },
    { label: t`Remaining`, value: inDollars(money?.remaining ?? 0) },
  ]
  const further = documents.length - maxListed
  return (
    <section className={styles.slip} aria-label={t`Order slip`} data-order-slip>
      <div className={styles.head}>
        <div className={styles.office}>
          <BrandMark />
          <p>
            <b>{office.localName[language]}</b>
            <span>{office.tagline[language]}</span>
          </p>
        </div>
        <p>
          <Trans>Order slip</Trans>
        </p>
      </div>
      <div className={styles.top}>
        <div>
          <p className={styles.label}>
            <Trans>Order number</Trans>
          </p>
          <p className={styles.number}>{orderNumber}</p>
          <DefinitionList className={styles.facts} items={facts} />
        </div>
        <div className={styles.code}>
          <QrCode text={`${location.origin}/request/${_id}`} label={t`QR code for this request`} />
          <p>
            <Trans>Scan to see the progress of your request</Trans>
          </p>
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          <p className={styles.title}>
            <Trans>Documents</Trans>
          </p>
          {documents.length === 0 && (
            <p>
              <Trans>No Document</Trans>
            </p>
          )}
          <ol>
            {documents.slice(0, maxListed).map((file) => (
              <SlipFile key={file._id} file={file} />
            ))}
          </ol>
          {further > 0 && (
            <p>
              <Plural value={further} one="and # more" other="and # more" />
            </p>
          )}
        </div>
        <div>
          <DefinitionList layout="sums" items={sums} />
        </div>
      </div>
      <OfficeFoot />
    </section>
  )
}

function SlipFile({ file }: { file: PricedRequest['documents'][number] }) {
  const facts = useFileFacts(file)
  return (
    <li>
      <b>{file.name}</b> <span>{facts}</span>
    </li>
  )
}

function OfficeFoot() {
  const language = useLanguage()
  const { opens, closes, lunchFrom, lunchUntil } = officeHours(language)
  return (
    <div className={styles.foot}>
      <p>
        {office.address[language].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p>
        <span>
          <Trans>
            Monday to Friday, {opens} to {closes}
          </Trans>
        </span>
        <span>
          <Trans>
            Lunch {lunchFrom} to {lunchUntil}
          </Trans>
        </span>
        <span>
          <Trans>Closed Saturday, Sunday and American holidays</Trans>
        </span>
      </p>
      <p>
        <span>{office.phone}</span>
        <span>{office.email}</span>
      </p>
    </div>
  )
}

export function PrintSlip() {
  return (
    <Button variant="line" size="small" icon="document" onClick={() => print()}>
      <Trans>Print order slip</Trans>
    </Button>
  )
}
