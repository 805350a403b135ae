import type { MonthView } from '@kakehashi/contract/books'
import { month as monthField } from '@kakehashi/contract/fields/money'
import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { languageFacts, languages } from '@kakehashi/domain/language'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useGetMonthQuery } from '../../api/books-api.ts'
import NotFound from '../../errors/office-not-found.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import type { Route } from './+types/month'
import styles from './books.module.css'
import { Closing } from './closing.tsx'
import { MonthFigures } from './month-figures.tsx'
import { MonthHistory } from './month-history.tsx'
import { MonthPill } from './month-pill.tsx'

export default function MonthScreen({ params: { month } }: Route.ComponentProps) {
  return monthField.safeParse(month).success ? <Month key={month} month={month} /> : <NotFound />
}

/** A month of the books: what stands open, its figures, and who closed it. */
function Month({ month }: { month: string }) {
  const language = useLanguage()
  const query = useGetMonthQuery(month, { refetchOnMountOrArgChange: true })
  return (
    <OfficePage
      title={formatMonth(firstOfMonth(month), language)}
      back={{ to: '/owner/books', label: <Trans>Books</Trans> }}
      facts={query.data && <MonthPill month={query.data} />}
      actions={<Statements month={month} />}
      width="list"
    >
      <Loaded query={query} label={<Trans>Loading the month</Trans>} lines={12}>
        {(view: MonthView) => (
          <div className={styles.page}>
            <Closing view={view} />
            <MonthFigures view={view} />
            <MonthHistory view={view} />
          </div>
        )}
      </Loaded>
    </OfficePage>
  )
}

/** The tax adviser may read another language than the owner. */
function Statements({ month }: { month: string }) {
  return (
    <p className={styles.statements}>
      <span>
        <Icon name="document" />
        <Trans>Monthly statement (PDF)</Trans>
      </span>
      {languages.map((language) => (
        <a
          key={language}
          href={`/api/books/${month}/statement?language=${language}`}
          target="_blank"
          rel="noreferrer"
          lang={language}
          hrefLang={language}
        >
          {languageFacts[language].name}
        </a>
      ))}
    </p>
  )
}
