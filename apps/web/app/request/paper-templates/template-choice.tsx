import type { TemplateChoice as Choice } from '@kakehashi/contract/paper-templates'
import { startDraft } from '@kakehashi/domain/paper-templates/draft'
import { paperTemplateIds, type PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useListTemplateChoicesQuery } from '../../api/paper-templates-api.ts'
import { useSaveTranslationDraftMutation } from '../../api/translation-drafts-api.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import styles from './paper-templates.module.css'

interface TemplateChoiceProps {
  requestId: string
  documentId: string
  /** What a program takes the paper for. A person chooses. */
  looksLike: PaperTemplateId | undefined
}

/** The templates that the office has. Choosing one begins the draft. */
export function TemplateChoice({ requestId, documentId, looksLike }: TemplateChoiceProps) {
  const language = useLanguage()
  const other = language === 'ja' ? 'en' : 'ja'
  const query = useListTemplateChoicesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [save, { isLoading }] = useSaveTranslationDraftMutation()
  const [refusal, setRefusal] = useState<string>()

  async function begin({ paper, ...reference }: Choice) {
    if (isLoading) return
    setRefusal(undefined)
    const started = Object.entries(startDraft(paper))
    const content = Object.fromEntries(started.map(([key, copies]) => [key, [...copies]]))
    try {
      await save({ requestId, documentId, version: 0, ...reference, content }).unwrap()
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
      <Loaded query={query} label={<Trans>Loading the templates</Trans>} lines={6}>
        {(choices) => {
          // The choices begin with the papers of the program, or what the office has in their place.
          const likely = looksLike && choices[paperTemplateIds.indexOf(looksLike)]
          return (
            <>
              {likely && (
                <p className={styles.looksLike}>
                  <Trans>
                    Looks like: <b>{likely.paper.title[language]}</b>
                  </Trans>
                </p>
              )}
              <ul>
                {choices.map((choice) => {
                  const { title, from } = choice.paper
                  return (
                    <li key={choice.template}>
                      <button
                        type="button"
                        data-proposed={choice === likely || undefined}
                        aria-disabled={isLoading}
                        onClick={() => void begin(choice)}
                      >
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
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
