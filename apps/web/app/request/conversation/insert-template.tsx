import type { ReplyTemplate } from '@kakehashi/contract/reply-templates'
import { languageFacts, toWords } from '@kakehashi/domain/language'
import { fillTemplate } from '@kakehashi/domain/request/reply-template'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { useListReplyTemplatesQuery } from '../../api/reply-templates-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import type { OfficeRequest } from '../request-views.ts'
import { CustomerLanguage } from './customer-language.tsx'
import styles from './conversation.module.css'

interface InsertTemplateProps {
  request: OfficeRequest
  onInsert: (text: string) => void
}

/** Inserts a prepared reply in the customer's language; the clerk's own language is shown below. */
export function InsertTemplate({ request, onInsert }: InsertTemplateProps) {
  const { t } = useLingui()
  const office = useOffice()
  const language = useLanguage()
  const templates = useListReplyTemplatesQuery().data ?? []
  const [inserted, setInserted] = useState<ReplyTemplate>()
  const { customerLanguage } = request
  const ownLanguage = languageFacts[language].name
  const textIn = ({ text }: ReplyTemplate, reader: typeof language) =>
    fillTemplate(toWords(text)[reader], request, office, reader)

  function insert(id: string) {
    const template = templates.find(({ _id }) => _id === id)
    if (!template) return
    setInserted(template)
    onInsert(textIn(template, customerLanguage))
  }

  return (
    <>
      <div className={styles.insert}>
        <b>
          <CustomerLanguage language={customerLanguage} />
        </b>
        <select
          aria-label={t`Insert a template`}
          value=""
          onChange={({ target }) => insert(target.value)}
        >
          <option value="">{t`Insert a template`}</option>
          {templates.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {toWords(title)[language]}
            </option>
          ))}
        </select>
        <Link to="/admin/templates">
          <Trans>Edit templates</Trans>
        </Link>
      </div>
      {inserted && language !== customerLanguage && (
        <div className={styles.same}>
          <b>
            <Trans>The same in {ownLanguage}, for you. It is not sent.</Trans>
          </b>
          <p>{textIn(inserted, language)}</p>
        </div>
      )}
    </>
  )
}
