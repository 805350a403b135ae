import { namesPath } from '@kakehashi/contract/screen-paths'
import { Link } from '@kakehashi/ui/link'
import { Trans } from '@lingui/react/macro'
import { useGetNamesQuery } from '../../api/names-api.ts'
import { NameEntry } from '../../request/names/name-entry.tsx'
import namesStyles from '../../request/names/names.module.css'

/** The names and dates as they were agreed, to compare with the pages. */
export function AgreedNames({ requestId }: { requestId: string }) {
  const { currentData: sheet } = useGetNamesQuery(requestId)
  if (!sheet || sheet.entries.length === 0) return null
  return (
    <section>
      <h2>
        <Trans>Names and dates as agreed</Trans>
      </h2>
      <ul role="list" className={namesStyles.compact}>
        {sheet.entries.map((entry) => (
          <NameEntry key={entry._id} entry={entry} />
        ))}
      </ul>
      <p>
        <Link to={namesPath(requestId)}>
          <Trans>Check the names and dates</Trans>
        </Link>
      </p>
    </section>
  )
}
