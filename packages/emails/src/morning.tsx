import { formatDay } from '@kakehashi/domain/calendar/day-text'
import { type Language, languageFacts, type Words } from '@kakehashi/domain/language'
import { priceText } from '@kakehashi/domain/money'
import { type Stage, stageNameOf } from '@kakehashi/domain/request/stage'
import type { ServiceKind } from '@kakehashi/domain/services'
import { Link } from 'react-email'
import { Action, Greeting, Note } from './components.tsx'
import type { FactRow } from './fact-rows.ts'
import { FactTable } from './fact-table.tsx'
import { Layout, type Letter } from './layout.tsx'
import { morningTexts } from './morning-texts.ts'
import { paint } from './styles.ts'

interface MorningRequest {
  readonly orderNumber: string
  readonly service: Words
  readonly serviceKind: ServiceKind
  readonly stage: Stage
}

interface Listed {
  readonly count: number
  readonly first: readonly MorningRequest[]
}

interface Sum {
  readonly count: number
  readonly cents: number
}

/** What is due and owed on a morning. */
interface MorningFacts {
  readonly day: string
  /** Counting requests and messages stops here. */
  readonly most: number
  readonly dueToday: Listed
  readonly overdue: Listed
  /** `since` is the day of the oldest message. */
  readonly unanswered: { readonly count: number; readonly since: string | null }
  readonly toQuote: number
  readonly unpaid: Sum
  readonly refundsOwed: Sum
}

/** To staff who want it, before the office opens. */
export interface Morning {
  kind: 'morning'
  name: string
  facts: MorningFacts
  link: string
  /** Where it is turned off. */
  settingsLink: string
}

export function morning({ name, facts, link, settingsLink }: Morning, language: Language): Letter {
  const texts = morningTexts[language]
  const day = formatDay(facts.day, language)
  const counted = ({ count }: Listed) =>
    count >= facts.most ? texts.orMore(facts.most) : texts.counted(count)
  const summary = texts.summary(counted(facts.dueToday), counted(facts.overdue))
  return {
    subject: `${day}${languageFacts[language].colon}${summary}`,
    sheet: (
      <Layout language={language} heading={texts.heading(day)} preview={summary}>
        <Greeting language={language} name={name} />
        <FactTable language={language} rows={rowsOf(facts, language)} />
        <Action language={language} link={link} label={texts.button}>
          <Note language={language}>
            {texts.chosen}
            <br />
            <Link href={settingsLink} {...paint({ text: 'sea' }, { textDecoration: 'underline' })}>
              {texts.turnOff}
            </Link>
          </Note>
        </Action>
      </Layout>
    ),
  }
}

function rowsOf(facts: MorningFacts, language: Language): FactRow[] {
  const texts = morningTexts[language]
  const { unanswered, toQuote, most } = facts
  const counted = (count: number) => {
    if (count === 0) return texts.none
    return count >= most ? texts.orMore(most) : texts.counted(count)
  }
  const since = unanswered.since && formatDay(unanswered.since, language)
  const unread = counted(unanswered.count)
  return [
    listRow(texts.dueToday, facts.dueToday),
    listRow(texts.overdue, facts.overdue),
    { label: texts.unanswered, value: since ? texts.since(unread, since) : unread },
    { label: texts.toQuote, value: toQuote === 0 ? texts.none : texts.counted(toQuote) },
    sumRow(texts.unpaid, facts.unpaid),
    sumRow(texts.refundsOwed, facts.refundsOwed),
  ]

  function listRow(label: string, { count, first }: Listed): FactRow {
    const rest = count - first.length
    const lines = first.map(({ orderNumber, service, stage, serviceKind }) =>
      texts.request(orderNumber, service[language], stageNameOf(stage, serviceKind)[language]),
    )
    const more = rest > 0 ? [...lines, texts.more(texts.counted(rest))] : lines
    return { label, value: counted(count), more, isMain: count > 0 }
  }

  function sumRow(label: string, { count, cents }: Sum): FactRow {
    return { label, value: count === 0 ? texts.none : texts.orders(count, priceText(cents)) }
  }
}
