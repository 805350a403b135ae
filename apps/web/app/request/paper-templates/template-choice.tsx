import { startDraft } from '@kakehashi/domain/paper-templates/draft'
import { paperTemplateIds, type PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useSaveTranslationDraftMutation } from '../../api/translation-drafts-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import styles from './paper-templates.module.css'

interface TemplateChoiceProps {
  requestId: string
  documentId: string
}

/** The templates that the office has. Choosing one begins the draft. */
export function TemplateChoice({ requestId, documentId }: TemplateChoiceProps) {
  const language = useLanguage()
  const other = language === 'ja' ? 'en' : 'ja'
  const [save, { isLoading }] = useSaveTranslationDraftMutation()
  const [refusal, setRefusal] = useState<string>()

  async function begin(id: PaperTemplateId) {
    if (isLoading) return
    setRefusal(undefined)
    const started = Object.entries(startDraft(paperTemplates[id]))
    const content = Object.fromEntries(started.map(([key, copies]) => [key, [...copies]]))
    try {
      await save({ requestId, documentId, version: 0, template: id, content }).unwrap()
    } catch (error) {
      setRefusal(errorMessage(error))
    }
  }

  return (
    <section aria-labelledby="choose-template" className={styles.choice}>
      <h2 id="choose-template">
        <Trans>Choose the template of this paper</Trans>
      </h2>
      <Refusal message={refusal} />
      <ul>
        {paperTemplateIds.map((id) => {
          const { title, from } = paperTemplates[id]
          return (
            <li key={id}>
              <button type="button" aria-disabled={isLoading} onClick={() => void begin(id)}>
                <span className={styles.own}>{title[language]}</span>
                <span lang={other} className={styles.other}>
                  {title[other]}
                </span>
                <span className={styles.other}>
                  {from === 'ja' ? (
                    <Trans>Japanese to English</Trans>
                  ) : (
                    <Trans>English to Japanese</Trans>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
