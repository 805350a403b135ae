import { figureLists, listFigureOrders } from '@kakehashi/contract/figures'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { addressedName } from '@kakehashi/domain/people/people'
import { methodNames } from '@kakehashi/domain/payments/methods'
import { cancelledName, stageNames } from '@kakehashi/domain/request/stage'
import { Empty } from '@kakehashi/ui/empty'
import { Pill } from '@kakehashi/ui/pill'
import { RowLink, rowSheet } from '@kakehashi/ui/row-link'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import {
  type FigureEntry,
  type FigureListQuery,
  useListFigureOrdersInfiniteQuery,
} from '../../api/figures-api.ts'
import { useListServicesQuery } from '../../api/services-api.ts'
import { useGetUserQuery } from '../../api/users-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { addressOf } from './address-of.ts'
import { useListTitle } from './use-list-title.ts'
import { dollars } from '../dollars.ts'
import { periodIn } from './period-in.ts'
import { useDayCount } from './use-day-count.ts'
import { usePeriodName } from './use-period-name.ts'

/** The orders or payments behind a figure, newest first. */
export default function FigureList() {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const [search] = useSearchParams()
  const query = queryIn(search, dayOf(useNow()))
  const periodName = usePeriodName()
  const title = useListTitle(query)
  const list = useListFigureOrdersInfiniteQuery(query, { refetchOnMountOrArgChange: true })
  return (
    <OfficePage
      title={title}
      back={{ to: addressOf(query), label: <Trans>Owner dashboard</Trans> }}
      facts={
        <>
          <span>{periodName(query)}</span>
          <OnlyOf query={query} />
        </>
      }
      width="list"
    >
      <LongList
        key={JSON.stringify(query)}
        query={{ ...list, data: list.currentData }}
        label={<Trans>Loading the requests</Trans>}
        moreLabel={t`Loading more requests`}
        className={rowSheet}
        empty={
          <Empty title={<Trans>Nothing in this period</Trans>}>
            <Trans>Choose another period on the dashboard.</Trans>
          </Empty>
        }
      >
        {(entry) => <EntryRow entry={entry} list={query.list} />}
      </LongList>
    </OfficePage>
  )
}

/** Whose orders, or of which service, if the list is not of all. */
function OnlyOf({ query: { translator, service } }: { query: FigureListQuery }) {
  const language = useLanguage()
  const person = useGetUserQuery(translator ?? '', { skip: translator === undefined })
  const { data: services } = useListServicesQuery(undefined, { skip: service === undefined })
  if (person.currentData) return <b>{addressedName(person.currentData, language)}</b>
  const found = services?.find(({ _id }) => _id === service)
  return found && <b>{(language === 'ja' && found.nameJa) || found.name}</b>
}

/** What the address asks for; the orders of the period if it cannot be right. */
function queryIn(search: URLSearchParams, today: string): FigureListQuery {
  const { list, service, translator, stage } = listFigureOrders.query.partial().safeParse({
    list: figureLists.find((name) => name === search.get('list')),
    service: search.get('service') ?? undefined,
    translator: search.get('translator') ?? undefined,
    stage: search.get('stage') ?? undefined,
  }).data ?? { list: undefined }
  return {
    ...periodIn(search, today),
    list: list ?? 'ordered',
    ...(service !== undefined && { service }),
    ...(translator !== undefined && { translator }),
    ...(list === 'ended' && { stage }),
  }
}

function EntryRow({ entry, list }: { entry: FigureEntry; list: FigureListQuery['list'] }) {
  const language = useLanguage()
  const { officeDate, officeDateAndTime } = useDates()
  const days = useDayCount()
  const { t } = useLingui()
  const {
    request,
    orderNumber,
    name,
    service,
    requestItem,
    stage,
    isClosed,
    at,
    promisedOn,
    reason,
  } = entry
  const promised = promisedOn === undefined ? '' : officeDate(promisedOn)
  const isReady = list === 'ready' || list === 'late'
  const method =
    entry.method === 'unstated'
      ? t`Without a method`
      : methodNames[entry.method ?? 'other'][language]
  return (
    <RowLink
      to={stagePath(stage, request)}
      title={
        <>
          {orderNumber} {name}
        </>
      }
      meta={
        <>
          <span>
            <ServiceName service={service} requestItem={requestItem} />
          </span>
          <time dateTime={at}>{officeDateAndTime(at)}</time>
          {entry.method !== undefined && <span>{method}</span>}
          {isReady && promised !== '' && (
            <span>
              <Trans>Promised for {promised}</Trans>
            </span>
          )}
          {reason !== undefined && <span>{reason}</span>}
        </>
      }
      state={
        isClosed ? (
          <Pill tone="plain">{cancelledName[language]}</Pill>
        ) : (
          <Pill tone={stage === 'complete' ? 'leaf' : 'sea'}>{stageNames[stage][language]}</Pill>
        )
      }
      figure={
        entry.amount === undefined ? (
          (isReady || list === 'ended') && entry.days !== undefined && <b>{days(entry.days)}</b>
        ) : (
          <b>{dollars(entry.amount)}</b>
        )
      }
    />
  )
}
