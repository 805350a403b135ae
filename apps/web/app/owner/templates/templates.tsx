import type { TemplateRow } from '@kakehashi/contract/paper-templates'
import { ButtonLink } from '@kakehashi/ui/button'
import { rowSheet } from '@kakehashi/ui/row-link'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useListPaperTemplatesQuery } from '../../api/paper-templates-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { TemplateListRow } from './template-list-row.tsx'
import styles from './templates.module.css'

/** The papers that translators fill in: those of the program, and the office's own. */
export default function PaperTemplates() {
  const { t } = useLingui()
  const query = useListPaperTemplatesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <OfficePage
      title={t`Paper templates`}
      back={{ to: '/owner/dashboard', label: <Trans>Owner dashboard</Trans> }}
      width="list"
      actions={
        <ButtonLink to="/owner/templates/new" icon="plus">
          <Trans>NEW TEMPLATE</Trans>
        </ButtonLink>
      }
    >
      <p className={styles.lede}>
        <Trans>
          Translators fill these in beside the document, and the PDF has everything in the order of
          the original. A change is there for new drafts at once.
        </Trans>
      </p>
      <Loaded query={query} label={<Trans>Loading the templates</Trans>} lines={8}>
        {(rows) => <Lists rows={rows} />}
      </Loaded>
    </OfficePage>
  )
}

function Lists({ rows }: { rows: readonly TemplateRow[] }) {
  const inUse = rows.filter(({ archivedAt }) => archivedAt === undefined)
  // In the order in which translators choose: the office's in the place of the original.
  const shipped = inUse
    .filter(({ version }) => version === 0)
    .map((row) => inUse.find(({ _id }) => _id === row.replacedBy) ?? row)
  const own = inUse.filter(({ version, replaces }) => version > 0 && replaces === undefined)
  const archived = rows.filter(({ archivedAt }) => archivedAt !== undefined)
  return (
    <div className={styles.lists}>
      <List id="shipped" title={<Trans>Templates of the program</Trans>} rows={shipped} />
      <List id="own" title={<Trans>Templates of the office</Trans>} rows={own} />
      <List id="archived" title={<Trans>Archived templates</Trans>} rows={archived} />
    </div>
  )
}

function List(props: { id: string; title: ReactNode; rows: readonly TemplateRow[] }) {
  const { id, title, rows } = props
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list" className={rowSheet}>
        {rows.map((row) => (
          <TemplateListRow key={row._id} row={row} />
        ))}
      </ul>
    </section>
  )
}
