import type { FileView } from '@kakehashi/contract/documents/file-view'
import type {
  DateProposal,
  DocumentProposals,
} from '@kakehashi/contract/requests/document-proposals'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import type { TranslationDraft } from '@kakehashi/contract/requests/translation-drafts'
import { listDraftProblems } from '@kakehashi/domain/paper-templates/draft-problems'
import { listNamesOfSheet } from '@kakehashi/domain/paper-templates/offered-names'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useQuestion } from '@kakehashi/ui/use-question'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useGetNamesQuery } from '../../api/names-api.ts'
import { useRemoveTranslationDraftMutation } from '../../api/translation-drafts-api.ts'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { useDates } from '../../i18n/use-dates.ts'
import { DraftFields } from './draft-fields.tsx'
import { HandIn } from './hand-in.tsx'
import { OpenFields, openFieldsId } from './open-fields.tsx'
import styles from './paper-templates.module.css'
import { NewestTemplate } from './newest-template.tsx'
import { ProposalsContext, useProposals } from './use-proposals.ts'
import { type Draft, useDraft } from './use-draft.ts'

interface DraftEditorProps {
  request: Pick<RequestDetail, '_id' | 'version' | 'serviceKind'>
  draft: TranslationDraft
  /** Below the list of what is open. */
  aside: ReactNode
  onSubmitted: (request: RequestDetail) => unknown
  file: FileView
  proposed: DocumentProposals | undefined
  /** Called with the place that somebody looks at. */
  onOutline: (date: DateProposal | undefined) => void
}

export function DraftEditor(props: DraftEditorProps) {
  const { request, draft: saved, aside, onSubmitted, file, proposed, onOutline } = props
  const language = useLanguage()
  const other = language === 'ja' ? 'en' : 'ja'
  const template = saved.paper
  const { data: sheet } = useGetNamesQuery(request._id)
  const draft = useDraft(request._id, saved)
  const proposals = useProposals({ template, content: draft.content, proposed, file, onOutline })
  const [isChecked, setChecked] = useState(false)
  const { question, allowLeaving } = useUnsavedChanges(draft.isDirty)
  const problems = listDraftProblems(template, draft.content)
  // What nobody has come to yet is no mistake.
  const shown = isChecked ? problems : problems.filter(({ why }) => why !== 'empty')

  function mayHandIn() {
    setChecked(true)
    if (problems.length === 0 && proposals.open.length === 0) return true
    document.getElementById(openFieldsId)?.focus()
    return false
  }

  return (
    <>
      <section className={styles.form} aria-labelledby="template-title">
        <div className={styles.title}>
          <h2 id="template-title">
            {template.title[language]}{' '}
            <span lang={other} className={styles.other}>
              {template.title[other]}
            </span>
          </h2>
          <SavedState draft={draft} saved={saved} />
        </div>
        <SaveTrouble draft={draft} />
        <NewestTemplate requestId={request._id} saved={saved} draft={draft} />
        <ProposalsContext value={proposals}>
          <DraftFields
            template={template}
            content={draft.content}
            problems={shown}
            offeredNames={listNamesOfSheet(template, sheet?.entries ?? [])}
            onChange={draft.change}
          />
        </ProposalsContext>
        <OtherTemplate requestId={request._id} saved={saved} draft={draft} />
      </section>
      <div className={styles.side}>
        <OpenFields problems={problems} proposed={proposals.open} />
        <HandIn
          request={request}
          saveNow={draft.saveNow}
          mayHandIn={mayHandIn}
          onSubmitted={(reply) => {
            allowLeaving()
            onSubmitted(reply)
          }}
        />
        {aside}
      </div>
      {question}
    </>
  )
}

function SavedState({ draft, saved }: { draft: Draft; saved: TranslationDraft }) {
  const { timeOfDay } = useDates()
  const time = timeOfDay(saved.savedAt)
  return (
    <output className={styles.hint}>
      {draft.failure !== undefined && <Trans>Not saved</Trans>}
      {draft.failure === undefined && draft.isDirty && <Trans>Saving</Trans>}
      {draft.failure === undefined && !draft.isDirty && <Trans>Saved at {time}</Trans>}
    </output>
  )
}

/** Why what was typed is not saved, and what can be done. */
function SaveTrouble({ draft }: { draft: Draft }) {
  const { failure, hasConflict, showTheirs, keepMine, saveNow } = draft
  if (failure === undefined) return null
  if (!hasConflict) {
    return (
      <Alert kind="error" onRetry={() => void saveNow()}>
        {failure}
      </Alert>
    )
  }
  return (
    <Alert
      kind="warning"
      title={<Trans>Someone else has changed this</Trans>}
      action={
        <>
          <Button variant="line" size="small" onClick={showTheirs}>
            <Trans>Show their version</Trans>
          </Button>
          <Button size="small" onClick={() => void keepMine()}>
            <Trans>Save mine instead</Trans>
          </Button>
        </>
      }
    >
      {failure}
    </Alert>
  )
}

interface OtherTemplateProps {
  requestId: string
  saved: TranslationDraft
  draft: Draft
}

function OtherTemplate({ requestId, saved, draft }: OtherTemplateProps) {
  const { t } = useLingui()
  const { ask, question } = useQuestion()
  const [remove] = useRemoveTranslationDraftMutation()

  async function discard() {
    const isSure = await ask({
      title: t`Choose another template?`,
      text: t`What was typed for this document is deleted.`,
      yes: t`Delete and choose`,
    })
    if (!isSure || !(await draft.saveNow())) return
    const about = { requestId, documentId: saved.document, version: draft.seenVersion() }
    await remove(about).unwrap().catch(showFailedCall)
  }

  return (
    <>
      <Button variant="line" size="small" onClick={() => void discard()}>
        <Trans>Choose another template</Trans>
      </Button>
      {question}
    </>
  )
}
