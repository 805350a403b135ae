import type { FileView } from '@kakehashi/contract/documents/file-view'
import { isReadable } from '@kakehashi/domain/documents/files'
import { Link } from '@kakehashi/ui/link'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useListTranslationDraftsQuery } from '../../api/translation-drafts-api.ts'
import styles from './paper-templates.module.css'

interface TemplateLinksProps {
  requestId: string
  documents: readonly FileView[]
  pathOf: (documentId: string) => string
  /** The document that is already on screen. */
  current?: string
}

/** The documents of a request, with the template that is filled in for each. */
export function TemplateLinks({ requestId, documents, pathOf, current }: TemplateLinksProps) {
  const language = useLanguage()
  const { data: drafts = [] } = useListTranslationDraftsQuery(requestId)
  const readable = documents.filter(isReadable)
  if (readable.length === 0) return null
  return (
    <section aria-labelledby="templates">
      <h3 id="templates">
        <Trans>Fill in a template</Trans>
      </h3>
      <ul className={styles.list}>
        {readable.map(({ _id, name }) => {
          const draft = drafts.find(({ document }) => document === _id)
          return (
            <li key={_id}>
              <Link to={pathOf(_id)} aria-current={_id === current ? 'page' : undefined}>
                {name}
              </Link>
              <span>{draft ? draft.paper.title[language] : <Trans>No template yet</Trans>}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
