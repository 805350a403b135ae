import type { HistoryEntry } from '@kakehashi/contract/history'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { describeEvent } from '@kakehashi/domain/history/event-texts'
import { describeFields, describeSetting } from '@kakehashi/domain/history/field-texts'
import { languageFacts } from '@kakehashi/domain/language'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useDates } from '../../i18n/use-dates.ts'
import { kindLabels } from '../exports/kind-labels.ts'
import { importKindLabels } from '../imports/import-labels.ts'
import styles from './history.module.css'

export function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const language = useLanguage()
  const { shortDateAndTime } = useDates()
  const fields = describeFields(entry.fields).map((words) => words[language])
  return (
    <div className={styles.row}>
      <time dateTime={entry.at}>{shortDateAndTime(entry.at)}</time>
      <div>
        <p className={styles.did}>
          <Sentence entry={entry} />
        </p>
        <p className={styles.about}>
          <About entry={entry} />
          {fields.length > 0 && <span>{fields.join(languageFacts[language].comma)}</span>}
        </p>
      </div>
    </div>
  )
}

/** What visitors do has no name: nobody is signed in yet. */
const byVisitors = new Set([
  'session.sign-in-failed',
  'password.reset-asked',
  'user.registered-again',
])

function Sentence({ entry: { by, kind } }: { entry: HistoryEntry }) {
  const did = describeEvent(kind)[useLanguage()]
  if (by?.name !== undefined) {
    const { name } = by
    return (
      <Trans>
        <b>{name}</b> {did}
      </Trans>
    )
  }
  if (by) {
    return (
      <Trans>
        <b>A deleted person</b> {did}
      </Trans>
    )
  }
  if (byVisitors.has(kind)) {
    return (
      <Trans>
        <b>Somebody who was not logged in</b> {did}
      </Trans>
    )
  }
  return (
    <Trans>
      <b>The system</b> {did}
    </Trans>
  )
}

function About({ entry: { about, by } }: { entry: HistoryEntry }) {
  const language = useLanguage()
  if (!about) return null
  if (about.kind === 'request') {
    const { stage, _id, orderNumber } = about
    return <Link to={stagePath(stage, _id)}>{orderNumber}</Link>
  }
  if (about.kind === 'user') {
    // Their own doing: the sentence names them already.
    if (about._id === by?._id) return null
    if (about.name === undefined) {
      return (
        <span>
          <Trans>A deleted person</Trans>
        </span>
      )
    }
    return <Link to={`/admin/user/${about._id}`}>{about.name}</Link>
  }
  if (about.kind === 'import') return <ImportFacts {...about} />
  if (about.kind === 'export') return <ExportFacts {...about} />
  const name = about.kind === 'settings' ? describeSetting(about.name)?.[language] : about.name
  return name === undefined ? null : <span>{name}</span>
}

/** Without the name of its file, the entry's time and the kind say which one it was. */
function ImportFacts({ what, name, rows }: Extract<HistoryEntry['about'], { kind: 'import' }>) {
  const { t } = useLingui()
  return (
    <>
      <Link to="/owner/import">{name ?? t(importKindLabels[what])}</Link>
      <span>
        <Plural value={rows} one="# row" other="# rows" />
      </span>
    </>
  )
}

function ExportFacts({ what, rows, ...days }: Extract<HistoryEntry['about'], { kind: 'export' }>) {
  const { t } = useLingui()
  const { officeDate } = useDates()
  const [from, to] = [officeDate(days.from), officeDate(days.to)]
  const kind = t(kindLabels[what])
  return (
    <>
      <Link to="/owner/exports">
        <Trans>
          {kind}, {from} to {to}
        </Trans>
      </Link>
      {rows !== undefined && (
        <span>
          <Plural value={rows} one="# row" other="# rows" />
        </span>
      )}
    </>
  )
}
