import { Empty } from '@kakehashi/ui/empty'
import { Pill } from '@kakehashi/ui/pill'
import { RowLink, rowSheet } from '@kakehashi/ui/row-link'
import type { ImportView } from '@kakehashi/contract/imports'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useListImportsInfiniteQuery } from '../../api/imports-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { ImportForm } from './import-form.tsx'
import { importKindLabels, importStates } from './import-labels.ts'
import styles from './imports.module.css'

/** Customers and past requests from another system. */
export default function Imports() {
  const { t } = useLingui()
  const query = useListImportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <OfficePage
      title={t`Import data`}
      back={{ to: '/owner/dashboard', label: <Trans>Owner dashboard</Trans> }}
      width="list"
    >
      <p className={styles.lede}>
        <Trans>
          First the file is checked, and nothing changes. You then see what is wrong, line by line,
          or import it. Nobody is e-mailed, and you can take an import back as long as nothing was
          done with it. Amounts of past requests are not entered in the till or the books.
        </Trans>
      </p>
      <ImportForm />
      <section aria-labelledby="imports" className={styles.made}>
        <h2 id="imports">
          <Trans>Imports so far</Trans>
        </h2>
        <LongList
          query={query}
          label={<Trans>Loading the imports</Trans>}
          moreLabel={t`Loading older imports`}
          className={rowSheet}
          lines={4}
          empty={<Empty title={<Trans>Nothing was imported yet</Trans>} />}
        >
          {(item) => <Row item={item} />}
        </LongList>
      </section>
    </OfficePage>
  )
}

function Row({ item }: { item: ImportView }) {
  const { t } = useLingui()
  const { shortDateAndTime } = useDates()
  const [tone, state] = importStates[item.state]
  return (
    <RowLink
      to={`/owner/import/${item._id}`}
      title={item.name ?? t(importKindLabels[item.kind])}
      meta={
        <>
          {item.name !== undefined && `${t(importKindLabels[item.kind])} · `}
          {shortDateAndTime(item.askedAt)}
          {item.askedBy !== undefined && ` · ${item.askedBy}`}
        </>
      }
      state={<Pill tone={tone}>{t(state)}</Pill>}
      figure={
        item.lines !== undefined && <Plural value={item.lines} one="# line" other="# lines" />
      }
    />
  )
}
