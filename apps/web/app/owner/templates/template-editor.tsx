import { templateLimits } from '@kakehashi/domain/paper-templates/template-rules'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { SelectField } from '@kakehashi/ui/field'
import { Form } from '@kakehashi/ui/form'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { isSessionEnd } from '../../api/client/failed-call.ts'
import { readRefusal } from '../../forms/read-refusal.ts'
import { Refusal } from '../../forms/refusal.tsx'
import { useUnsavedChanges } from '../../forms/use-unsaved-changes.tsx'
import { type EditedTemplate, newGroup, type toTyped } from './edited-template.ts'
import { EditingContext } from './editing.ts'
import { GroupEditor } from './group-editor.tsx'
import { LabelPair } from './label-pair.tsx'
import { NoneYet } from './none-yet.tsx'
import { RemovedParts } from './removed-parts.tsx'
import { SamplePreview } from './sample-preview.tsx'
import styles from './templates.module.css'
import { useTemplateEditor } from './use-template-editor.ts'

interface TemplateEditorProps {
  /** Under this name it is kept while somebody logs in again. */
  what: string
  begin: () => EditedTemplate
  /** The language of the original stays: drafts would have it the wrong way round. */
  isFromFixed: boolean
  /** Drafts use it, so that removed fields stay in them. */
  isUsed: boolean
  /** Above the form. */
  notice?: ReactNode
  /** Makes the call; the saved template, or nothing if the screen is left. */
  save: (
    paper: ReturnType<typeof toTyped>,
    allowLeaving: () => void,
  ) => Promise<EditedTemplate | undefined>
  /** Shown instead of the message when somebody else has changed it. */
  onReload?: () => void
}

/** The form of a template, with the sample beside it. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { what, begin, isFromFixed, isUsed, notice, save, onReload } = props
  const { t } = useLingui()
  const editor = useTemplateEditor(what, begin)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<{ text: string; isStale: boolean }>()
  const { template, typed, editing } = editor
  const { question, allowLeaving } = useUnsavedChanges(editor.isDirty)

  async function send() {
    setRefusal(undefined)
    if (!editor.check() || isSending) return
    setSending(true)
    try {
      const next = await save(typed, allowLeaving)
      if (next) editor.markSaved(next)
    } catch (error) {
      const isStale = readRefusal(error).code === 'paper-template-changed'
      if (!isSessionEnd(error)) setRefusal({ text: errorMessage(error), isStale })
    }
    setSending(false)
  }

  return (
    <EditingContext value={editing}>
      <div className={styles.bench}>
        <Form
          className={styles.form}
          problems={editor.problems}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          {notice}
          {refusal?.isStale === false && <Refusal message={refusal.text} />}
          {refusal?.isStale && (
            <Alert
              kind="warning"
              title={<Trans>Someone else has changed this</Trans>}
              action={
                <Button variant="line" size="small" onClick={onReload}>
                  <Trans>Show their version</Trans>
                </Button>
              }
            >
              {refusal.text}
            </Alert>
          )}
          <div className={styles.title}>
            <LabelPair
              path="title"
              en={<Trans>Title in English</Trans>}
              ja={<Trans>Title in Japanese</Trans>}
              value={template.title}
              maxLength={templateLimits.label}
              onChange={editor.setTitle}
            />
            <SelectField
              id="from"
              label={<Trans>Language of the original</Trans>}
              hint={isFromFixed ? <Trans>It stays as it is</Trans> : undefined}
              disabled={isFromFixed}
              value={template.from}
              onChange={({ target }) => editor.setFrom(target.value === 'en' ? 'en' : 'ja')}
              options={[
                { value: 'ja', label: t`Japanese` },
                { value: 'en', label: t`English` },
              ]}
            />
          </div>
          {template.groups.map((group, at) => (
            <GroupEditor key={group.id} group={group} path={`groups.${at}`} />
          ))}
          <NoneYet path="groups" />
          <div>
            <Button
              id="groups"
              variant="line"
              icon="plus"
              onClick={() => editing.add(null, newGroup())}
            >
              <Trans>Add a group</Trans>
            </Button>
          </div>
          <div className={styles.bar}>
            <RemovedParts removed={editor.removed} onUndo={editor.undo} isUsed={isUsed} />
            <Button type="submit" isBusy={isSending} busyLabel={t`Saving`}>
              <Trans>SAVE TEMPLATE</Trans>
            </Button>
            <p className={styles.hint}>
              <Trans>
                New drafts use it at once. Drafts that were begun keep the version they were begun
                with.
              </Trans>
            </p>
          </div>
        </Form>
        <SamplePreview typed={typed} isValid={editor.isValid} />
      </div>
      {question}
    </EditingContext>
  )
}
