import type { ImportDetail } from '@kakehashi/contract/imports'
import { mostListedProblems } from '@kakehashi/domain/data-files/imports'
import { Alert } from '@kakehashi/ui/alert'
import { Pill } from '@kakehashi/ui/pill'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { useGetImportQuery } from '../../api/imports-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { ImportActions } from './import-actions.tsx'
import { importKindLabels, importStates } from './import-labels.ts'
import { ProblemTable } from './problem-table.tsx'
import styles from './imports.module.css'

/** One import: what is wrong with its file, and what can be done. */
export default function Import() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const { shortDateAndTime } = useDates()
  const query = useGetImportQuery(id, { refetchOnMountOrArgChange: true })
  const titleOf = ({ name, kind, askedAt }: ImportDetail) =>
    name ?? `${t(importKindLabels[kind])} · ${shortDateAndTime(askedAt)}`
  return (
    <OfficePage
      title={query.data ? titleOf(query.data) : t`Import data`}
      back={{ to: '/owner/import', label: <Trans>Import data</Trans> }}
      width="list"
    >
      <Loaded query={query} label={<Trans>Loading the import</Trans>} lines={6}>
        {(item) => (
          <div className={styles.page}>
            <Facts item={item} />
            <What item={item} />
            <ImportActions item={item} />
            {item.listed.length > 0 && <ProblemTable problems={item.listed} />}
            {item.problems > item.listed.length && item.listed.length === mostListedProblems && (
              <p>
                <Trans>Only the first {mostListedProblems} are listed.</Trans>
              </p>
            )}
          </div>
        )}
      </Loaded>
    </OfficePage>
  )
}

function Facts({ item }: { item: ImportDetail }) {
  const { t } = useLingui()
  const { shortDateAndTime } = useDates()
  const [tone, state] = importStates[item.state]
  return (
    <p className={styles.facts}>
      <Pill tone={tone}>{t(state)}</Pill>
      <span>{t(importKindLabels[item.kind])}</span>
      {item.lines !== undefined && (
        <span>
          <Plural value={item.lines} one="# line" other="# lines" />
        </span>
      )}
      <time dateTime={item.askedAt}>{shortDateAndTime(item.askedAt)}</time>
      {item.askedBy !== undefined && <span>{item.askedBy}</span>}
    </p>
  )
}

/** What the state means, in a sentence. */
function What({ item: { state, lines = 0, done, problems, listed } }: { item: ImportDetail }) {
  if (state === 'checking' || state === 'taking-back') {
    return (
      <output>
        <Trans>You can leave this page. The work goes on in the background.</Trans>
      </output>
    )
  }
  if (state === 'importing') {
    return (
      <output>
        <Trans>
          {done} of {lines} lines are imported. You can leave this page.
        </Trans>
      </output>
    )
  }
  if (state === 'refused') {
    return (
      <Alert
        kind="warning"
        title={<Plural value={problems} one="# mistake was found" other="# mistakes were found" />}
      >
        <Trans>Nothing was imported. Correct the lines in your file and send it again.</Trans>
      </Alert>
    )
  }
  if (state === 'stopped') {
    return (
      <Alert kind="warning" title={<Trans>The import stopped after {done} lines</Trans>}>
        <Trans>The reason is below. Take the import back before you send the file again.</Trans>
      </Alert>
    )
  }
  if (state === 'done' && problems > 0) {
    return (
      <Alert kind="warning" title={<Trans>It was not taken back</Trans>}>
        {listed.some(({ line }) => line !== undefined) && (
          <Plural
            value={problems}
            one="Something was done with what was imported from # line."
            other="Something was done with what was imported from # lines."
          />
        )}
      </Alert>
    )
  }
  if (state === 'checked') {
    return (
      <Alert kind="success">
        <Trans>No mistakes were found. Nothing is imported yet.</Trans>
      </Alert>
    )
  }
  return null
}
