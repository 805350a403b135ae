import { Empty } from '@kakehashi/ui/empty'
import { Trans, useLingui } from '@lingui/react/macro'
import { useListExportsInfiniteQuery } from '../../api/exports-api.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { ExportForm } from './export-form.tsx'
import { ExportRow } from './export-row.tsx'
import styles from './exports.module.css'

/** Requests, payments and customers in files for a spreadsheet. */
export default function Exports() {
  const { t } = useLingui()
  const query = useListExportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <OfficePage
      title={t`Export data`}
      back={{ to: '/owner/dashboard', label: <Trans>Owner dashboard</Trans> }}
      width="list"
    >
      <p className={styles.lede}>
        <Trans>
          The file is written in the background and kept for 24 hours. It has personal data of your
          customers: delete your copy when you no longer need it.
        </Trans>
      </p>
      <ExportForm />
      <section aria-labelledby="exports" className={styles.made}>
        <h2 id="exports">
          <Trans>Exports so far</Trans>
        </h2>
        <LongList
          query={query}
          label={<Trans>Loading the exports</Trans>}
          moreLabel={t`Loading older exports`}
          className={styles.list}
          lines={4}
          empty={<Empty title={<Trans>Nothing was exported yet</Trans>} />}
        >
          {(item) => <ExportRow item={item} />}
        </LongList>
      </section>
    </OfficePage>
  )
}
