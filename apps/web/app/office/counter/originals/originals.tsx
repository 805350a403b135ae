import type { HeldOriginal } from '@kakehashi/contract/requests/originals'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { lastFirst } from '@kakehashi/domain/people/people'
import { daysInHouse } from '@kakehashi/domain/request/originals'
import { Empty } from '@kakehashi/ui/empty'
import { TextField } from '@kakehashi/ui/field'
import { Pill } from '@kakehashi/ui/pill'
import { useNow } from '@kakehashi/ui/use-now'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { useListOriginalsInfiniteQuery } from '../../../api/originals-api.ts'
import { useDebounced } from '../../../forms/use-debounced.ts'
import { useDates } from '../../../i18n/use-dates.ts'
import { LongList } from '../../../layouts/long-list.tsx'
import { OfficePage } from '../../../layouts/office-page.tsx'
import { CounterTabs } from '../counter-tabs.tsx'
import styles from './originals.module.css'

/** Everything of customers that is still in the house, longest here first. */
export default function OriginalsInHouse() {
  const { t } = useLingui()
  const [shelf, setShelf] = useState('')
  const asked = useDebounced(shelf.trim())
  const { currentData: data, ...query } = useListOriginalsInfiniteQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <OfficePage title={t`Originals`} actions={<CounterTabs />}>
      <div className={styles.page}>
        <TextField
          className={styles.filter}
          label={t`Shelf`}
          hint={t`The beginning is enough: B finds B-02 and B-14.`}
          autoComplete="off"
          maxLength={12}
          value={shelf}
          onChange={({ target }) => setShelf(target.value)}
        />
        <LongList
          key={asked}
          query={{ ...query, data }}
          label={<Trans>Loading the originals</Trans>}
          moreLabel={t`Loading more originals`}
          className={styles.rows}
          empty={
            asked === '' ? (
              <Empty title={<Trans>No originals in the house</Trans>}>
                <Trans>Take them in on the page of their request.</Trans>
              </Empty>
            ) : (
              <Empty title={<Trans>Nothing on a shelf that begins with {asked}</Trans>} />
            )
          }
        >
          {(original) => <Row original={original} />}
        </LongList>
      </div>
    </OfficePage>
  )
}

function Row({ original }: { original: HeldOriginal }) {
  const { officeDate } = useDates()
  const now = useNow()
  const { description, pages, shelf, receivedAt, request } = original
  const days = daysInHouse(new Date(receivedAt), now)
  return (
    <div className={styles.row}>
      <b className={styles.shelf}>
        <span className="hush">
          <Trans>Shelf</Trans>{' '}
        </span>
        {shelf}
      </b>
      <span className={styles.what}>
        <b>{description}</b>
        <small>
          <Plural value={pages} one="# page" other="# pages" />
        </small>
      </span>
      <span className={styles.whose}>
        <Link to={stagePath(request.stage, request._id)}>{request.orderNumber}</Link>
        <span>
          {lastFirst(request)}
          {request.nameJa !== undefined && <span lang="ja"> {request.nameJa}</span>}
        </span>
      </span>
      <span className={styles.age}>
        <b>
          <Plural value={days} _0="today" one="# day" other="# days" />
        </b>
        <time dateTime={receivedAt}>{officeDate(receivedAt)}</time>
      </span>
      <Marks request={request} />
    </div>
  )
}

/** Why somebody has to act: the order is over, or the customer has left. */
function Marks({ request: { ended, customerDeletedAt } }: Pick<HeldOriginal, 'request'>) {
  const { officeDate } = useDates()
  const left = customerDeletedAt && officeDate(customerDeletedAt)
  return (
    <span className={styles.marks}>
      {ended === 'delivered' && (
        <Pill tone="amber" icon="alert">
          <Trans>Order delivered, original still here</Trans>
        </Pill>
      )}
      {ended === 'cancelled' && (
        <Pill tone="amber" icon="alert">
          <Trans>Order cancelled, original still here</Trans>
        </Pill>
      )}
      {left !== undefined && (
        <Pill tone="seal" icon="person">
          <Trans>Account deleted {left}: return it now</Trans>
        </Pill>
      )}
    </span>
  )
}
