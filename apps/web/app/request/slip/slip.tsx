import { useDates } from '../../i18n/use-dates.ts'
import type { PricedRequest } from '../request-views.ts'
import { fullName } from '@kakehashi/domain/people/people'
import { pickupCodeText } from '@kakehashi/domain/request/hand-over'
import { hasReadyDay } from '@kakehashi/domain/services'
import { useOffice } from '@kakehashi/layouts/office'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { DeliveryText } from '../delivery/delivery-text.tsx'
import { useFileFacts } from '../documents/file-facts.ts'
import { RetentionLine } from '../retention/retention-line.tsx'
import { inDollars, Price } from '../price.tsx'
import { ServiceName } from '../service-name.tsx'
import { isOwed, moneyOf } from '../status/request-status.ts'
import { BrandMark } from '@kakehashi/ui/brand-mark'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from './slip.module.css'

/** More files would not fit on the page; the rest is counted. */
const maxListed = 14

type Facts = ComponentProps<typeof DefinitionList>['items']
const noFacts: Facts = []

interface SlipProps {
  request: PricedRequest
  title: string
  /** Facts that only this reader needs, after those of the request form. */
  more?: Facts
  foot?: ReactNode
  /** Beside the facts. */
  children?: ReactNode
}

/** A request on one page of paper. Visible only in print. */
export function Slip({ request, title, more = noFacts, foot, children }: SlipProps) {
  const { t } = useLingui()
  const office = useOffice()
  const language = useLanguage()
  const { detailDate } = useDates()
  const { orderNumber, createdAt, late, documents, nameJa } = request
  const day = late ? late.newDay : request.promisedOn
  const promisedOn = hasReadyDay(request.serviceKind) ? day : undefined
  const money = moneyOf(request)
  const name = fullName(request, language)
  const facts = [
    { label: t`Customer`, value: name },
    { label: t`Name in Japanese`, value: nameJa && <span lang="ja">{nameJa}</span> },
    { label: t({ message: 'Phone', context: 'form field' }), value: request.phone },
    { label: t`Service`, value: <ServiceName {...request} /> },
    { label: t`Sent`, value: <span className="date">{detailDate(createdAt)}</span> },
    {
      label: t`Ready by`,
      value: promisedOn && (
        <span className="date">{formatWeekdayAndDate(promisedOn, language)}</span>
      ),
    },
    { label: t`Delivery`, value: <DeliveryText request={request} /> },
    ...more,
  ].filter(({ value }) => Boolean(value))
  const sums = [
    { label: t`Total`, value: <Price amount={request.totalPrice} />, isMain: true },
    ...(request.reader === 'office'
      ? [{ label: t`Deposit`, value: inDollars(request.deposit) }]
      : []),
    { label: t`Paid`, value: inDollars(money?.paid ?? 0) },
    ...(isOwed(request) ? [{ label: t`Remaining`, value: inDollars(money?.remaining ?? 0) }] : []),
  ]
  const further = documents.length - maxListed
  return (
    <section className={styles.slip} aria-label={title} data-prints-alone>
      <div className={styles.head}>
        <div className={styles.office}>
          <BrandMark />
          <p>
            <b>{office.name[language]}</b>
            <span>{office.tagline[language]}</span>
          </p>
        </div>
        <p>{title}</p>
      </div>
      <div className={styles.top}>
        <div>
          <p className={styles.label}>
            <Trans>Order number</Trans>
          </p>
          <p className={styles.number}>{orderNumber}</p>
          {request.pickupCode !== undefined && (
            <>
              <p className={styles.label}>
                <Trans>Pick-up code</Trans>
              </p>
              <p className={styles.pickup}>{pickupCodeText(request.pickupCode)}</p>
            </>
          )}
          <DefinitionList className={styles.facts} items={facts} />
        </div>
        {children}
      </div>
      <div className={styles.columns}>
        <div>
          <p className={styles.title}>
            <Trans>Documents</Trans>
          </p>
          {request.contentErasedAt !== undefined && <RetentionLine request={request} />}
          {documents.length === 0 && request.contentErasedAt === undefined && (
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
      {foot}
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
