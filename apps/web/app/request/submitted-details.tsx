import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { Day } from '@kakehashi/domain/calendar/day'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { useLanguage } from '@kakehashi/ui/use-language'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { useDates } from '../i18n/use-dates.ts'
import { isErased } from './retention/is-erased.ts'
import { purposeLabels } from './request-labels.ts'
import { workWords } from './service-kind-texts.ts'
import styles from './submitted-details.module.css'
import { useLanguagePair } from './use-language-pair.ts'

interface Fact {
  label: ReactNode
  value: ReactNode
  /** Several lines of the customer's own text. */
  isLong?: boolean
}

type Layout = 'page' | 'compact'

/** Every field of the request form except the service and the documents. Add new fields here. */
function useSubmittedFields(request: RequestDetail, layout: Layout): Fact[] {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { officeDate } = useDates()
  const pair = useLanguagePair(request)
  const { details, purpose, neededBy } = request
  const formatDay = (day: Day) =>
    layout === 'page' ? formatWeekdayAndDate(day, language) : officeDate(day)
  return [
    { label: t`Languages`, value: pair },
    { label: t`What it is for`, value: purpose && i18n._(purposeLabels[purpose]) },
    {
      label: i18n._(workWords[request.serviceKind].neededBy),
      value: neededBy && <time dateTime={neededBy}>{formatDay(neededBy)}</time>,
    },
    { label: t`Details`, value: details, isLong: true },
  ]
}

interface SubmittedDetailsProps {
  request: RequestDetail
  /** Lined rows on a page, or a narrow column beside the form. */
  layout: Layout
  title?: ReactNode
  /** Facts that only this screen shows. */
  before?: readonly Fact[]
  after?: readonly Fact[]
  /** Shown between the title and the list. */
  children?: ReactNode
}

/** What a customer submitted with a request, the same for every reader. */
export function SubmittedDetails(props: SubmittedDetailsProps) {
  const { request, layout, title = <Title request={request} />, children } = props
  const { before = [], after = [] } = props
  const headingId = useId()
  const facts = [...before, ...useSubmittedFields(request, layout), ...after]
  const short = facts.filter(({ value, isLong }) => Boolean(value) && !isLong)
  // What was written is gone, which is not the same as nothing written.
  const long = isErased(request) ? [] : facts.filter(({ isLong }) => isLong)
  if (isErased(request) && short.length === 0 && !children) return null
  return (
    <section aria-labelledby={headingId} className={layout === 'page' ? styles.page : undefined}>
      <h2 id={headingId}>{title}</h2>
      {children}
      {layout === 'page' ? (
        <Rows facts={[...short, ...long.filter(({ value }) => Boolean(value)).map(multiline)]} />
      ) : (
        <>
          <DefinitionList className={styles.column} items={short} />
          {long.map(({ label, value }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the fields keep their order
            <LongField key={index} label={label} value={value} />
          ))}
        </>
      )}
    </section>
  )
}

function Title({ request: { reader } }: Pick<SubmittedDetailsProps, 'request'>) {
  return reader === 'customer' ? <Trans>Your answers</Trans> : <Trans>The customer’s answers</Trans>
}

const multiline = ({ label, value }: Fact): Fact => ({
  label,
  value: <span className={styles.multiline}>{value}</span>,
})

function Rows({ facts }: { facts: readonly Fact[] }) {
  if (facts.length > 0) return <DefinitionList className={styles.rows} items={facts} />
  return (
    <p className={styles.nothing}>
      <Trans>You chose only a service. If there is more we should know, send us a message.</Trans>
    </p>
  )
}

function LongField({ label, value }: Fact) {
  return (
    <>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.multiline}>{value || <Trans>No details given.</Trans>}</p>
    </>
  )
}
